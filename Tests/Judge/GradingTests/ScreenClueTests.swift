import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `A clue about a wrong screen` {
    private func at(_ milliseconds: Int, _ kind: TraceEvent.Kind) -> TraceEvent {
        TraceEvent(at: .zero + .milliseconds(milliseconds), kind)
    }

    private func screen(_ milliseconds: Int, _ lines: ScreenLine...) -> TraceEvent {
        at(milliseconds, .screen(lines))
    }

    /// The sentence of the last wrong screen. The numbers before the lines of the scenario are the moments of its steps
    /// in milliseconds; the last line fails.
    private func told(
        _ drawing: String, _ lines: [(Int, String)], _ events: [TraceEvent], found: String,
        errors: [String] = []
    ) -> String {
        var diagram = Diagram(drawing, scenario: lines.map(\.1).joined(separator: "\n"))
        diagram.trace.scenario.errors = errors
        let steps = lines.enumerated().map { at($1.0, .stepped(line: $0 + 1)) }
        let last = lines.count
        // A step comes before what it causes in its instant.
        diagram.trace.events = (steps + diagram.trace.events + events).enumerated()
            .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
        let check = at(
            lines[last - 1].0, .checked(line: last, check: lines[last - 1].1, held: false, found: found))
        let place = diagram.trace.events.firstIndex { $0.at > check.at } ?? diagram.trace.events.endIndex
        diagram.trace.events.insert(check, at: place)
        return diagram.findings.last { $0.code == .wrongScreen }?.sentence ?? ""
    }

    @Test func `tells a response that came back from one that stayed`() {
        let shown = ScreenLine(.text, "for seven")
        func sentence(_ between: ScreenLine) -> String {
            told(
                "GET /a   o+.....",
                [(0, "show"), (200, "set x 8"), (400, "set x 7"), (400, "see no body of /a")],
                [screen(100, shown), screen(200, between), screen(400, shown)], found: "\"for seven\"")
        }
        #expect(
            sentence(ScreenLine(.spinner, "")).hasPrefix(
                "At 400 ms, after `set x 7`, the response to GET /a was on screen again"))
        #expect(
            sentence(shown).hasPrefix(
                "At 400 ms, after `set x 7`, the response to GET /a was still on screen"))
    }

    @Test func `names a request that the app sent again at once after its failure`() {
        func sentence(_ drawing: String) -> String {
            told(drawing, [(0, "show"), (500, "tap \"Try again\"")], [], found: "no tappable view")
        }
        let retry = "GET /a had failed at 100 ms, and the app sent it again at once, by itself."
        #expect(sentence("GET /a   o!..\nGET /a   .o--+").hasSuffix(retry))
        #expect(!sentence("GET /a   o!..\nGET /a   ..o-+").contains("by itself"))
    }

    @Test func `names a .task that never returned after its request had ended`() {
        func sentence(_ end: TraceEvent?) -> String {
            let start = Fact.taskStarted(
                view: "Host/Picture", serial: 1, location: SourceLocation(file: "Answer.swift", line: 12))
            return told(
                "GET /a   o5..", [(0, "show"), (300, "see no spinner")],
                [at(0, .fact(start)), screen(0, ScreenLine(.spinner, ""))] + (end.map { [$0] } ?? []),
                found: "a spinner")
        }
        let waits = "The .task at Answer.swift:12 never returned, although its request had ended at 100 ms."
        #expect(sentence(nil).hasPrefix(waits))
        #expect(
            !sentence(at(100, .fact(.taskFinished(view: "Host/Picture", serial: 1)))).contains("returned"))
    }

    @Test func `names the moment of a spinner that comes late`() {
        func sentence(_ spinner: Int) -> String {
            told(
                "GET /a   o----+", [(0, "show"), (100, "see spinner")],
                [screen(0, ScreenLine(.text, "a")), screen(spinner, ScreenLine(.spinner, ""))], found: "\"a\""
            )
        }
        #expect(sentence(300).hasSuffix("A spinner came only at 300 ms."))
        #expect(!sentence(600).contains("A spinner came"), "the request had ended")
    }

    @Test func `does not call an earlier failure's words a cancellation`() {
        let (spinner, words) = (ScreenLine(.spinner, ""), ScreenLine(.text, "Could not load"))
        func sentence(_ screens: TraceEvent...) -> String {
            told(
                "GET /a   o!\nGET /b   ..o-x", [(0, "show"), (500, "see no error")], screens,
                found: "\"Could not load\"", errors: ["Could not load"])
        }
        let cancelled = "At 500 ms the screen showed the cancellation of GET /b as an error"
        #expect(!sentence(screen(0, spinner), screen(100, words)).hasPrefix(cancelled))
        #expect(
            sentence(screen(0, spinner), screen(100, words), screen(200, spinner), screen(400, words))
                .hasPrefix(cancelled))
    }

    @Test func `says that a text is of the visit before`() {
        let left = [ScreenLine(.text, "5 of 160 letters")]
        let sentence = told(
            "GET /a   o+....",
            [(0, "show"), (200, "hide"), (300, "show"), (300, "see \"0 of 160 letters\"")],
            [at(100, .screen(left)), at(200, .screen([])), at(300, .screen(left))],
            found: "\"5 of 160 letters\"")
        #expect(
            sentence.hasPrefix(
                "The screen disappeared and appeared again at 300 ms, and it kept \"5 of 160 letters\" of the visit before."
            ))
    }

    @Test func `does not take a new screen's words for a response of the same instant`() {
        let words = ScreenLine(.text, "Could not load")
        let sentence = told(
            "GET /a   o-+\nGET /a   ..o-", [(0, "show"), (200, "hide"), (200, "show"), (200, "see spinner")],
            [screen(200, ScreenLine(.text, "price")), at(200, .screen([])), screen(200, words)],
            found: "\"Could not load\"", errors: ["Could not load"])
        #expect(!sentence.contains("kept") && !sentence.contains("earlier response"), "\(sentence)")
    }

    @Test func `names the view that was made again when the missing text left the screen`() {
        func mounted(_ milliseconds: Int) -> TraceEvent {
            at(milliseconds, .fact(.bodyEvaluated(view: "Host/Quantity", cause: .mounted)))
        }
        let sentence = told(
            "GET /a   o-+..", [(0, "show"), (300, "see \"How many: 3\"")],
            [
                mounted(0), screen(100, ScreenLine(.text, "How many: 3")), mounted(200),
                screen(200, ScreenLine(.text, "How many: 1")),
            ], found: "\"How many: 1\"")
        #expect(
            sentence.hasPrefix(
                "At 200 ms SwiftUI removed Quantity and made a new one, whose state starts again."))
    }
}
