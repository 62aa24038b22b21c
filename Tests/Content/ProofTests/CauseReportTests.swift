import Curriculum
import Testing

@testable import Proof

@Suite struct `A report on causes` {
    private static func answer(
        _ name: String, _ code: String, at place: String? = nil, got blames: [BlamedAnswer.Blame]
    ) -> BlamedAnswer {
        let text = "// earns: \(code)\n\nstruct A {\n    .task(id: width) {\n    }\n}\n"
        return BlamedAnswer(
            part: 6,
            WrongAnswer(
                source: SourceFile(path: "E/Wrong/\(name).swift", text: text), earns: [code], place: place,
                mistake: "The id is the width."), blames: blames)
    }

    private static func blame(
        _ code: String, _ line: Int? = nil, consequence: Bool = false
    ) -> BlamedAnswer.Blame {
        .init(
            code: code, line: line, scenarios: 1, consequence: consequence,
            sentence: "It was never requested.")
    }

    @Test func `counts a first finding that names the code and the line`() {
        let named = [
            Self.answer("A", "missed-fetch", at: ".task(id: width) {", got: [Self.blame("missed-fetch", 4)]),
            Self.answer("B", "missed-fetch", at: ".task(id: width) {", got: [Self.blame("missed-fetch", 6)]),
            Self.answer("C", "wrong-screen", got: [Self.blame("wrong-screen")]),
        ]
        #expect(CauseReport(named).named == 3)
        #expect(named.map(\.isPlaced) == [true, true, false])
    }

    @Test func `does not count another code, another line, a consequence or no finding`() {
        let place = ".task(id: width) {"
        let missed = [
            Self.answer(
                "A", "missed-fetch", at: place,
                got: [Self.blame("wrong-screen"), Self.blame("missed-fetch", 4)]),
            Self.answer("B", "missed-fetch", at: place, got: [Self.blame("missed-fetch", 7)]),
            Self.answer("C", "missed-fetch", got: [Self.blame("missed-fetch", 4)]),
            Self.answer("D", "missed-fetch", got: [Self.blame("missed-fetch", consequence: true)]),
            Self.answer("E", "missed-fetch", got: []),
        ]
        #expect(CauseReport(missed).named == 0)
        #expect(!CauseReport(missed).holds)
    }

    @Test func `has a row for each part, and lists the reports that begin with something else`() {
        let report = CauseReport([
            Self.answer("A", "missed-fetch", at: ".task(id: width) {", got: [Self.blame("missed-fetch", 4)]),
            Self.answer("B", "missed-fetch", got: [Self.blame("wrong-screen")]),
        ])
        #expect(
            CauseSummary(report).text == """
                part 6  2 wrong answers  1 with the cause first  1 with its line  50 %

                The report begins with something else:
                  E/Wrong/B.swift
                    is missed-fetch, The id is the width.
                    got wrong-screen, It was never requested.

                1 of 2 reports begin with the cause (50 %).
                """)
    }
}
