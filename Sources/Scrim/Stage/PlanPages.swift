/// The parts of the plan for all surfaces, back to front, in pages.
///
/// If a surface changes, its page is made again. The other pages stay, and so do their sums.
struct PlanPages: Sendable {
    /// The surfaces that a host should show, back to front.
    private(set) var surfaces = PagedArray<Shared<SurfacePlan>>()
    /// The input layers, back to front.
    private(set) var layers = PagedArray<InputPlan.Layer>()
    /// The regions whose content is hidden from assistive technology, one for each surface that hides its
    /// region, back to front.
    private(set) var hiddenRegions = PagedArray<Region>()
    private var pages: [Page] = []

    /// Surfaces that follow each other; never empty.
    private final class Page: Sendable {
        let ids: [SurfaceID]
        let parts: [SurfacePart]
        let surfaces: PagedArray<Shared<SurfacePlan>>.Page
        let layers: PagedArray<InputPlan.Layer>.Page
        let hiddenRegions: PagedArray<Region>.Page
        let sum: PartSum

        /// - Parameter before: The page that this one replaces; lists that are equal are shared with it.
        init(_ parts: some Sequence<SurfacePart>, insteadOf before: Page? = nil) {
            self.parts = Array(parts)
            ids = self.parts.map(\.id)
            surfaces = .of(self.parts.compactMap(\.plan), insteadOf: before?.surfaces)
            layers = .of(self.parts.compactMap(\.layer), insteadOf: before?.layers)
            hiddenRegions = .of(
                self.parts.compactMap { $0.hidesRegion ? $0.region : nil }, insteadOf: before?.hiddenRegions)
            sum = PartSum(self.parts)
        }
    }

    /// - Parameter parts: All surfaces, back to front.
    init(_ parts: [SurfacePart] = []) {
        replacePages(0..<0, with: Paging.pages(of: parts).map { Page($0) })
    }

    /// The sum of all surfaces.
    var sum: PartSum { pages.reduce(into: PartSum()) { $0.add($1.sum) } }

    func contains(_ id: SurfaceID) -> Bool { location(of: id) != nil }

    /// Sets a surface's part; a new surface goes in front of all others of its band.
    mutating func put(_ part: SurfacePart) {
        guard let (page, index) = location(of: part.id) else { return insert(part) }
        let old = pages[page].parts[index]
        var part = part
        // A plan that is equal to the old one stays the same object, which others may share.
        if let plan = old.plan, plan == part.plan { part.plan = plan }
        var parts = pages[page].parts
        parts[index] = part
        put(parts, on: page..<page + 1)
    }

    /// A surface is gone.
    mutating func remove(_ id: SurfaceID) {
        guard let (page, index) = location(of: id) else { return }
        var parts = pages[page].parts
        parts.remove(at: index)
        let range = Paging.pagesToMakeAnew(page..<page + 1, whereThereIsLeft: parts.count, of: pages.count)
        parts =
            pages[range.lowerBound..<page].flatMap(\.parts) + parts
            + pages[page + 1..<range.upperBound].flatMap(\.parts)
        put(parts, on: range)
    }

    private mutating func insert(_ part: SurfacePart) {
        let next = pages.partitioningIndex { $0.parts[0].band > part.band }
        guard next > 0 else { return replacePages(0..<0, with: [Page([part])]) }
        var parts = pages[next - 1].parts
        let index = parts.partitioningIndex { $0.band > part.band }
        // A new part is mostly the last one, so a full page stays full.
        if index == Paging.limit { return replacePages(next..<next, with: [Page([part])]) }
        parts.insert(part, at: index)
        put(parts, on: next - 1..<next)
    }

    /// Replaces the parts on some pages.
    private mutating func put(_ parts: [SurfacePart], on range: Range<Int>) {
        let before = pages[range.lowerBound]
        replacePages(range, with: Paging.pages(of: parts).map { Page($0, insteadOf: before) })
    }

    private mutating func replacePages(_ range: Range<Int>, with others: [Page]) {
        pages.replaceSubrange(range, with: others)
        surfaces.replacePages(range, with: others.map(\.surfaces))
        layers.replacePages(range, with: others.map(\.layers))
        hiddenRegions.replacePages(range, with: others.map(\.hiddenRegions))
    }

    private func location(of id: SurfaceID) -> (page: Int, index: Int)? {
        for page in pages.indices {
            if let index = pages[page].ids.firstIndex(of: id) { return (page, index) }
        }
        return nil
    }
}

extension PagedArray.Page {
    /// A page of these elements; the old page if it has the same.
    fileprivate static func of(_ elements: [Element], insteadOf before: PagedArray.Page?) -> PagedArray.Page {
        if let before, before.elements == elements { return before }
        return PagedArray.Page(elements)
    }
}
