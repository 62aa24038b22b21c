import Referee
import Scenario
import Wire

/// The last event before a check: a user action, or the end of a request.
///
///     `tap "Try again"`
///     GET /offer was answered with status 202
///
/// A hidden scenario's lines stay secret, so its events name only the kind of action: `an input changed`.
struct LastHappening {
    private(set) var words: String?
    /// The last gesture, if it has sent no request and an earlier gesture of the same kind has: `tap "Try again"`.
    var silentGesture: String? {
        gesture.flatMap { hasSent || !senders.contains($0.line) ? nil : $0.words }
    }
    private var before: (line: Int, words: String?)?
    private var gesture: (line: String, words: String)?
    private var hasSent = false
    /// The gestures that sent a request.
    private var senders: Set<String> = []
    private var open: [Int: Resource] = [:]

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        switch event.kind {
        case .stepped(let line):
            guard let verb = evidence.verb(atLine: line), case .deed = verb.role else {
                return
            }
            before = (line, words)
            let deed = evidence.words(for: verb)
            words = deed
            if case .gesture = verb { gesture = ("\(verb)", deed) } else { gesture = nil }
            hasSent = false
        case .requested(let request, let resource):
            open[request.id] = resource
            hasSent = true
            if let gesture { senders.insert(gesture.line) }
        case .responded(let id, let status, _):
            gesture = nil
            words = "\(name(of: id)) was answered\(status == 200 ? "" : " with status \(status)")"
        case .failed(let id, let error):
            gesture = nil
            words = "\(name(of: id)) failed (\(error.rawValue))"
        case .gaveUp(let id): words = "\(name(of: id)) failed (timeout)"
        case .cancelled(let id): words = "\(name(of: id)) was cancelled"
        case .checked(let line, _, held: false, _):
            // A failed gesture has no effect, so the gesture does not count as the last event.
            if case .gesture? = evidence.verb(atLine: line), let before, before.line == line {
                words = before.words
            }
        case .wanted, .checked, .unsettled, .screen, .console, .fact: break
        }
    }

    private mutating func name(of request: Int) -> String {
        open.removeValue(forKey: request).map { "\($0)" } ?? "a request"
    }
}
