/// The same scenario, a thousand times: how many of the traces are the first one?
///
/// This is no measurement but a fact. It is here because it takes longer than a test should.
struct IdenticalTraces {
    static let runs = 1000

    let identical: Int

    init(of play: HundredSteps) throws(ProgramFailure) {
        let first = try play.play()
        var identical = 1
        for _ in 1..<Self.runs where try play.play() == first { identical += 1 }
        self.identical = identical
    }

    var holds: Bool { identical == Self.runs }
}
