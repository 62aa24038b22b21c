import Spelling
import VirtualTime
import Wire

/// The first word of a line, and a right line that begins with it.
enum VerbName: String, CaseIterable {
    case pick, route
    case show, hide, set, rerender
    case tap, open, type, submit, toggle, choose, refresh, scroll, tab, back, dismiss, background, foreground
    case wait, settle
    case want, may, within, see, expect

    var example: String {
        switch self {
        case .pick: "pick height from 200, 300, 400"
        case .route: "route GET /200/300 replies image after 300ms"
        case .show: "show height=300"
        case .hide: "hide"
        case .set: "set height 200"
        case .rerender: "rerender 5 times"
        case .tap: "tap \"Retry\""
        case .open: "open \"Shoes\""
        case .type: "type \"swift\" into \"Search\""
        case .submit: "submit \"Search\""
        case .toggle: "toggle \"Notifications\""
        case .choose: "choose \"By price\" in \"Sort\""
        case .refresh: "refresh"
        case .scroll: "scroll to row 30"
        case .tab: "tab \"Home\""
        case .back: "back"
        case .dismiss: "dismiss"
        case .background: "background"
        case .foreground: "foreground"
        case .wait: "wait 100ms"
        case .settle: "settle within 10s"
        case .want: "want /200/200"
        case .may: "may /config, POST /log"
        case .within: "within 500ms see image /200/200"
        case .see: "see image /200/200"
        case .expect: "expect 2 requests, 1 cancelled"
        }
    }
}

/// How long `settle` waits when the line does not say.
public let defaultSettleLimit = Duration.seconds(60)

extension LineCursor {
    /// Reads the one verb that stands on this line.
    mutating func verb() throws(ScenarioError) -> Verb {
        let known = VerbName.allCases.map(\.rawValue)
        guard let first = next, let name = VerbName(rawValue: first.text), first.kind == .word else {
            throw error(.unknownVerb(next?.text ?? "", known: known))
        }
        example = name.example
        _ = try take("a verb")
        let verb = try verb(name)
        try finish()
        return verb
    }

    private mutating func verb(_ name: VerbName) throws(ScenarioError) -> Verb {
        switch name {
        case .pick: return .pick(try pick())
        case .route: return .route(try route())
        case .show: return .show(try settings())
        case .hide: return .hide
        case .set: return .set(try setting())
        case .rerender: return .rerender(times: try times())
        case .tap: return .gesture(.tap(label: try text("the button's label in quotes")))
        case .open: return .gesture(.open(label: try text("the link's label in quotes")))
        case .type: return .gesture(try typing())
        case .submit: return .gesture(.submit(field: try text("the field's label in quotes")))
        case .toggle: return .gesture(.toggle(label: try text("the switch's label in quotes")))
        case .choose: return .gesture(try choice())
        case .refresh: return .gesture(.refresh)
        case .scroll: return .gesture(try scrolling())
        case .tab: return .gesture(.tab(title: try text("the tab's title in quotes")))
        case .back: return .gesture(.back)
        case .dismiss: return .gesture(.dismiss)
        case .background: return .gesture(.background)
        case .foreground: return .gesture(.foreground)
        case .wait: return .wait(try duration())
        case .settle: return .settle(limit: skip("within") ? try duration() : defaultSettleLimit)
        case .want:
            let resources = try resources()
            guard !resources.isEmpty, skip("within") else { return .want(resources) }
            return .want(resources, within: try duration())
        case .may: return .may(try resources())
        case .within:
            let limit = try duration()
            _ = try keyword(["see"], "after the time")
            return .within(limit, isExpected: !skip("no"), try sight())
        case .see: return .see(isExpected: !skip("no"), try sight())
        case .expect: return .expect(try tallies())
        }
    }

    // MARK: - The host

    private mutating func settings() throws(ScenarioError) -> [KnobSetting] {
        var settings: [KnobSetting] = []
        while let token = next {
            guard case .setting(let knob) = token.kind else {
                throw error(isName(token.text) ? .knobWithoutValue(token.text) : .knobName(token.text))
            }
            guard isName(knob) else { throw error(.knobName(knob)) }
            guard !settings.contains(where: { $0.knob == knob }) else { throw error(.knobTwice(knob)) }
            settings.append(KnobSetting(knob: knob, value: try take("a value").text))
        }
        return settings
    }

    private mutating func setting() throws(ScenarioError) -> KnobSetting {
        if case .setting(let knob) = next?.kind {
            throw error(.setWithEquals(knob: knob, value: next?.text ?? ""))
        }
        guard let name = next else { throw error(.missing("the name of a knob", example: example)) }
        guard name.kind == .word, isName(name.text) else { throw error(.knobName(name.text)) }
        _ = try take("the name of a knob")
        if case .setting(let knob) = next?.kind {
            throw error(.valueNeedsQuotes("\(knob)=\(next?.text ?? "")"))
        }
        let value = next
        guard let value, value.kind != .comma else {
            throw error(.missing("the knob's value", example: example))
        }
        return KnobSetting(knob: name.text, value: try take("the knob's value").text)
    }

    private mutating func times() throws(ScenarioError) -> Int {
        guard next != nil else { return 1 }
        let times = try count("a number", 1...100_000)
        _ = try keyword(["times", "time"], "after the number")
        return times
    }

    // MARK: - Judgement

    private mutating func resources() throws(ScenarioError) -> [Resource] {
        if skip("nothing") { return [] }
        var resources = [try resource()]
        while skipComma() { resources.append(try resource()) }
        return resources
    }

    private mutating func sight() throws(ScenarioError) -> Sight {
        guard let token = next else { throw error(.missing("what is to be seen", example: example)) }
        if token.kind == .quoted { return .text(try text("a text")) }
        let subjects = ["spinner", "error", "image", "body", "text", "button"]
        guard subjects.contains(token.text), token.kind == .word else {
            let isSlip = !Spelling.suggestions(for: token.text, among: subjects).isEmpty
            throw error(
                isSlip
                    ? .unknownWord(token.text, place: "after `see`", known: subjects, example: example)
                    : .unquotedText(token.text))
        }
        switch try keyword(subjects, "after `see`") {
        case "spinner": return .spinner
        case "error": return .error
        case "image": return .image(try resource())
        case "body":
            _ = try keyword(["of"], "after `see body`")
            return .body(try resource())
        case "button": return .button(try text("the button's label in quotes"))
        default: return .text(try text("the text in quotes"))
        }
    }

    private mutating func tallies() throws(ScenarioError) -> [Tally] {
        var tallies: [Tally] = []
        repeat {
            let number = skip("no") ? 0 : try count("a number", 0...1_000_000)
            let start = self
            var word = try keyword(["requests", "request", "cancelled"], "after a number")
            if word == "request" { word = "requests" }
            guard let subject = Tally.Subject(rawValue: word) else { continue }
            guard !tallies.contains(where: { $0.subject == subject }) else {
                throw start.error(.subjectTwice(word))
            }
            tallies.append(Tally(number, subject))
        } while skipComma()
        return tallies
    }
}

extension Verb {
    fileprivate static func see(isExpected: Bool, _ sight: Sight) -> Verb {
        .see(sight, isExpected: isExpected)
    }

    fileprivate static func within(_ limit: Duration, isExpected: Bool, _ sight: Sight) -> Verb {
        .within(limit, sight, isExpected: isExpected)
    }
}
