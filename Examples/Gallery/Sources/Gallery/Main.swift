import GalleryApp

@main @MainActor
struct Main {
    static func main() {
        // `--language de` speaks German, whatever the locale.
        let option = CommandLine.arguments.drop { $0 != "--language" }
        Program.run(in: option.dropFirst().first)
    }
}
