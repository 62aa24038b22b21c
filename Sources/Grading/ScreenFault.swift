import Referee
import Scenario

/// In which way a screen was wrong, as far as the trace tells.
enum ScreenFault: Hashable {
    /// What this returned last is missing, or what it replaced is still there.
    case staleContent(Resource)
    /// No spinner, while this was on its way.
    case noLoadingState(Resource?)
    /// No error, although this had failed.
    case noErrorState(Resource?)
    /// An error, although this had only been cancelled.
    case cancellationShownAsError(Resource)
    /// What the user wanted to touch was not there.
    case outOfReach
    case other

    /// - Parameter place: of the check among the trace's events; what came later has nothing to do with it.
    init(_ verb: Verb?, at place: Int, in trace: Trace) {
        let past = Past(trace.events[..<place])
        switch verb {
        case .gesture:
            self = .outOfReach
        case .within(_, let sight, let isExpected):
            self.init(.see(sight, isExpected: isExpected), at: place, in: trace)
        case .see(.spinner, isExpected: true):
            self = .noLoadingState(past.onItsWay)
        case .see(.error, isExpected: true):
            self = .noErrorState(past.lastFailure)
        case .see(.error, isExpected: false):
            self = past.lastCancellation.map(Self.cancellationShownAsError) ?? .other
        case .see(.image(let resource), _), .see(.body(let resource), _):
            self = past.answered.contains(resource) ? .staleContent(resource) : .other
        default:
            self = .other
        }
    }

    /// What had become of the requests until then.
    private struct Past {
        var onItsWay: Resource? { open.max { $0.key < $1.key }?.value }
        private(set) var answered: Set<Resource> = []
        /// Of the last request that ended, if the world failed it.
        private(set) var lastFailure: Resource?
        /// Of the last request that ended, if the app cancelled it. A failure before it would explain an error.
        private(set) var lastCancellation: Resource?
        private var open: [Int: Resource] = [:]

        init(_ events: ArraySlice<TraceEvent>) {
            for event in events {
                switch event.kind {
                case .requested(let request, let resource): open[request.id] = resource
                case .cancelled(let id):
                    lastCancellation = open.removeValue(forKey: id)
                    lastFailure = nil
                case .responded(let id, let status, _):
                    end(id, failed: status >= 400)
                case .failed(let id, _):
                    end(id, failed: true)
                default: break
                }
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
