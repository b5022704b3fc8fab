import Foundation
import Testing

/// The library's privacy manifest is true.
struct PrivacyManifestTests {
    private static let sources = Repository.root.appending(path: "Sources")

    /// The libraries that an iOS app links.
    private static let libraries = ["Scrim", "CLibm", "ScrimUIKit", "ScrimSwiftUI"]

    /// Names of the APIs that need a reason, by Apple's list (*Describing use of required reason API*, 2024): file
    /// timestamps, system boot time, disk space, active keyboards, user defaults.
    private static let needReason = [
        "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey",
        "creationDateKey", "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "fstat",
        "fstatat",
        "lstat", "systemUptime", "mach_absolute_time", "volumeAvailableCapacityKey",
        "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
        "volumeTotalCapacityKey", "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
        "activeInputModes", "UserDefaults", "NSUserDefaults", "AppStorage", "SceneStorage",
    ]

    @Test func theManifestSaysThatNothingIsTrackedCollectedOrAskedFor() throws {
        let file = Self.sources.appending(path: "ScrimUIKit/PrivacyInfo.xcprivacy")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let manifest = try #require(list as? [String: Any])
        #expect(
            Set(manifest.keys) == [
                "NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes",
                "NSPrivacyAccessedAPITypes",
            ])
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        for key in manifest.keys where key != "NSPrivacyTracking" {
            #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key) names something")
        }
    }

    @Test func nothingUsesWhatNeedsAReason() throws {
        let names = Set(Self.needReason)
        var read = 0
        for library in Self.libraries {
            let folder = Self.sources.appending(path: library)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files)
            where ["swift", "c", "h"].contains(file.pathExtension) {
                read += 1
                let words = try String(contentsOf: file, encoding: .utf8)
                    .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                let used = names.intersection(words)
                #expect(used.isEmpty, "\(file.lastPathComponent) uses \(used.sorted())")
            }
        }
        #expect(read > 100, "found no sources to read")
    }
}
