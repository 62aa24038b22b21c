import Wire

/// Refuses source with nesting too deep for parsers and compilers.
///
/// The rule counts brackets in the bytes, before parsing. Each level of `[[[[` doubles the parser's time (8 s at twenty
/// levels, with SwiftSyntax 6.3). The rule also counts brackets in strings and comments, where brackets usually come in
/// pairs. For nesting without brackets, the rule measures the depth of the syntax tree.
enum NestingRule {
    static let code = "nesting"
    static let brackets = 200
    static let squareBrackets = 12
    /// The most levels. A body with eight levels of views, each with a dozen modifiers, has fewer than 300 levels of
    /// nesting.
    static let levels = 2000

    static func finding(in source: Source) -> GateFinding? {
        var open = 0
        var square = 0
        var line = 1
        for byte in source.bytes {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): open = max(0, open - 1)
            case UInt8(ascii: "["): (open, square) = (open + 1, square + 1)
            case UInt8(ascii: "]"): (open, square) = (max(0, open - 1), max(0, square - 1))
            case UInt8(ascii: "\n"): line += 1
            default: break
            }
            guard open <= brackets, square <= squareBrackets else {
                return GateFinding(
                    rule: code, file: source.name, line: line, column: 1,
                    fact:
                        "More than \(square > squareBrackets ? squareBrackets : brackets) brackets are open at this line.",
                    instead: advice)
            }
        }
        return nil
    }

    static func finding(in reading: Reading) -> GateFinding? {
        guard reading.depth > levels, let root = reading.nodes.first else { return nil }
        return reading.finding(
            code, Objection(root, "The source is nested \(reading.depth) levels deep.", instead: advice))
    }

    private static let advice = "Close the open brackets, or split the expression into named parts."
}
