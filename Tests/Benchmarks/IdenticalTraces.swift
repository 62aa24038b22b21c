import Referee

/// Repeats one run a thousand times and counts the traces that equal the first.
///
/// This benchmark checks a fact, not a cost. Comparing a thousand traces takes too long for a test.
struct IdenticalTraces {
    static let runs = 1000

    let name: String
    let identical: Int

    init(_ name: String, of play: () throws(ProgramFailure) -> Trace) throws(ProgramFailure) {
        self.name = name
        let first = try play()
        var identical = 1
        for _ in 1..<Self.runs where try play() == first { identical += 1 }
        self.identical = identical
    }

    var holds: Bool { identical == Self.runs }
}
