import Referee

/// The same run, a thousand times: how many of the traces are the first one?
///
/// This is no measurement but a fact. It is here because it takes longer than a test should.
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
