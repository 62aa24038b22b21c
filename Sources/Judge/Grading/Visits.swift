import Referee
import VirtualTime
import Wire

/// What the screen keeps from one visit to the next, and what a view loses when SwiftUI makes it again.
struct Visits {
    /// When the screen appeared again last, if no request has ended since.
    private var latestReturn: VirtualInstant?
    private var hasAppeared = false
    private var shown: Set<String> = []
    /// The texts on the screen when it last disappeared.
    private var left: Set<String> = []
    /// When the user last typed each text.
    private var typed: [String: VirtualInstant] = [:]
    private var made: Set<String> = []
    /// The views that SwiftUI made although a view of the same type had been made before.
    private var remade: [(at: VirtualInstant, name: String)] = []

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        switch event.kind {
        case .stepped(let line):
            switch evidence.verb(atLine: line) {
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
        case .screen(let lines): shown = Set(lines.map(\.content))
        case .fact(.bodyEvaluated(let view, cause: .mounted)):
            guard let name = RunTally.name(ofView: view), !made.insert(name).inserted else { return }
            remade.append((event.at, name))
        case .requested, .cancelled, .wanted, .checked, .unsettled, .console, .fact: break
        }
    }

    /// Says that the screen shows content or an error from before it disappeared.
    func leftover(_ fault: ScreenFault, _ errors: FailureWords) -> String? {
        guard let latestReturn else { return nil }
        let start = "The screen disappeared and appeared again at \(latestReturn), and it kept the"
        if case .stillThere = fault { return "\(start) content of the visit before." }
        let kept = left.intersection(shown).sorted().joined(separator: ", ")
        return errors.tell(kept) ? "\(start) error of the visit before." : nil
    }

    /// Says that SwiftUI has made a view again since the user typed this text, if it made only one.
    func lostText(_ text: String) -> String? {
        guard let start = typed[text] else { return nil }
        let since = remade.filter { $0.at > start }
        guard let first = since.first, Set(since.map(\.name)).count == 1 else { return nil }
        return
            "At \(first.at) SwiftUI removed \(first.name) and made a new one, whose state does not have the typed text."
    }
}
