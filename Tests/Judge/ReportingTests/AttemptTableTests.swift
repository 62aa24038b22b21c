import Grading
import Reporting
import TestSupport
import Testing

@Suite struct `Attempts side by side` {
    private let rows = [
        AttemptTable.Row(
            name: "this time", points: 85, requests: 3, par: 2,
            waste: Waste(bytes: 2048, duration: .milliseconds(200))),
        AttemptTable.Row(name: "last time", points: 0, requests: 0, par: 0, waste: Waste()),
        AttemptTable.Row(name: "best", points: 100, requests: 2, par: 2, waste: Waste()),
    ]

    @Test(arguments: Look.all)
    func `match their snapshot`(look: Look) throws {
        try expectSnapshot(AttemptTable(rows, style: look.style).text, "attempts-\(look.name).txt")
    }

    @Test func `show only points if no requests are graded`() {
        let rows = ["this time", "best"].map {
            AttemptTable.Row(name: $0, points: 80, requests: 0, par: 0, waste: Waste())
        }
        #expect(
            AttemptTable(rows).text == """
                           points
                this time      80
                best           80

                """)
    }
}
