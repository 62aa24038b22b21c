/// Source nested deeper than anyone would write is where parsers and compilers break down.
enum NestingRule {
    static let code = "nesting"
    /// A body with eight levels of views, each with a dozen modifiers, stays under three hundred.
    static let limit = 2000

    static func finding(in reading: Reading) -> Finding? {
        guard reading.depth > limit, let root = reading.nodes.first else { return nil }
        return reading.finding(
            code,
            Objection(
                root, "The source is nested \(reading.depth) levels deep.",
                instead: "Split the longest expression into parts with names."))
    }
}
