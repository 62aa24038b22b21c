import Referee
import Scenario
import VirtualTime

/// A `see` line did not hold.
public enum WrongScreen: FindingRule {
    public static let code = FindingCode.wrongScreen
    public static let price = Rubric.Price(25, most: 50)

    public static func findings(in evidence: Evidence) -> [Finding] {
        let isNeeded = evidence.trace.events.contains { event in
            if case .checked(_, _, held: false, _) = event.kind { true } else { false }
        }
        guard isNeeded else { return [] }
        // A missed or redundant fetch explains a wrong screen. Both are looked up once, and only if a check asks for them.
        lazy var missed = Set(MissedFetch.findings(in: evidence).compactMap(\.resource))
        lazy var needless = Set(
            RedundantFetch.findings(in: evidence).isEmpty
                ? [] : evidence.ledger.requests.filter(\.isRedundant).map(\.record.id))
        var past = ScreenFault.Past()
        var last = LastHappening()
        var findings: [Finding] = []
        for event in evidence.trace.events {
            past.take(event)
            last.take(event, in: evidence)
            guard case .checked(let line, let check, held: false, let found) = event.kind else { continue }
            let verb = evidence.verb(atLine: line)
            if case .expect = verb { continue }
            let sight = verb?.fetchedSight
            let isConsequence =
                sight.map {
                    missed.contains($0) || past.answers.followsFromNeedless(needless, for: $0)
                }
                ?? false
            let sentence =
                found.hasPrefix(Trace.forAMoment)
                ? momentary(verb, check, found, event.at, evidence)
                : evidence.trace.scenario.isHidden
                    ? inGeneral(verb, after: past, last.words, found, event.at, evidence)
                    : sentence(ScreenFault(verb, after: past), check, found, event.at, evidence)
            findings.append(
                Finding(
                    code, at: event.at, sentence, scenarioLine: line, isConsequence: isConsequence,
                    symptom: ScreenFault(verb, after: past).symptom(of: verb)))
        }
        return findings
    }

    /// For a line with `at once`, which checks every screen of its instant.
    private static func momentary(
        _ verb: Verb?, _ check: String, _ found: String, _ at: VirtualInstant, _ evidence: Evidence
    ) -> String {
        let isExpected = verb?.look?.isExpected ?? true
        // A hidden scenario shows no line, so the sentence names the kind of content.
        let hidden = evidence.trace.scenario.isHidden ? verb?.look?.sight.inGeneral(isExpected: true) : nil
        let thing = hidden ?? "content"
        let fact =
            isExpected
            ? "\(thing) that has to be there at once came only with a later update of the same instant"
            : "\(thing) that must not be there was on screen until a later update of the same instant"
        return "At \(at) the screen was wrong for a moment: \(fact)\(evidence.quoted(check)). "
            + "In that moment the screen showed \(found.dropFirst(Trace.forAMoment.count))."
    }

    private static func sentence(
        _ fault: ScreenFault, _ check: String, _ found: String, _ at: VirtualInstant, _ evidence: Evidence
    ) -> String {
        let quote = evidence.quoted(check)
        let found = found.isEmpty ? "nothing" : found
        switch fault {
        case .staleContent(let resource):
            return
                "At \(at) the screen showed old content, not the latest response to \(resource)\(quote). "
                + "On screen: \(found)."
        case .stillThere(let resource):
            return "At \(at) the response to \(resource) was still on screen\(quote). On screen: \(found)."
        case .noLongerShown(let resource):
            return
                "At \(at) the response to \(resource) was no longer on screen\(quote). On screen: \(found)."
        case .notShown(let resource, let answered):
            return
                "At \(at) the response to \(resource) was not on screen: it had arrived at \(answered) and never "
                + "reached the screen\(quote). On screen: \(found)."
        case .noLoadingState(let waiting):
            let fact = waiting.map { ", although \($0) was on its way" } ?? ""
            return "At \(at) the screen showed no loading state\(fact)\(quote). On screen: \(found)."
        case .noErrorState(let failed):
            let fact = failed.map { ", although \($0) had failed" } ?? ""
            return "At \(at) the screen showed no error state\(fact)\(quote). On screen: \(found)."
        case .cancellationShownAsError(let cancelled):
            return
                "At \(at) the screen showed the cancellation of \(cancelled) as an error, although nothing had failed"
                + "\(quote). On screen: \(found)."
        case .stillLoading:
            return
                "At \(at) the screen showed a loading state, although no request was on its way\(quote). "
                + "On screen: \(found)."
        case .failedInstead(let resource, let moment):
            return
                "At \(at) no response to \(resource) was on screen: its last request had failed at \(moment)\(quote). "
                + "On screen: \(found)."
        case .outOfReach: return "At \(at) the user could not `\(check)`: \(found)."
        case .other: return "At \(at) `\(check)` did not hold. On screen: \(found)."
        }
    }

    /// For a hidden scenario: the kind of content that was expected and the last event before it, never a line's words.
    private static func inGeneral(
        _ verb: Verb?, after past: ScreenFault.Past, _ happening: String?, _ found: String,
        _ at: VirtualInstant,
        _ evidence: Evidence
    ) -> String {
        let occasion = "At \(at)\(happening.map { ", after \($0)," } ?? "")"
        let found = found.isEmpty ? "nothing" : found
        switch ScreenFault(verb, after: past) {
        case .outOfReach: return "\(occasion) the user could not operate a control: \(found)."
        case .other:
            guard let look = verb?.look else {
                return "\(occasion) the screen was wrong. On screen: \(found)."
            }
            return
                "\(occasion) \(look.sight.inGeneral(isExpected: look.isExpected)) was expected. On screen: \(found)."
        case let fault: return sentence(fault, "", found, at, evidence)
        }
    }

    public static let explanation = Explanation(
        cause: """
            At that moment the screen lacked something that it had to show, or showed something that it must not.

            - **Old content**: a late response overwrote a newer one, or the new one was never stored.
            - **No loading state**: the screen looks the same while loading and when there is nothing to show.
            - **No error state**: the app caught a failure and did not show it.
            - **Cancellation shown as an error**: the user only moved on. Neither `CancellationError` nor
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
                        // Also when the city changed and the task was merely cancelled.
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
    /// The resource that must be fetched before the expected content can be on screen.
    fileprivate var fetchedSight: Resource? {
        guard let look, look.isExpected else { return nil }
        switch look.sight {
        case .image(let resource), .body(let resource): return resource
        case .spinner, .error, .text, .button: return nil
        }
    }
}
