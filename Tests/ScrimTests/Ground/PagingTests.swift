import Testing

@testable import Scrim

/// How elements are distributed over pages.
@Suite struct PagingTests {
    @Test(arguments: [(0, []), (1, [1]), (16, [16]), (17, [8, 9]), (33, [11, 11, 11])] as [(Int, [Int])])
    func pagesAreFewAndAlike(_ count: Int, _ sizes: [Int]) {
        let pages = Paging.pages(of: Array(0..<count))
        #expect(pages.map(\.count) == sizes)
        #expect(pages.flatMap { $0 } == Array(0..<count))
    }

    @Test func neighborsAreMadeAnewWhereLittleIsLeft() {
        #expect(Paging.pagesToMakeAnew(3..<4, whereThereIsLeft: 5, of: 8) == 3..<4)
        #expect(Paging.pagesToMakeAnew(3..<4, whereThereIsLeft: 4, of: 8) == 2..<5)
        #expect(Paging.pagesToMakeAnew(0..<1, whereThereIsLeft: 0, of: 8) == 0..<2)
        #expect(Paging.pagesToMakeAnew(6..<8, whereThereIsLeft: 4, of: 8) == 5..<8)
        #expect(Paging.pagesToMakeAnew(0..<0, whereThereIsLeft: 1, of: 0) == 0..<0)
    }
}
