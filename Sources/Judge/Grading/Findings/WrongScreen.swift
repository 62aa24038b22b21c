import Referee
import Scenario
import VirtualTime

/// The check of a `see` line failed, or the user did not find a control.
public enum WrongScreen: FindingRule {
    public static let code = FindingCode.wrongScreen
    public static let price = Rubric.Price(25, most: 50)

    public static func findings(in evidence: Evidence) -> [Finding] {
        let isNeeded = evidence.trace.events.contains { event in
            if case .checked(_, _, held: false, _) = event.kind { true } else { false }
        }
        guard isNeeded else { return [] }
        // A missed or redundant fetch explains a wrong screen.
        lazy var missed = Set(MissedFetch.findings(in: evidence).compactMap(\.resource))
        lazy var needless = Set(
            RedundantFetch.findings(in: evidence).isEmpty
                ? [] : evidence.ledger.requests.filter(\.isRedundant).map(\.record.id))
        let errors = FailureWords(evidence.trace.scenario.errors)
        var history = ScreenHistory(errors: errors)
        var findings: [Finding] = []
        for event in evidence.trace.events {
            history.take(event, in: evidence)
            guard let check = FailedCheck(event, errors: errors, in: evidence) else { continue }
            let isConsequence =
                check.verb?.fetchedSight.map {
                    missed.contains($0) || history.past.answers.followsFromNeedless(needless, for: $0)
                }
                ?? false
            let fault = ScreenFault(check.verb, after: history.past, showsError: check.showsError)
            let clues = check.look.map { look in
                ScreenClues(
                    sight: look.sight, isExpected: look.isExpected, check: check, past: history.past,
                    last: history.last, evidence: evidence)
            }
            let cause =
                history.cause(of: fault, check, in: evidence) ?? clues?.variant ?? history.lostText(check)
            let sentences = [
                cause,
                check.isMomentary
                    ? momentary(fault, check, evidence) : lasting(fault, check, history.last, evidence),
                cause == nil ? clues?.remark : nil,
            ]
            findings.append(
                Finding(
                    code, at: check.at, sentences.compactMap(\.self).joined(separator: " "),
                    location: history.place(of: fault, check, in: evidence)
                        ?? clues?.requestOnReturn?.location,
                    scenarioLine: check.line,
                    isConsequence: isConsequence, symptom: history.symptom(of: fault, check, in: evidence)))
        }
        return findings
    }

    /// The sentence of a finding about an `at once` line, which checks every screen of its instant.
    private static func momentary(
        _ fault: ScreenFault, _ check: FailedCheck, _ evidence: Evidence
    ) -> String {
        let (at, found) = (check.at, check.found)
        if case .cancellationShownAsError(let cancelled) = fault {
            return
                "At \(at) the screen showed the cancellation of \(cancelled) as an error for a moment, although nothing "
                + "had failed\(evidence.quoted(check.words)). In that moment the screen showed "
                + "\(found.dropFirst(Trace.forAMoment.count))."
        }
        let thing =
            check.look.map { $0.sight.noun(isNamed: evidence.names($0.sight, on: found)) } ?? "content"
        let fact =
            check.look?.isExpected ?? true
            ? "\(thing) has to be on screen at once, and came only with a later update of the same instant"
            : "\(thing) must not be on screen, and stayed there until a later update of the same instant"
        return "At \(at) the screen was wrong for a moment: \(fact)\(evidence.quoted(check.words)). "
            + "In that moment the screen showed \(found.dropFirst(Trace.forAMoment.count))."
    }

    /// The sentences of a finding about the screen at the end of an instant.
    private static func lasting(
        _ fault: ScreenFault, _ check: FailedCheck, _ last: LastHappening, _ evidence: Evidence
    ) -> String {
        let departure = last.departure(before: check.verb)
        let isOdd = last.answered.flatMap(evidence.record)?.oddity != nil
        let gesture = last.silentGesture.map { "An earlier \($0) sent a request, but this one sent none." }
        let fact = fact(fault, check, after: departure == nil || isOdd ? last.words : nil, evidence)
        return [fact, departure ?? ownRetry(before: check.at, evidence), gesture].compactMap(\.self)
            .joined(separator: " ")
    }

    /// A sentence about the last request, if the app sent it again in the instant of its failure.
    private static func ownRetry(before instant: VirtualInstant, _ evidence: Evidence) -> String? {
        guard let retry = evidence.records.last(where: { $0.started < instant }),
            evidence.deed(of: retry) == nil,
            evidence.records.contains(where: {
                $0.resource == retry.resource && $0.wentWrong && $0.ended == retry.started && $0.id < retry.id
            })
        else { return nil }
        return
            "\(retry.resource) had failed at \(retry.started), and the app sent it again at once, by itself."
    }

