import Referee
import VirtualTime
import Wire

/// The last object of a view that the view's parent replaced after the app's first request. The view shows the state of
/// the new object, so the response that the old object received stays invisible.
struct ReplacedObject {
    private var replacement: (at: VirtualInstant, view: String, property: String, type: String)?
    private var hasSent = false

    mutating func take(_ event: TraceEvent) {
        switch event.kind {
        case .requested: hasSent = true
        case .fact(.objectReplaced(let view, let property, let type)) where hasSent:
            replacement = (event.at, RunTally.name(ofView: view) ?? view, property, type)
        case .fact(.disappeared(let view, _)) where RunTally.name(ofView: view) == replacement?.view:
            replacement = nil
        case .stepped, .wanted, .cancelled, .gaveUp, .responded, .failed, .checked, .unsettled, .screen,
            .console,
            .fact:
            break
        }
    }

    /// The sentence about the replaced object, if the replacement happened at or after the user's last action.
    func sentence(since deed: VirtualInstant?) -> String? {
        replacement.flatMap { $0.at >= deed ?? .zero ? sentence : nil }
    }

    /// A sentence about the replaced object, which explains missing content or a spinner on screen.
    var sentence: String? {
        replacement.map { at, view, property, type in
            "At \(at) \(view) got another \(type) in `\(property)`. The screen shows only the new one."
        }
    }
}
