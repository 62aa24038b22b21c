import Referee
import Scenario
import VirtualTime
import Wire

/// How a screen was wrong, as far as the trace tells.
enum ScreenFault: Hashable {
    /// The latest answer for this resource is missing, and something older is there.
    case staleContent(Resource)
    /// What this resource returned is still there.
    case stillThere(Resource)
    /// The answer for this resource had come, and neither it nor anything older is there.
    case notShown(Resource, answered: VirtualInstant)
    /// The answer for this resource was there, and something that is no answer took its place.
    case noLongerShown(Resource)
    /// No spinner, while this was on its way.
    case noLoadingState(Resource?)
    /// No error, although this had failed.
    case noErrorState(Resource?)
    /// An error, although this had only been cancelled.
    case cancellationShownAsError(Resource)
    /// A spinner, while nothing was on its way.
    case stillLoading
    /// The world had failed this resource, and it was never answered.
    case failedInstead(Resource, at: VirtualInstant)
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
        case .spinner where isExpected: self = .noLoadingState(past.onItsWay)
        case .spinner: self = past.onItsWay == nil && past.hasEnded ? .stillLoading : .other
        case .error where isExpected: self = .noErrorState(past.lastFailure)
        case .error: self = past.lastCancellation.map(Self.cancellationShownAsError) ?? .other
        case .image(let resource), .body(let resource):
            guard let moment = past.answered[resource] else {
                self =
                    isExpected
                    ? past.failed[resource].map { .failedInstead(resource, at: $0) } ?? .other : .other
                return
            }
            if !isExpected {
                self = .stillThere(resource)
            } else if past.showsContent(like: sight) {
                self = .staleContent(resource)
            } else {
                self =
                    past.answers.hasShown(resource)
                    ? .noLongerShown(resource) : .notShown(resource, answered: moment)
            }
        case .text, .button: self = .other
        }
    }

    /// The requests until then, and how they ended.
    struct Past {
        var onItsWay: Resource? { open.max { $0.key < $1.key }?.value }
        /// When each resource was last answered.
        private(set) var answered: [Resource: VirtualInstant] = [:]
        /// When the world last failed each resource.
        private(set) var failed: [Resource: VirtualInstant] = [:]
        /// At least one request has ended.
        private(set) var hasEnded = false
        private(set) var answers = AnswersOnScreen()
        private var screen: [ScreenLine] = []
        /// Of the last request that ended, if the world failed it.
        private(set) var lastFailure: Resource?
        /// Of the last request that ended, if the app cancelled it. A failure before it would explain an error.
        private(set) var lastCancellation: Resource?
        private var open: [Int: Resource] = [:]

        mutating func take(_ event: TraceEvent) {
            answers.take(event)
            switch event.kind {
            case .requested(let request, let resource): open[request.id] = resource
            case .cancelled(let id):
                hasEnded = true
                lastCancellation = open.removeValue(forKey: id)
                lastFailure = nil
            case .responded(let id, let status, _):
                end(id, failed: status >= 400, at: event.at)
            case .failed(let id, _), .gaveUp(let id):
                end(id, failed: true, at: event.at)
            case .screen(let lines): screen = lines
            case .stepped, .wanted, .checked, .unsettled, .console, .fact: break
            }
        }

        /// Whether anything on screen may be an answer that is looked for: a picture, or words while nothing is loading.
        func showsContent(like sight: Sight) -> Bool {
            let kinds = Set(screen.map(\.kind))
            // A trace without screens tells nothing.
            if screen.isEmpty { return true }
            if case .image = sight { return kinds.contains(.image) }
            return !kinds.contains(.spinner)
        }

        private mutating func end(_ id: Int, failed: Bool, at instant: VirtualInstant) {
            guard let resource = open.removeValue(forKey: id) else { return }
            lastCancellation = nil
            lastFailure = failed ? resource : nil
            hasEnded = true
            if failed { self.failed[resource] = instant } else { answered[resource] = instant }
        }
    }
}