    private static func fact(
        _ fault: ScreenFault, _ check: FailedCheck, after happening: String?, _ evidence: Evidence
    ) -> String {
        let (at, found) = (check.at, check.found)
        let occasion = "At \(at)\(happening.map { ", after \($0)," } ?? "")"
        let fact =
            switch fault {
            case .staleContent(let resource):
                "At \(at) the screen showed old content, not the latest response to \(resource)"
            case .stillThere(let resource, let isBack):
                (happening?.hasPrefix("\(resource) was answered") ?? true ? "At \(at)" : occasion)
                    + " the response to \(resource) was \(isBack ? "on screen again" : "still on screen")"
            case .noLongerShown(let resource):
                "\(occasion) the response to \(resource) was no longer on screen"
            case .notWhole(let resource):
                "\(occasion) the screen showed only a part of the response to \(resource)"
            case .errorInstead(let resource, let answered):
                "At \(at) the screen showed an error, although \(resource) was answered with status 200 at \(answered)"
            case .notShown(let resource, let answered):
                "At \(at) the response to \(resource) was not on screen: the app received it at \(answered) and had not shown it"
            case .noLoadingState(let waiting?):
                "At \(at) the screen showed no loading state, although \(waiting) was on its way"
            case .noLoadingState(nil): "\(occasion) the screen showed no loading state"
            case .noErrorState:
                "\(occasion) the screen showed no error state"
                    + evidence.surplusWords(around: evidence.trace.scenario.errors, in: found)
            case .cancellationShownAsError(let cancelled):
                "At \(at) the screen showed the cancellation of \(cancelled) as an error, although nothing had failed"
            case .stillLoading:
                "\(occasion) the screen showed a loading state, although no request was on its way"
            case .failedInstead(let resource, let ending, let moment):
                "At \(at) no response to \(resource) was on screen: the last request for it had \(ending) at \(moment)"
            case .notArrived(let resource, let sent):
                "At \(at) the response to \(resource) was not on screen: the request, sent at \(sent), was still on its way"
            case .outOfReach:
                occasion + (check.isBehindSheet ? " the sheet was still open, so" : "")
                    + " the user could not "
                    + (evidence.trace.scenario.isHidden ? "operate a control" : "`\(check.words)`")
            case .other:
                check.look.map {
                    "\(occasion) \($0.sight.fact(isExpected: $0.isExpected, on: found, in: evidence))"
                        + evidence.surplusWords(around: $0.isExpected ? $0.sight.wholeTexts : [], in: found)
                }
                    ?? "\(occasion) `\(check.words)` did not hold"
            }
        if fault == .outOfReach { return "\(fact): \(found)." }
        // `fact` contains the scenario line already, except for `see` lines.
        guard check.look != nil else { return "\(fact). On screen: \(found)." }
        return "\(fact)\(evidence.quoted(check.words)). On screen: \(found.isEmpty ? "nothing" : found)."
    }

    public static let explanation = Explanation(
        cause: """
            At that moment the screen lacked something that it had to show, or showed something that it must not.

            - **Old content**: a late response overwrote a newer one, or the app never stored the new one.
            - **No loading state**: the screen looks the same while it loads and when it has nothing to show.
            - **No error state**: the app caught a failure and did not show it.
            - **Cancellation shown as an error**: no request failed; the user only moved on. Neither `CancellationError` nor
              `URLError.cancelled` belongs on an error screen.
            """,
        wrong: """
            struct Forecast: View {
                let city: String
                @State private var phase = Phase.loading

                private enum Phase { case loading, loaded(String), failed }

                var body: some View {
                    VStack {
                        switch phase {
                        case .loading: ProgressView()
                        case .loaded(let text): Text(text)
                        case .failed: Text("Could not load the forecast")
                        }
                    }
                    .task(id: city) { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)") else { return }
                    do {
                        let (data, _) = try await URLSession.shared.data(from: url)
                        phase = .loaded(String(decoding: data, as: UTF8.self))
                    } catch {
                        // Runs also when the city changed and SwiftUI cancelled the task.
                        phase = .failed
                    }
                }
            }
            """,
        right: """
            struct Forecast: View {
                let city: String
                @State private var phase = Phase.loading

                private enum Phase { case loading, loaded(String), failed }

                var body: some View {
                    VStack {
                        switch phase {
                        case .loading: ProgressView()
                        case .loaded(let text): Text(text)
                        case .failed: Text("Could not load the forecast")
                        }
                    }
                    .task(id: city) { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)") else { return }
                    phase = .loading
                    do {
                        let (data, _) = try await URLSession.shared.data(from: url)
                        try Task.checkCancellation()
                        phase = .loaded(String(decoding: data, as: UTF8.self))
                    } catch {
                        if !Task.isCancelled { phase = .failed }
                    }
                }
            }
            """,
        parts: [2, 9])
}

