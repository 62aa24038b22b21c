import Grading
import Referee
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `A wrong screen` {
    @Test func `shows what was expected and what was there`() {
        var trace = Trace.ended(.completed)
        trace.events.append(
            TraceEvent(
                at: .zero + .milliseconds(100),
                .checked(line: 3, check: "see \"Bye\"", held: false, found: "text \"Hello\"")))
        #expect(
            trace.told == [
                "wrong-screen: At 100 ms, after `show`, `see \"Bye\"` did not hold. On screen: text \"Hello\"."
            ])
    }

    /// The finding's text if the last line of `scenario` fails in the last instant of the run.
    private func told(
        _ drawing: String, _ scenario: String, found: String, isHidden: Bool = false
    ) -> String? {
        let line = scenario.split(separator: "\n").count
        let check = String(scenario.split(separator: "\n").last ?? "")
        var diagram = Diagram(drawing, scenario: scenario)
        diagram.trace.scenario.isHidden = isHidden
        diagram.trace.scenario.task = "After a failure the screen shows `Named`."
        diagram.trace.events.append(
            TraceEvent(at: diagram.trace.end, .checked(line: line, check: check, held: false, found: found)))
        return diagram.findings.last { $0.code == .wrongScreen }?.sentence
    }

    @Test func `is called old content if it is`() {
        #expect(
            told(
                "GET /a   o-+\nGET /b   o+", "show\nset x 1\nsettle\nsee image /b",
                found: "the picture of /a")
                == "At 200 ms the screen showed old content, not the latest response to GET /b (`see "
                + "image /b`). On screen: the picture of /a.")
    }

    @Test func `is called a missing loading state if it is`() {
        #expect(
            told("GET /a   o--", "show\nsee spinner", found: "\"…\"")
                == "At 200 ms the screen showed no loading state, although GET /a was on its way (`see "
                + "spinner`). On screen: \"…\".")
    }

    @Test func `is called a missing error state if it is`() {
        #expect(
            told("GET /a   o-!", "show\nsettle\nsee error", found: "a spinner")
                == "At 200 ms, after GET /a failed (timeout), the screen showed no error state (`see error`). "
                + "On screen: a spinner.")
    }

    @Test func `is called a cancellation shown as an error if it is`() {
        #expect(
            told("GET /a   o-x", "show\nset x 1\nsettle\nsee no error", found: "\"Could not load\"")
                == "At 200 ms the screen showed the cancellation of GET /a as an error, although nothing "
                + "had failed (`see no error`). On screen: \"Could not load\".")
    }

    @Test func `does not blame an earlier cancellation for an error after a failure`() {
        let sentence = told(
            "GET /a   ox\nGET /b   .o!", "show\nsettle\nsee no error", found: "\"Could not load\"")
        #expect(
            sentence?.hasPrefix("At 200 ms, after GET /b failed (timeout), the screen showed an error")
                == true)
    }

    @Test(arguments: ["see spinner", "see error", "see image /a", "see \"x\"", "tap \"x\""])
    func `does not quote a hidden scenario's line`(line: String) {
        let sentence = told("GET /a   o-+", "show\nsettle\n\(line)", found: "nothing", isHidden: true)
        #expect(sentence?.contains("`") == false)
        #expect(sentence?.contains("scenario line") == false)
    }

    @Test func `is called an error in place of a right response if it is`() {
        #expect(
            told("GET /a   o-+", "show\nsettle\nsee body of /a", found: "\"Could not load\"")
                == "At 200 ms the screen showed an error, although GET /a was answered with status 200 at 200 ms "
                + "(`see body of /a`). On screen: \"Could not load\".")
    }

    @Test func `names the missing one of two lines whose order counts`() {
        #expect(
            told("GET /a   o-+", "show\nsettle\nsee \"salt\" above \"oil\"", found: "\"salt\"")
                == "At 200 ms, after GET /a was answered, the screen did not show \"oil\" "
                + "(`see \"salt\" above \"oil\"`). On screen: \"salt\".")
    }

    @Test func `says when a text left the screen, if more has happened since`() {
        var diagram = Diagram("GET /a   o-+....", scenario: "show\nwait 400ms\nrerender\nsee \"2 letters\"")
        diagram.trace.events = diagram.trace.events.flatMap { event -> [TraceEvent] in
            switch event.kind {
            case .requested: [event, TraceEvent(at: event.at, .screen([ScreenLine(.text, "2 letters")]))]
            case .responded: [event, TraceEvent(at: event.at, .screen([ScreenLine(.text, "0 letters")]))]
            default: [event]
            }
        }
        let line = diagram.trace.scenario.steps.last?.line ?? 0
        diagram.trace.events.append(TraceEvent(at: diagram.trace.end, .stepped(line: 3)))
        diagram.trace.events.append(
            TraceEvent(
                at: diagram.trace.end,
                .checked(line: line, check: "see \"2 letters\"", held: false, found: "\"0 letters\"")))
        let sentence = diagram.findings.last { $0.code == .wrongScreen }?.sentence
        #expect(
            sentence?.hasSuffix("It had left the screen at 200 ms, after GET /a was answered.") == true,
            "\(sentence ?? "")")
    }

    @Test func `is a consequence if its picture was never fetched`() {
        let check = TraceEvent(
            at: .zero + .milliseconds(300),
            .checked(line: 4, check: "see image /a", held: false, found: ""))
        let diagram = Diagram(
            "want /a   |---", scenario: "want /a\nshow\nsettle\nsee image /a", extra: [check])
        #expect(diagram.findings.map(\.code) == [.missedFetch, .wrongScreen])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
    }

    @Test func `is reported for a missing button`() {
        let check = TraceEvent(
            at: .zero,
            .checked(
                line: 2, check: "tap \"Retry\"", held: false,
                found: "no tappable view is labeled \"Retry\". On screen: a spinner"))
        let diagram = Diagram("GET /a   o--+", scenario: "show\ntap \"Retry\"", extra: [check])
        #expect(
            diagram.told == [
                "wrong-screen: At 0 ms, after GET /a was answered, the user could not `tap \"Retry\"`: no tappable view "
                    + "is labeled \"Retry\". On screen: a spinner."
            ])
    }

    @Test func `is not reported for a check that succeeds`() {
        var trace = Trace.ended(.completed)
        let check = TraceEvent.Kind.checked(line: 3, check: "see spinner", held: true, found: "spinner")
        trace.events.append(at(0, check))
        #expect(trace.told == [])
    }

    private func screen(_ milliseconds: Int, _ kind: ScreenLine.Kind, _ content: String = "") -> TraceEvent {
        at(milliseconds, .screen([ScreenLine(kind, content)]))
    }

    @Test func `is not called old content if the screen is empty`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events.append(at(250, .screen([])))
        diagram.trace.events.append(
            at(300, .checked(line: 3, check: "see image /a", held: false, found: "")))
        #expect(diagram.findings.last?.sentence.contains("the response to GET /a was not on screen") == true)
    }

    @Test func `is not called old content if pictures of later requests are there`() {
        var diagram = Diagram(
            "GET /a   o-+..\nGET /b   o-+..", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events.append(screen(200, .image, "/b"))
        diagram.trace.events.append(
            at(400, .checked(line: 3, check: "see image /a", held: false, found: "the picture of /b")))
        #expect(diagram.findings.last?.sentence.contains("old content") == false)
    }

    @Test func `is called old content if an older request's response comes last`() {
        var diagram = Diagram(
            "GET /a   o--+.\nGET /b   .o+..", scenario: "show\nset x 1\nsettle\nsee image /b")
        diagram.trace.events.insert(
            screen(200, .image, "/b"),
            at: diagram.trace.events.firstIndex { $0.at > .zero + .milliseconds(200) } ?? 0)
        diagram.trace.events.append(screen(300, .image, "/a"))
        diagram.trace.events.append(
            at(400, .checked(line: 4, check: "see image /b", held: false, found: "the picture of /a")))
        #expect(diagram.findings.last?.sentence.contains("showed old content") == true)
    }

    @Test func `is not called old content if no response reached the screen`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events.append(screen(250, .spinner))
        diagram.trace.events.append(
            at(300, .checked(line: 3, check: "see image /a", held: false, found: "a spinner")))
        #expect(
            diagram.told == [
                "wrong-screen: At 300 ms the response to GET /a was not on screen: the app received it at 200 "
                    + "ms and had not shown it (`see image /a`). On screen: a spinner."
            ])
    }

    @Test func `knows a response that appeared and gave way to a spinner`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee image /a")
        diagram.trace.events += [
            screen(200, .image, "first"), screen(250, .spinner),
            at(300, .checked(line: 3, check: "see image /a", held: false, found: "a spinner")),
        ]
        #expect(
            diagram.told == [
                "wrong-screen: At 300 ms, after GET /a was answered, the response to GET /a was no longer on "
                    + "screen (`see image /a`). On screen: a spinner."
            ])
    }

    private func told(_ check: String, afterShowing lines: ScreenLine...) -> String? {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\n\(check)")
        diagram.trace.events += [
            at(200, .screen(lines)), at(300, .checked(line: 3, check: check, held: false, found: "…")),
        ]
        return diagram.findings.first?.sentence
    }

    @Test func `is called a part of the response if text came with it, and no spinner is there`() {
        let (text, spinner) = (ScreenLine(.text, "21 s"), ScreenLine(.spinner, ""))
        #expect(told("see body of /a", afterShowing: text)?.contains("only a part of the response") == true)
        #expect(told("see body of /a", afterShowing: text, spinner)?.contains("only a part") == false)
        // A text on screen never counts as a part of a picture.
        #expect(told("see image /a", afterShowing: text, spinner)?.contains("only a part") == false)
        #expect(told("see image /a", afterShowing: text)?.contains("only a part") == false)
    }

    /// Two runs of one `.task`: at 100 ms, the first run is cancelled and the second run begins.
    private func told(afterTheFirstRunEnded writes: BodyCause?) -> Finding? {
        var diagram = Diagram(
            "GET /a   ox\nGET /b   .o--", scenario: "show\nset x 1\nsee spinner\nsettle")
        func started(_ serial: Int) -> Fact {
            .taskStarted(view: "Host/Picture", serial: serial, location: line(12))
        }
        diagram.trace.events.insert(at(0, .fact(started(1))), at: 0)
        diagram.trace.events += [
            at(100, .fact(.taskCancelled(view: "Host/Picture", serial: 1, reason: .idChanged))),
            at(100, .fact(started(2))), at(100, .fact(.taskFinished(view: "Host/Picture", serial: 1))),
        ]
        diagram.trace.events +=
            writes.map {
                [at(100, .fact(.bodyEvaluated(view: "Host/Picture", cause: $0)))]
            } ?? []
        diagram.trace.events.append(
            at(100, .checked(line: 3, check: "see spinner", held: false, found: "nothing")))
        return diagram.findings.first { $0.code == .wrongScreen }
    }

    @Test func `names the cancelled run that still wrote after the next run had begun`() {
        let written = told(afterTheFirstRunEnded: .stateChanged(name: "isLoading"))
        #expect(
            written?.sentence.hasPrefix(
                "At 100 ms the cancelled run of the .task at Answer.swift:12 wrote `isLoading` after the next run "
                    + "had begun. At 100 ms the screen showed no loading state") == true,
            "\(written?.sentence ?? "")")
        #expect(written?.location == line(12))
        #expect(told(afterTheFirstRunEnded: nil)?.sentence.contains("cancelled run") == false)
        #expect(told(afterTheFirstRunEnded: .inputChanged)?.sentence.contains("cancelled run") == false)
    }

    @Test func `says that the response is other JSON only if the screen shows an error`() {
        func told(_ check: String, on screen: String) -> String? {
            var diagram = Diagram(
                "GET /a   o+o+",
                scenario:
                    "route GET /a replies sample after 100ms then json '{\"a\": 1}' after 100ms\n"
                    + "show\nsettle\n\(check)")
            diagram.trace.scenario.errors = ["Sorry"]
            diagram.trace.events.append(
                at(300, .checked(line: 4, check: check, held: false, found: screen)))
            return diagram.told.last
        }
        #expect(told("see \"4 spoons\"", on: "\"3 spoons\"")?.contains("JSON") == false)
        #expect(
            told("see error", on: "\"3 spoons\"")?.hasSuffix("The response was other JSON than usual.")
                == true)
    }

    @Test func `says what is unusual about the response's JSON`() {
        for (json, words) in [
            ("{\"a\": \"\"}", "an empty text"), ("{\"a\": null}", "a null"), ("{\"a\": []}", "an empty list"),
        ] {
            var diagram = Diagram(
                "GET /a   o+o+",
                scenario:
                    "route GET /a replies sample after 100ms then json '\(json)' after 100ms\nshow\nsettle\nsee \"b\""
            )
            diagram.trace.events.append(
                at(300, .checked(line: 4, check: "see \"b\"", held: false, found: "\"c\"")))
            #expect(
                diagram.told.last?.contains("answered with JSON with \(words),") == true, "\(diagram.told)")
        }
    }

    @Test func `says that a sheet does not follow the page behind it`() {
        func told(_ check: String, on screen: String) -> String? {
            var diagram = Diagram("GET /a   o+", scenario: "show\n\(check)")
            diagram.trace.events.append(at(200, .checked(line: 2, check: check, held: false, found: screen)))
            return diagram.told.last
        }
        let behind = "The page behind the sheet showed it, so the sheet does not follow the page."
        #expect(told("see \"b\"", on: "in front: \"a\"; behind: \"b\"")?.hasSuffix(behind) == true)
        #expect(told("see \"b\"", on: "in front: \"a\"; behind: \"c\"")?.contains("sheet does") == false)
        #expect(told("see \"b\"", on: "\"a\"")?.contains("sheet does") == false)
        let lost = told("tap \"Zoom\"", on: "no control. On screen: in front: \"a\"; behind: button \"Zoom\"")
        #expect(
            lost?.contains("the sheet was still open, so the user could not `tap \"Zoom\"`") == true,
            "\(lost ?? "")")
    }

    /// The finding's text if a `see` line fails in the last instant, after the given events.
    private func told(_ drawing: String, _ scenario: String, _ events: [TraceEvent], found: String) -> String
    {
        var diagram = Diagram(drawing, scenario: scenario)
        let last = diagram.trace.scenario.steps.count
        let end = diagram.trace.end
        diagram.trace.events = (diagram.trace.events + events).sorted { $0.at < $1.at }
        diagram.trace.events.append(
            TraceEvent(
                at: end, scope: nil,
                .checked(
                    line: last, check: "\(diagram.trace.scenario.steps[last - 1].verb)", held: false,
                    found: found)))
        return diagram.findings.first { $0.code == .wrongScreen }?.sentence ?? ""
    }

    @Test func `names the view that SwiftUI made again, so that the typed text is gone`() {
        func mounted(_ milliseconds: Int, _ view: String) -> TraceEvent {
            at(milliseconds, .fact(.bodyEvaluated(view: "Home/\(view)", cause: .mounted)))
        }
        let typed = at(100, .stepped(line: 2))
        func sentence(_ events: TraceEvent...) -> String {
            told(
                "GET /a   o-+", "show\ntype \"Hello\" into \"Draft\"\nsettle\nsee \"Hello\"",
                [mounted(0, "DraftField"), typed] + events, found: "field \"Draft\"")
        }
        #expect(
            sentence(mounted(200, "DraftField")).hasPrefix(
                "At 200 ms SwiftUI removed DraftField and made a new one, whose state does not have the typed text."
            ))
        #expect(!sentence(mounted(200, "Picture")).contains("SwiftUI"))
    }

    @Test func `names the state that keeps its first value`() {
        let changed = at(100, .fact(.bodyEvaluated(view: "Host/Picture", cause: .inputChanged)))
        var diagram = Diagram("GET /a   o+", scenario: "show\nsettle\nset isLiked true\nsee \"♥ Intro\"")
        diagram.trace.events += [
            at(100, .stepped(line: 3)), changed,
            at(100, .checked(line: 4, check: "see \"♥ Intro\"", held: false, found: "\"Intro\"")),
        ]
        let note = WorkNote(
            modifier: WorkNote.stateCopy, file: "Answer.swift", firstLine: 7, lastLine: 7,
            omitted: ["isLiked"],
            type: "Picture")
        let start = "Picture's init copies an input into the state `isLiked`"
        #expect(diagram.told(knowing: note).last?.hasPrefix("wrong-screen: \(start)") == true)
        #expect(ScenarioVerdict(judging: diagram.trace, work: [note]).findings.last?.location == line(7))
        diagram.trace.events.remove(at: diagram.trace.events.count - 2)
        #expect(diagram.told(knowing: note).last?.contains(start) == true, "the input has the state's name")
        diagram.trace.scenario.steps[2].verb = .set(KnobSetting(knob: "title", value: "Shore"))
        #expect(diagram.told(knowing: note).last?.contains(start) == false)
    }

    @Test func `says that the screen kept its content from one visit to the next`() {
        let content = at(100, .screen([ScreenLine(.text, "kept")]))
        func sentence(_ last: TraceEvent...) -> String {
            told(
                "GET /a   o+.o", "show\nhide\nshow\nsee no body of /a",
                [at(0, .stepped(line: 1)), content, at(200, .stepped(line: 2)), at(300, .stepped(line: 3))]
                    + last,
                found: "\"kept\"")
        }
        #expect(
            sentence().hasPrefix(
                "The screen disappeared and appeared again at 300 ms, and it kept the content of the visit before."
            ))
        #expect(
            !sentence(at(300, .responded(request: 2, status: 200, bytes: 9))).contains("kept the content"))
    }

    @Test func `says that a button went away when the app sent a request by itself`() {
        let button = ScreenLine(.button, "Try again")
        let sentence = told(
            "GET /a   o!.o+", "show\nwait 400ms\ntap \"Try again\"",
            [
                at(0, .stepped(line: 1)), at(100, .screen([button])),
                at(300, .screen([ScreenLine(.spinner, "")])),
            ],
            found: "no tappable view is labeled \"Try again\"")
        #expect(sentence.hasSuffix("It had left the screen at 300 ms, after the app sent GET /a by itself."))
    }

    @Test func `names the failed request before the one on its way`() {
        let sentence = told("GET /a   o!o-", "show\nsettle\nsee spinner", [], found: "\"No picture\"")
        #expect(sentence.hasSuffix("The request before it had failed at 100 ms."))
    }

    @Test(arguments: [
        ("image after 100ms then text after 100ms", "plain text, not a picture"),
        ("sample after 100ms then text after 100ms", "plain text, not JSON"),
        ("sample after 100ms then json '[ ]' after 100ms", "an empty list"),
    ])
    func `says which body came instead of the usual one`(replies: String, words: String) {
        var diagram = Diagram(
            "GET /a   o+o+", scenario: "route GET /a replies \(replies)\nshow\nsettle\nsee \"Sorry\"")
        diagram.trace.events.append(
            at(300, .checked(line: 4, check: "see \"Sorry\"", held: false, found: "nothing")))
        #expect(
            diagram.told.last?.contains("after GET /a was answered with \(words), the screen did not show")
                == true)
    }

    @Test func `shows a text with other numbers that the description of the screen leaves out`() {
        var diagram = Diagram("GET /a   o-+.", scenario: "show\nsettle\nsee \"165 of 160 letters\"")
        diagram.trace.events += [
            screen(200, .text, "160 of 160 letters"),
            at(300, .checked(line: 3, check: "see", held: false, found: "\"Moss\", and 20 more")),
        ]
        #expect(
            diagram.told.last?.hasPrefix("wrong-screen: The screen showed \"160 of 160 letters\" in place of")
                == true)
    }

    @Test func `does not name a failed gesture as the last action`() {
        var diagram = Diagram("GET /a   o-5", scenario: "show\nsettle\ntap \"Retry\"")
        diagram.trace.scenario.isHidden = true
        diagram.trace.events += [
            at(200, .stepped(line: 3)),
            at(200, .checked(line: 3, check: "tap", held: false, found: "no tappable view is labeled Retry")),
        ]
        #expect(
            diagram.told.last
                == "wrong-screen: At 200 ms, after GET /a was answered with status 500, the user could not operate a control: no tappable view is labeled Retry."
        )
    }

    @Test func `says that unexpected content is still there`() {
        #expect(
            told("GET /a   o-+", "show\nsettle\nsee no image /a", found: "the picture of /a")
                == "At 200 ms the response to GET /a was still on screen (`see no image /a`). On screen: "
                + "the picture of /a."
        )
    }

    @Test func `is a consequence of a redundant request if that one delayed the needed response`() {
        let scenario = "want /a\nshow\nsettle\nsee image /a"
        var diagram = Diagram("want /a   |-----\nGET /a    o-+\nGET /a    .o--+", scenario: scenario)
        let check = at(500, .checked(line: 4, check: "see image /a", held: false, found: "the picture of /a"))
        let answer =
            diagram.trace.events.firstIndex { if case .responded = $0.kind { true } else { false } } ?? 0
        diagram.trace.events.insert(screen(200, .image, "first"), at: answer + 1)
        diagram.trace.events.append(check)
        #expect(diagram.findings.map(\.code) == [.redundantFetch, .wrongScreen])
        #expect(diagram.findings.map(\.isConsequence) == [false, true])
        // The screen shows a spinner instead of the response.
        diagram.trace.events[answer + 1] = screen(200, .spinner)
        #expect(diagram.findings.map(\.isConsequence) == [false, false])
    }

    @Test(arguments: [
        ("see spinner", "the screen showed no loading state"), ("see no error", "the screen showed an error"),
        ("see \"x\"", "a text that belongs to this state was missing"),
        ("see no \"x\"", "a text that belongs to another state was on screen"),
        ("see \"Named\"", "the screen did not show \"Named\""),
        ("see no button \"Named\"", "the screen showed the button \"Named\""),
        ("see image /b", "the screen did not show a picture of GET /b"),
    ])
    func `of a hidden scenario names words of the task only, and the last event`(
        line: String, expected: String
    ) {
        let sentence = told("GET /a   o-5", "show\nsettle\n\(line)", found: "nothing", isHidden: true)
        #expect(
            sentence
                == "At 200 ms, after GET /a was answered with status 500, \(expected). On screen: nothing.")
    }
}
