import Foundation

/// The compiler's description of a module's public declarations.
public struct SymbolGraph: Decodable, Sendable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable, Sendable {
        var kind: Named
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
    }

    struct Named: Decodable, Sendable {
        var identifier: String
    }

    struct Identifier: Decodable, Sendable {
        var precise: String
    }

    struct Fragment: Decodable, Sendable {
        var kind: String
        var spelling: String
        var preciseIdentifier: String?
    }

    struct Relationship: Decodable, Sendable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    /// Reads all graphs in a folder as one.
    public init(folder: URL) throws {
        symbols = []
        relationships = []
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".symbols.json") {
            let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            symbols += part.symbols
            relationships += part.relationships
        }
    }

    init(symbols: [Symbol], relationships: [Relationship]) {
        self.symbols = symbols
        self.relationships = relationships
    }
}
