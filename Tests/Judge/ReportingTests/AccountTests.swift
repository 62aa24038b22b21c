import Referee
import Scenario
import TestSupport
import Testing
import Text
import VirtualTime
import Wire

@testable import Reporting

@Suite struct `The output for a line at the prompt` {
    private let place = SourceLocation(file: "Row.swift", line: 5)

    private func lines(_ events: [TraceEvent], silence: Silence = .meansNothing) -> [String] {
        let account = Account(of: events[...], in: events)
        return AccountText(account, style: PageStyle(), silence: silence).lines
    }

    private func sent(_ id: Int, at milliseconds: Int) -> TraceEvent {
        let row = Resource(path: "/rows/\(id)")
        let scope = Scope(view: "List/Row", phase: .task, location: place)
        return at(milliseconds, .requested(outgoing(id, row), row), scope)
    }

    private func answered(_ id: Int, at milliseconds: Int) -> TraceEvent {
        at(milliseconds, .responded(request: id, status: 200, bytes: 20))
    }

    @Test func `shows the first two and the last of many similar requests`() {
        let told = lines((1...100).map { sent($0, at: 0) })
        #expect(
            told == [
                "0 ms       → #1 GET /rows/1, Row's .task (Row.swift:5)",
                "           → #2 GET /rows/2, Row's .task (Row.swift:5)",
                "           → 97 more like #2",
                "           → #100 GET /rows/100, Row's .task (Row.swift:5)",
                "           On its way: #1 /rows/1, #2 /rows/2, #3 /rows/3, #4 /rows/4, #5",
                "           /rows/5, and 95 more.",
            ])
        #expect(lines((1...6).map { sent($0, at: 0) }).count { $0.contains("→") } == 6)
    }

    @Test func `shows when the last of many requests came`() {
        let told = lines((1...9).flatMap { [sent($0, at: 5000 * $0), answered($0, at: 5000 * $0 + 300)] })
        #expect(told.contains("15 s       → 6 more like #2, the last at 40 s"))
        #expect(told.contains("15.3 s     ← 6 more like #2, the last at 40.3 s"))
        #expect(told.last == "45.3 s     ← #9 /rows/9 answered 200, 20 bytes")
    }

    @Test func `has a space after each sign, also in plain letters`() {
        let held = at(0, .checked(line: 1, check: "see spinner", held: true, found: "a spinner"))
        let account = Account(of: [held][...], in: [held])
        var style = PageStyle()
        style.hasUnicode = false
        let told = AccountText(account, style: style, silence: .meansNothing).lines
        #expect(told == ["0 ms       ok see spinner: holds"])
    }

    @Test func `shortens a flood of console lines`() {
        let flood = (0..<5000).map { at(0, .console("line \($0)")) }
        #expect(
            lines(flood) == [
                "0 ms       » line 0", "           » line 1", "           » 4,997 more lines",
                "           » line 4999",
            ])
        #expect(lines((0..<40).map { at(0, .console("line \($0)")) }).count == 40)
        let long = lines([at(0, .console(String(repeating: "x", count: 60_000)))])
        #expect(long.count < 10)
        #expect(long.joined().contains("(60,000 bytes;"))
    }

    @Test func `names what was still running when settle gave up`() {
        let rest = Remainder(
            requests: [Resource(path: "/a")], tasks: [.init(view: "Host/Poll", location: place)],
            nextTimer: .zero + .seconds(61))
        let told = lines(
            [at(50_000, .unsettled(rest))], silence: .nothingHappened)
        #expect(
            told == [
                "50 s       i `settle` ended here. Still going on: GET /a on its way, a task of",
                "             Poll (Row.swift:5), a timer due at 61 s",
            ])
    }

    @Test func `names the app's window as the view of a task outside every view`() {
        let fact = Fact.taskStarted(view: "", serial: 1, location: place)
        let told = lines([at(0, .fact(fact))])
        #expect(told == ["0 ms       ▸ task 1 of the app's window started (Row.swift:5)"])
    }
}