extension Verb {
    /// The resource that the app must fetch before the expected content can be on screen.
    fileprivate var fetchedSight: Resource? {
        look.flatMap { $0.isExpected ? $0.sight.resource : nil }
    }
}

extension Sight {
    /// If the scenario is hidden, the text quotes only words from the task.
    fileprivate func fact(isExpected: Bool, on found: String, in evidence: Evidence) -> String {
        if isExpected, case .above(let upper, let lower) = self,
            let missing = [upper, lower].first(where: { !$0.mayBe(in: found) })
        {
            return missing.fact(isExpected: true, on: found, in: evidence)
        }
        let isNamed = evidence.names(self, on: found)
        let noun = noun(isNamed: isNamed)
        guard isNamed || !isOfWords else {
            if case .only = self { return "the screen showed something that does not belong to this state" }
            return isExpected
                ? "\(noun) that belongs to this state was missing"
                : "\(noun) that belongs to another state was on screen"
        }
        return isExpected ? "the screen did not show \(noun)" : "the screen showed \(noun)"
    }

    /// False if the description of the screen lacks the expected words, such as a button's title.
    private func mayBe(in found: String) -> Bool {
        switch self {
        case .text(let words), .wholeText(let words), .button(let words): found.contains(words)
        case .spinner: found.contains("a spinner")
        case .error, .image, .body, .above, .only: true
        }
    }

    fileprivate func noun(isNamed: Bool) -> String {
        switch self {
        case .spinner: "a spinner"
        case .error: "an error"
        case .text(let text), .wholeText(let text): isNamed ? "\"\(text)\"" : "a text"
        case .button(let label): isNamed ? "the button \"\(label)\"" : "a button"
        case .image(let resource): "a picture of \(resource)"
        case .body(let resource): "content of \(resource)"
        case .above(let upper, let lower) where upper == lower:
            "\(upper.noun(isNamed: isNamed)) and a second one below it"
        case .above(let upper, let lower):
            "\(upper.noun(isNamed: isNamed)) above \(lower.noun(isNamed: isNamed))"
        case .only(let sights):
            "exactly " + sights.map { $0.noun(isNamed: isNamed) }.joined(separator: ", ")
        }
    }
}

extension String {
    /// True if the text contains the words as a phrase, or if the text contains every single word somewhere. Numbers do
    /// not count: `7 of 160 letters` has the words of `N of 160 letters`.
    fileprivate func containsWords(of words: String) -> Bool {
        if contains(words) { return true }
        let known = Set(split { !$0.isLetter && !$0.isNumber })
        let parts = words.wordsWithLetters
        return !parts.isEmpty && parts.allSatisfy(known.contains)
    }
}

extension Sight {
    /// The words that must form a complete text on screen.
    fileprivate var wholeTexts: [String] {
        switch self {
        case .wholeText(let text): [text]
        case .only(let sights): sights.flatMap(\.wholeTexts)
        case .above(let upper, let lower): upper.wholeTexts + lower.wholeTexts
        case .spinner, .error, .text, .button, .image, .body: []
        }
    }
}

extension Evidence {
    /// A sentence about other words on screen beside the expected words. Empty if the screen does not show the expected
    /// words.
    fileprivate func surplusWords(around texts: [String], in found: String) -> String {
        let text = texts.first {
            names(.text($0), on: found) && found.contains($0) && !found.contains("\"\($0)\"")
        }
        return text.map { ": the text has more words than \"\($0)\"" } ?? ""
    }

    /// True if a finding may quote the expected words, because the scenario, the task or the screen shows them to the
    /// learner.
    /// - Parameter found: the description of the learner's own screen.
    fileprivate func names(_ sight: Sight, on found: String) -> Bool {
        switch sight {
        case .text(let words), .wholeText(let words), .button(let words):
            !trace.scenario.isHidden || (trace.scenario.task + found).containsWords(of: words)
        case .spinner, .error, .image, .body: true
        case .above(let upper, let lower): names(upper, on: found) && names(lower, on: found)
        case .only(let sights): sights.allSatisfy { names($0, on: found) }
        }
    }
}
