import Referee
import VirtualTime
import Wire

/// Tells what remains on the screen between two visits, and what the user loses when SwiftUI creates a view again.
struct Visits {
    /// The moment at which the screen last appeared again; nil after the next end of a request.
    private var latestReturn: VirtualInstant?
    private var hasAppeared = false
    private var shown: Set<String> = []
    /// The texts that were on screen when the screen last disappeared.
    private var left: Set<String> = []
    /// The moment at which the user last typed each text.
    private var typed: [String: VirtualInstant] = [:]
    /// The moment at which each text last left the screen.
    private var gone: [String: VirtualInstant] = [:]
    /// The moment of the last user action, without changes of an input.
    private var lastDeed: VirtualInstant?
    private var made: Set<String> = []
    /// Each view that SwiftUI created after another view of the same type.
    private var remade: [(at: VirtualInstant, name: String)] = []

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        switch event.kind {
        case .stepped(let line):
            let verb = evidence.verb(atLine: line)
            if let verb, verb.isDeed, verb.name != .set { lastDeed = event.at }
            switch verb {
            case .show?:
                latestReturn = hasAppeared ? event.at : nil
                hasAppeared = true
            case .hide?: left = shown
            case .gesture(.type(let text, _))?: typed[text] = event.at
            case .pick, .template, .route, .network, .set, .rerender, .gesture, .wait, .settle, .want, .may,
                .within, .see,
                .expect, nil:
                break
            }
        case .responded, .failed, .gaveUp: latestReturn = nil
        case .screen(let lines):
            let now = Set(lines.map(\.content))
            for text in shown.subtracting(now) { gone[text] = event.at }
            shown = now
        case .fact(.bodyEvaluated(let view, cause: .mounted)):
            guard let name = RunTally.name(ofView: view), !made.insert(name).inserted else { return }
            // A user who comes back or opens a page gets new views without any mistake.
            if event.at != lastDeed { remade.append((event.at, name)) }
        case .requested, .cancelled, .wanted, .checked, .unsettled, .console, .fact: break
        }
    }

    /// The symptom of all content that one view keeps between visits.
    static let symptom = "kept between visits"

    /// A sentence that says that the screen still shows content, a text or an error from an earlier visit.
    func leftover(
        _ fault: ScreenFault, _ check: FailedCheck, _ past: ScreenFault.Past, _ errors: FailureWords
    ) -> String? {
        guard let latestReturn else { return nil }
        let start = "The screen disappeared and appeared again at \(latestReturn), and it kept"
        // An `at first` line describes an earlier screen of the instant.
        let kept = left.filter { shown.contains($0) || check.found.contains("\"\($0)\"") }
        if case .stillThere = fault { return "\(start) the content of the visit before." }
        if errors.tell(kept.sorted().joined(separator: ", ")) {
            return "\(start) the error of the visit before."
        }
        if fault.isNoLoadingState, !check.showsError, past.answers.brought(anyOf: kept) {
            return "\(start) the content of the visit before."
        }
        guard let look = check.look, look.isExpected, let text = look.sight.words,
            let variant = past.variant(of: text), kept.contains(variant)
        else { return nil }
        return "\(start) \"\(variant)\" of the visit before."
    }

    /// A sentence about the view that SwiftUI created again after the user had typed this text, or when the text left
    /// the screen.
    func lostText(_ text: String) -> String? {
        let since =
            typed[text].map { start in remade.filter { $0.at > start } }
            ?? gone[text].map { end in remade.filter { $0.at == end } } ?? []
        guard let first = since.first, Set(since.map(\.name)).count == 1 else { return nil }
        let state = typed[text] == nil ? "starts again" : "does not have the typed text"
        return "At \(first.at) SwiftUI removed \(first.name) and made a new one, whose state \(state)."
    }
}
