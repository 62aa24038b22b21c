import Grading
import Referee
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `Wrong screen` {
    @Test func `tells what was looked for and what was there`() {
        var trace = Trace.ended(.completed)
        trace.events.append(
            TraceEvent(
                at: .zero + .milliseconds(100),
                .checked(line: 3, check: "see \"Bye\"", held: false, found: "text \"Hello\"")))
        #expect(
            trace.told == [
                "wrong-screen: At 100 ms `see \"Bye\"` did not hold. On screen: text \"Hello\"."
            ])
    }

    /// The last line of `scenario` is checked in vain at the end of the drawing.
    private func told(
        _ drawing: String, _ scenario: String, found: String, isHidden: Bool = false
    ) -> String? {
        let line = scenario.split(separator: "\n").count
        let check = String(scenario.split(separator: "\n").last ?? "")
        var diagram = Diagram(drawing, scenario: scenario)
        diagram.trace.scenario.isHidden = isHidden
        diagram.trace.events.append(
            TraceEvent(at: diagram.trace.end, .checked(line: line, check: check, held: false, found: found)))
        return diagram.findings.last { $0.code == .wrongScreen }?.sentence
    }

    @Test func `old content is called that`() {
        #expect(
            told(
                "GET /a   o-+\nGET /b   o+", "show\nset x 1\nsettle\nsee image /b",
                found: "the picture of /a")
                == "At 200 ms the screen showed old content, not the latest response to GET /b (`see "
                + "image /b`). On screen: the picture of /a.")
    }

    @Test func `a missing loading state is called that`() {
        #expect(
            told("GET /a   o--", "show\nsee spinner", found: "\"…\"")
                == "At 200 ms the screen showed no loading state, although GET /a was on its way (`see "
                + "spinner`). On screen: \"…\".")
    }

    @Test func `a missing error state is called that`() {
        #expect(
            told("GET /a   o-!", "show\nsettle\nsee error", found: "a spinner")
                == "At 200 ms the screen showed no error state, although GET /a had failed (`see "
                + "error`). On screen: a spinner.")
    }

    @Test func `a cancellation shown as an error is called that`() {
        #expect(
            told("GET /a   o-x", "show\nset x 1\nsettle\nsee no error", found: "\"Could not load\"")
                == "At 200 ms the screen showed the cancellation of GET /a as an error, although nothing "
                + "had failed (`see no error`). On screen: \"Could not load\".")
    }

    @Test func `an error after a failure is not blamed on a cancellation before it`() {
        let sentence = told(
            "GET /a   ox\nGET /b   .o!", "show\nsettle\nsee no error", found: "\"Could not load\"")
        #expect(sentence?.hasPrefix("At 200 ms `see no error` did not hold.") == true)
    }

    @Test(arguments: ["see spinner", "see error", "see image /a", "see \"x\"", "tap \"x\""])
    func `a hidden scenario's line is not quoted`(line: String) {
        let sentence = told("GET /a   o-+", "show\nsettle\n\(line)", found: "nothing", isHidden: true)
        #expect(sentence?.contains("`") == false)
        #expect(sentence?.contains("scenario line") == false)
    }

    @Test func `a picture that was never fetched is a consequence`() {
        let check = TraceEvent(
            at: .zero + .milliseconds(300),
            .checked(line: 4, check: "see image /a", held: false, found: ""))
        let diagram = Diagram(
            "want /a   |---", scenario: "want /a\nshow\nsettle\nsee image /a", extra: [check])
        #expect(diagram.findings.map(\.code) == [.missedFetch, .wrongScreen])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
    }

    @Test func `a button that is not there is missed on the screen`() {
        let check = TraceEvent(
            at: .zero,
            .checked(
                line: 2, check: "tap \"Retry\"", held: false,
                found: "nothing to tap says \"Retry\". On screen: a spinner"))
        let diagram = Diagram("GET /a   o--+", scenario: "show\ntap \"Retry\"", extra: [check])
        #expect(
            diagram.told == [
                "wrong-screen: At 0 ms the user could not `tap \"Retry\"`: nothing to tap says \"Retry\". "
                    + "On screen: a spinner."
            ])
    }

    @Test func `a line that holds is no finding`() {
        var trace = Trace.ended(.completed)
        let check = TraceEvent.Kind.checked(line: 3, check: "see spinner", held: true, found: "spinner")
        trace.events.append(at(0, check))
        #expect(trace.told == [])
    }

    private func screen(_ milliseconds: Int, _ kind: ScreenLine.Kind, _ content: String = "") -> TraceEvent {
        at(milliseconds, .screen([ScreenLine(kind, content)]))
    }

    @Test func `an answer that never reached the screen is not called old content`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events.append(screen(250, .spinner))
        diagram.trace.events.append(
            at(300, .checked(line: 3, check: "see image /a", held: false, found: "a spinner")))
        #expect(
            diagram.told == [
                "wrong-screen: At 300 ms the response to GET /a was not on screen: it had arrived at 200 "
                    + "ms and never reached the screen (`see image /a`). On screen: a spinner."
            ])
    }

    @Test func `an answer that was there and gave way to a spinner is not said to have never come`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events += [
            screen(200, .image, "first"), screen(250, .spinner),
            at(300, .checked(line: 3, check: "see image /a", held: false, found: "a spinner")),
        ]
        #expect(
            diagram.told == [
                "wrong-screen: At 300 ms the response to GET /a was no longer on screen (`see image "
                    + "/a`). On screen: a spinner."
            ])
    }

    @Test func `a gesture that failed is not what happened last`() {
        var diagram = Diagram("GET /a   o-5", scenario: "show\nsettle\ntap \"Retry\"")
        diagram.trace.scenario.isHidden = true
        diagram.trace.events += [
            at(200, .stepped(line: 3)),
            at(200, .checked(line: 3, check: "tap", held: false, found: "nothing to tap says it")),
        ]
        #expect(
            diagram.told.last
                == "wrong-screen: At 200 ms, after a request failed, the user could not operate a control: nothing to tap says it."
        )
    }

    @Test func `what should have gone is said to be there`() {
        #expect(
            told("GET /a   o-+", "show\nsettle\nsee no image /a", found: "the picture of /a")
                == "At 200 ms the response to GET /a was still on screen (`see no image /a`). On screen: "
                + "the picture of /a."
        )
    }

    @Test func `the answer to the request that was needed follows from the needless one`() {
        let scenario = "want /a\nshow\nsettle\nsee image /a"
        var diagram = Diagram("want /a   |-----\nGET /a    o-+\nGET /a    .o--+", scenario: scenario)
        let check = at(500, .checked(line: 4, check: "see image /a", held: false, found: "the picture of /a"))
        let answer =
            diagram.trace.events.firstIndex { if case .responded = $0.kind { true } else { false } } ?? 0
        diagram.trace.events.insert(screen(200, .image, "first"), at: answer + 1)
        diagram.trace.events.append(check)
        #expect(diagram.findings.map(\.code) == [.redundantFetch, .wrongScreen])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
        // A spinner is no answer at all.
        diagram.trace.events[answer + 1] = screen(200, .spinner)
        #expect(diagram.findings.map(\.isConsequence) == [false, false])
    }

    @Test(arguments: [
        ("see spinner", "a spinner was expected"), ("see no error", "no error was expected"),
        ("see \"x\"", "a text of the app's own was expected"),
        ("see image /b", "a picture from the network was expected"),
    ])
    func `a hidden scenario tells what kind of thing was expected and after what`(
        line: String, expected: String
    ) {
        let sentence = told("GET /a   o-5", "show\nsettle\n\(line)", found: "nothing", isHidden: true)
        if line != "see spinner" {
            #expect(sentence == "At 200 ms, after a request failed, \(expected). On screen: nothing.")
        } else {
            #expect(sentence?.contains("no loading state") == true)
        }
    }
}
