/// The lines of a `repeat` block, which run several times in a row:
///
///     repeat 9 times
///     tap "Try again"
///     settle
///     see text "Could not load"
///     end
///
/// Only this file handles `repeat` lines, because `Scenario(parsing:name:)` copies the lines of a block. The copies of
/// a line keep the line's number.
struct RepeatBlock {
    let place: LinePlace
    let times: Int
    var steps: [Step] = []

    static let example = "repeat 9 times"

    /// The first or the last line of a block; nil for any other line.
    enum Edge {
        case start(times: Int)
        case end

        init?(_ place: LinePlace) throws(ScenarioError) {
            let words = try ScenarioLexer(place).tokens.filter { $0.placeholders.isEmpty }.map {
                $0.filled(with: [:])
            }
            var line = LineCursor(place: place, tokens: words, example: RepeatBlock.example)
            if line.skip("end") {
                self = .end
            } else if line.skip("repeat") {
                self = .start(times: try line.count("a number", 2...50))
                try line.keyword("times", "after the number")
            } else {
                return nil
            }
            try line.finish()
        }
    }

    var writtenOut: [Step] { (0..<times).flatMap { _ in steps } }
}
