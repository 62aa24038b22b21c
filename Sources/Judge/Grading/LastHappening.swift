import Referee
import Scenario
import VirtualTime
import Wire

/// The last event before a check: a user action, or the end of a request.
///
///     `tap "Try again"`
///     GET /offer was answered with status 202
///
/// For a hidden scenario, the text names only the kind of the event, such as `an input changed`.
struct LastHappening {
    private(set) var words: String?
    /// The id of the last answered request; nil if another event followed the response.
    private(set) var answered: Int?
    private(set) var lastDeed: VirtualInstant?
    /// The last gesture, if it sent no request although an earlier gesture of the same kind sent one: `tap "Try
    /// again"`.
    var silentGesture: String? {
        gesture.flatMap { hasSent || !open.isEmpty || senders[$0.line] == nil ? nil : $0.words }
    }
    /// The source line of the modifier that sent a request after the earlier gesture.
    var silentSender: SourceLocation? {
        silentGesture == nil ? nil : gesture.flatMap { senders[$0.line] ?? nil }?.location
    }
    private var before: (line: Int, words: String?, answered: Int?)?
    /// The texts that the screen shows at this point of the run.
    private var shown: Set<String> = []
    /// For each text that left the screen: the moment, and a description of the last event before that moment.
    private var departures: [String: (at: VirtualInstant, words: String?)] = [:]
    /// The last request that the app sent in an instant without a user action.
    private var ownRequest: (at: VirtualInstant, resource: Resource)?
    private var gesture: (line: String, words: String)?
    private var hasSent = false
    /// The gestures that sent a request, and the view and code that sent each request.
    private var senders: [String: Scope?] = [:]
    private var open: [Int: Resource] = [:]

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        switch event.kind {
        case .stepped(let line):
            guard let verb = evidence.verb(atLine: line), case .deed = verb.role else {
                return
            }
            before = (line, words, answered)
            answered = nil
            lastDeed = event.at
            let deed = evidence.words(for: verb)
            words = deed
            if case .gesture = verb, deed.hasPrefix("`") {
                gesture = ("\(verb)", deed)
            } else {
                gesture = nil
            }
            hasSent = false
        case .requested(let request, let resource):
            open[request.id] = resource
            hasSent = true
            // A new request may be a good reason to remove the texts of an earlier request.
            departures = [:]
            ownRequest = lastDeed == event.at ? nil : (event.at, resource)
            if let gesture { senders.updateValue(event.scope, forKey: gesture.line) }
        case .responded(let id, _, _):
            gesture = nil
            answered = id
            words = "\(name(of: id)) was answered\(evidence.record(id)?.oddity.map { " with \($0)" } ?? "")"
        case .failed(let id, let error):
            gesture = nil
            words = "\(name(of: id)) failed (\(error.rawValue))"
        case .gaveUp(let id): words = "\(name(of: id)) failed (timeout)"
        case .cancelled(let id): words = "\(name(of: id)) was cancelled"
        case .checked(let line, _, held: false, _):
            // A failed gesture has no effect, so the gesture does not count as the last event.
            if case .gesture? = evidence.verb(atLine: line), let before, before.line == line {
                (words, answered, gesture) = (before.words, before.answered, nil)
            }
        case .fact(.touchedDisabled): words = words.map { "\($0) on a disabled control" }
        case .screen(let lines):
            let texts = Set(lines.lazy.filter { $0.kind != .image }.map(\.content))
            let cause = ownRequest.flatMap {
                $0.at == event.at ? "the app sent \($0.resource) by itself" : nil
            }
            for text in shown.subtracting(texts) { departures[text] = (event.at, cause ?? words) }
            if lines.isEmpty { departures = [:] }
            shown = texts
        case .wanted, .checked, .unsettled, .console, .fact: break
        }
    }

    /// A sentence that says when the expected text or the gesture's control left the screen.
    func departure(before verb: Verb?) -> String? {
        let sight = verb?.look.flatMap { $0.isExpected ? $0.sight : nil }
        guard let text = sight?.words ?? verb?.tappedLabel else { return nil }
        // If several texts left the screen in one instant, the sentence names the alphabetically first text.
        let last = departures.filter { $0.key.contains(text) }
            .max { ($0.value.at, $1.key) < ($1.value.at, $0.key) }?.value
        guard let last, let cause = last.words, cause != words else { return nil }
        return "It had left the screen at \(last.at), after \(cause)."
    }

    private mutating func name(of request: Int) -> String {
        open.removeValue(forKey: request).map { "\($0)" } ?? "a request"
    }
}

extension Verb {
    var tappedLabel: String? { if case .gesture(.tap(let label)) = self { label } else { nil } }
}

extension Sight {
    /// The words that one text or button has to contain.
    var words: String? {
        switch self {
        case .text(let words), .wholeText(let words), .button(let words): words
        case .spinner, .error, .image, .body, .above, .only: nil
        }
    }
}
