/// A text with placeholders, for which a `pick` line has values: `/{width}/300`.
struct TextTemplate: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case literal(String)
        case placeholder(String)
    }

    /// Literal pieces are never empty and never adjacent, so equal texts have equal pieces.
    private(set) var pieces: [Piece] = []

    var placeholders: [String] {
        pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
    }

    /// The text if it has no placeholders; otherwise nil.
    var literal: String? {
        guard let first = pieces.first else { return "" }
        guard case .literal(let text) = first, pieces.count == 1 else { return nil }
        return text
    }

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ scalar: Unicode.Scalar) {
        var text = ""
        if case .literal(let before) = pieces.last {
            pieces.removeLast()
            text = before
        }
        text.unicodeScalars.append(scalar)
        pieces.append(.literal(text))
    }

    mutating func append(placeholder name: String) {
        pieces.append(.placeholder(name))
    }

    /// A placeholder without a value remains a placeholder.
    func filled(with values: [String: String]) -> String {
        if let literal { return literal }
        // Appends Unicode scalars instead of characters, so that the end of one piece does not merge with the start of
        // the next piece.
        var text = String.UnicodeScalarView()
        for piece in pieces {
            switch piece {
            case .literal(let literal): text.append(contentsOf: literal.unicodeScalars)
            case .placeholder(let name): text.append(contentsOf: (values[name] ?? "{\(name)}").unicodeScalars)
            }
        }
        return String(text)
    }

    /// The text as scenarios write it; the closure `literal` quotes the parts without placeholders.
    func written(_ literal: (String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): literal(text)
            case .placeholder(let name): "{\(name)}"
            }
        }.joined()
    }
}
