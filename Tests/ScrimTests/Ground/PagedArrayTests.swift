import Foundation
import Testing

@_spi(Host) @testable import Scrim

/// An array in pages, which knows which pages it shares with another.
@Suite struct PagedArrayTests {
    private typealias List = PagedArray<Int>

    private func list(_ pages: [Int]...) -> List {
        var list = List()
        list.replacePages(0..<0, with: pages.map { List.Page($0) })
        return list
    }

    @Test(arguments: [0, 1, 15, 16, 17, 1000])
    func itHasWhatAnArrayHas(_ count: Int) {
        let list = List(0..<count)
        #expect(list.count == count && Array(list) == Array(0..<count))
        #expect(list.indices.map { list[$0] } == Array(0..<count))
        #expect(list.reversed() == Array((0..<count).reversed()))
        #expect(list.description == Array(0..<count).description)
    }

    @Test func elementsAreFoundAcrossPagesOfAnyLength() {
        let list = list([], [1, 2], [], [3], [4, 5, 6], [])
        #expect(Array(list) == [1, 2, 3, 4, 5, 6])
        #expect((0..<6).map { list[$0] } == [1, 2, 3, 4, 5, 6])
        #expect(list.last == 6 && list[2...].map { $0 } == [3, 4, 5, 6])
    }

    @Test func whatChangesInOneStaysInTheOther() {
        let before = List(0..<100)
        var after = before
        after[40] = -1
        #expect(before[40] == 40 && after[40] == -1 && before != after)
        after[40] = 40
        #expect(before == after && before.hashValue == after.hashValue)
    }

    @Test func onlyThePageOfAChangeDiffers() {
        let before = List(0..<96)
        var after = before
        after[40] = -1
        #expect(after.elements(differingFrom: before) == (32..<48).map { $0 == 40 ? -1 : $0 })
        #expect(before.elements(differingFrom: before) == [])
        #expect(before.elements(differingFrom: []) == Array(0..<96))
    }

    @Test func whatComesOrGoesMakesOnlyItsPageAnew() {
        let before = List(0..<96)
        var after = before
        after.remove(at: 40)
        #expect(after.elements(differingFrom: before) == (32..<48).filter { $0 != 40 })
        after.insert(40, at: 40)
        #expect(after == before && after.elements(differingFrom: before) == Array(32..<48))
        after.insert(-1, at: 40)
        #expect(after.count == 97 && after.elements(differingFrom: before).count == 17)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func anyChangesComeToWhatAnArrayComesTo(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var (list, array) = (List(), [Int]())
        for number in 0..<600 {
            let start = Int.random(in: 0...array.count, using: &random)
            let most = number < 300 ? 3 : 9
            let end = min(start + Int.random(in: 0...most, using: &random), array.count)
            let new = Array(repeating: number, count: Int.random(in: 0...4, using: &random))
            list.replaceSubrange(start..<end, with: new)
            array.replaceSubrange(start..<end, with: new)
            #expect(list.elementsEqual(array) && list.count == array.count)
            #expect(array.indices.allSatisfy { list[$0] == array[$0] })
        }
        while !array.isEmpty {
            let place = Int.random(in: array.indices, using: &random)
            list.remove(at: place)
            array.remove(at: place)
            #expect(list.elementsEqual(array) && list.pages.count <= array.count / 4 + 2)
        }
    }

    @Test func whereAPageIsMoreOnlyWhatLiesBetweenDiffers() {
        var longer = list([1], [2], [3], [4])
        let before = longer
        longer.replacePages(1..<2, with: [List.Page([7]), List.Page([8])])
        #expect(Array(longer) == [1, 7, 8, 3, 4])
        #expect(longer.elements(differingFrom: before) == [7, 8])
        #expect(before.elements(differingFrom: longer) == [2])
        longer.replacePages(1..<3, with: [])
        #expect(Array(longer) == [1, 3, 4] && longer.elements(differingFrom: before) == [])
    }

    @Test func howItIsPagedDoesNotMatter() {
        let (one, other) = (list([1, 2], [3]), list([1], [2, 3]))
        #expect(one == other && one.hashValue == other.hashValue)
        #expect(one != list([1], [2, 4]) && one != list([1], [2]))
    }

    @Test func itIsWrittenAsAnArrayIs() throws {
        let list = List(0..<40)
        let data = try JSONEncoder().encode(list)
        #expect(try JSONDecoder().decode([Int].self, from: data) == Array(0..<40))
        #expect(try JSONDecoder().decode(List.self, from: data) == list)
    }

    @Test func elementsCanBePutIntoItAnywhere() {
        var list = List(0..<40)
        list.append(40)
        list.insert(-1, at: 0)
        list.removeAll { $0 % 2 == 0 }
        #expect(Array(list) == [-1] + stride(from: 1, to: 40, by: 2))
    }
}
