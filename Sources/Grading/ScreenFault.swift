import Referee
import Scenario

/// How a screen was wrong, as far as the trace tells.
enum ScreenFault: Hashable {
    /// The latest answer for this resource is missing, or an older one is still there.
    case staleContent(Resource)
    /// No spinner, while this was on its way.
    case noLoadingState(Resource?)
    /// No error, although this had failed.
    case noErrorState(Resource?)
    /// An error, although this had only been cancelled.
    case cancellationShownAsError(Resource)
    /// The control that the user wanted to touch was not there.
    case outOfReach
    case other

    /// - Parameter past: what happened before the check.
    init(_ verb: Verb?, after past: Past) {
        if case .gesture = verb {
            self = .outOfReach
        } else if let look = verb?.look {
            self.init(look.sight, isExpected: look.isExpected, past)
        } else {
            self = .other
        }
    }

    private init(_ sight: Sight, isExpected: Bool, _ past: Past) {
        switch sight {
        case .spinner: self = isExpected ? .noLoadingState(past.onItsWay) : .other
        case .error where isExpected: self = .noErrorState(past.lastFailure)
        case .error: self = past.lastCancellation.map(Self.cancellationShownAsError) ?? .other
        case .image(let resource), .body(let resource):
            self = past.answered.contains(resource) ? .staleContent(resource) : .other
        case .text, .button: self = .other
        }
    }

    /// The requests until then, and how they ended.
    struct Past {
        var onItsWay: Resource? { open.max { $0.key < $1.key }?.value }
        private(set) var answered: Set<Resource> = []
        /// Of the last request that ended, if the world failed it.
        private(set) var lastFailure: Resource?
        /// Of the last request that ended, if the app cancelled it. A failure before it would explain an error.
        private(set) var lastCancellation: Resource?
        private var open: [Int: Resource] = [:]

        mutating func take(_ event: TraceEvent) {
            switch event.kind {
            case .requested(let request, let resource): open[request.id] = resource
            case .cancelled(let id):
                lastCancellation = open.removeValue(forKey: id)
                lastFailure = nil
            case .responded(let id, let status, _):
                end(id, failed: status >= 400)
            case .failed(let id, _), .gaveUp(let id):
                end(id, failed: true)
            case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }

        private mutating func end(_ id: Int, failed: Bool) {
            guard let resource = open.removeValue(forKey: id) else { return }
            lastCancellation = nil
            lastFailure = failed ? resource : nil
            if !failed { answered.insert(resource) }
        }
    }
}
