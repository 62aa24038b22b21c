import Referee
import Scenario
import VirtualTime
import Wire

/// The kind of fault on a wrong screen, which depends on the requests before the check.
enum ScreenFault: Hashable {
    /// The screen shows older content instead of the latest response for this resource.
    case staleContent(Resource)
    /// The screen shows the response for this resource. If `isBack`, the response had left the screen before.
    case stillThere(Resource, isBack: Bool)
    /// The network had answered the request for this resource, but the screen shows neither the response nor an older
    /// response.
    case notShown(Resource, answered: VirtualInstant)
    case noLongerShown(Resource)
    /// The screen shows only a part of the latest response for this resource.
    case notWhole(Resource)
    /// The screen shows an error instead of the response for this resource, which came with status 200.
    case errorInstead(Resource, answered: VirtualInstant)
    /// The screen shows no spinner, although a request for the resource was in flight.
    case noLoadingState(Resource?)
    /// The screen shows no error, although a request for the resource has failed.
    case noErrorState(Resource?)
    /// The screen shows an error, although the app itself canceled the request for the resource.
    case cancellationShownAsError(Resource)
    /// The screen shows a spinner, although no request was in flight.
    case stillLoading
    /// All requests for the resource failed or got an error status.
    case failedInstead(Resource, ending: String, at: VirtualInstant)
    /// The first request for this resource is still in flight.
    case notArrived(Resource, sent: VirtualInstant)
    /// The user wanted to use a control, but the screen did not show the control.
    case outOfReach
    case other

    /// - Parameter showsError: true if the screen shows words that report a failure.
    init(_ verb: Verb?, after past: Past, showsError: Bool = false) {
        if case .gesture = verb {
            self = .outOfReach
        } else if let look = verb?.look {
            self.init(look.sight, isExpected: look.isExpected, past)
            guard showsError else { return }
            switch (look.sight, look.isExpected) {
            case (.spinner, true), (.text, false), (.wholeText, false):
                if let cancelled = past.onlyCancellation { self = .cancellationShownAsError(cancelled) }
            case (.image(let resource), true), (.body(let resource), true):
                guard past.lastFailure == nil, past.onlyCancellation == nil,
                    let moment = past.answered[resource]
                else { return }
                self = .errorInstead(resource, answered: moment)
            default: break
            }
        } else {
            self = .other
        }
    }

    private init(_ sight: Sight, isExpected: Bool, _ past: Past) {
        switch sight {
        case .spinner where isExpected: self = .noLoadingState(past.retried ?? past.onItsWay)
        case .spinner: self = past.onItsWay == nil && past.hasEnded ? .stillLoading : .other
        case .error where isExpected: self = .noErrorState(past.lastFailure)
        case .error: self = past.shownCancellation.map(Self.cancellationShownAsError) ?? .other
        case .image(let resource), .body(let resource):
            guard let moment = past.answered[resource] else {
                if isExpected, let sent = past.sent(resource) {
                    self = .notArrived(resource, sent: sent)
                    return
                }
                self =
                    isExpected
                    ? past.failed[resource].map { .failedInstead(resource, ending: $0.ending, at: $0.at) }
                        ?? .other : .other
                return
            }
            if !isExpected {
                self = .stillThere(resource, isBack: past.answers.showsAgain(resource))
            } else if past.showsOlder(than: resource, like: sight) {
                self = .staleContent(resource)
            } else if case .body = sight, past.showsPart(of: resource) {
                self = .notWhole(resource)
            } else {
                self =
                    past.answers.hasShown(resource)
                    ? .noLongerShown(resource) : .notShown(resource, answered: moment)
            }
        case .text, .wholeText, .button, .above, .only: self = .other
        }
    }

    /// The symptom of all screen faults of one mistake, no matter which resource is missing.
    func symptom(of verb: Verb?) -> String {
        switch self {
        case .staleContent: "stale content"
        case .stillThere: "content still there"
        case .notShown: "content not shown"
        case .noLongerShown: "content no longer shown"
        case .notWhole: "content not whole"
        case .errorInstead: "error instead"
        case .noLoadingState: "no loading state"
        case .noErrorState: "no error state"
        case .cancellationShownAsError: Self.cancellationSymptom
        case .stillLoading: "still loading"
        case .failedInstead: "failed instead"
        case .notArrived: "not arrived"
        case .outOfReach: "out of reach"
        case .other:
            verb?.look.map { look in
                let sight =
                    switch look.sight {
                    case .image: "image"
                    case .body: "body"
                    case .spinner, .error, .text, .wholeText, .button, .above, .only: look.sight.description
                    }
                return look.isExpected ? "no \(sight)" : sight
            } ?? "other"
        }
    }

    /// True if the missing content may have gone to an object that the view no longer shows.
    func mayHideResponse(_ verb: Verb?, on found: String, _ past: Past) -> Bool {
        switch self {
        case .notShown, .noLongerShown, .stillLoading: true
        case .noErrorState, .other:
            verb?.look?.isExpected ?? false && past.onItsWay == nil && found.contains("a spinner")
        case .staleContent, .stillThere, .notWhole, .errorInstead, .noLoadingState, .cancellationShownAsError,
            .failedInstead, .notArrived, .outOfReach:
            false
        }
    }

    var isNoLoadingState: Bool { if case .noLoadingState = self { true } else { false } }

    static let cancellationSymptom = "cancellation shown as an error"

    /// The requests that the app sent before the check, and their results.
    struct Past {
        var onItsWay: Resource? { open.max { $0.key < $1.key }?.value.resource }
        var allOnTheirWay: [Resource] { open.sorted { $0.key < $1.key }.map(\.value.resource) }
        /// The resource of the latest request in flight that repeats a failed request; the screen may still show the
        /// failure.
        var retried: Resource? {
            open.filter { failed[$0.value.resource] != nil }.max { $0.key < $1.key }?.value.resource
        }
        /// For each resource, the time of the last response.
        private(set) var answered: [Resource: VirtualInstant] = [:]
        /// For each resource, the moment and the reason of the last failed request.
        private(set) var failed: [Resource: (ending: String, at: VirtualInstant)] = [:]
        private(set) var hasEnded = false
        private(set) var answers = ResponsesOnScreen()
        /// The last recorded screen; nil before the first recorded screen.
        private var screen: [ScreenLine]?
        /// The resource of the last request that ended, if that request failed.
        private(set) var lastFailure: Resource?
        /// The last failed request, even if the network has answered other requests since.
        private(set) var latestFailure: (resource: Resource, at: VirtualInstant)?
        /// The resource of the last request that ended, if the app canceled that request.
        private(set) var lastCancellation: Resource?
        /// For each resource, the time at which the app last canceled a request.
        private(set) var cancellations: [Resource: VirtualInstant] = [:]
        /// The state that the app wrote last since it sent its last request.
        private(set) var writeSinceRequest: String?
        /// The resource of the last canceled request; nil if a failed request may be the cause of the error on screen.
        var onlyCancellation: Resource? {
            failed.isEmpty ? lastCancellation ?? onItsWay.flatMap { cancelled.contains($0) ? $0 : nil } : nil
        }
        /// The resource of the last canceled request, if the screen has shown words that report a failure only since then,
        /// and if no request in flight repeats a failed request.
        var shownCancellation: Resource? {
            guard retried == nil, let lastCancellation else { return nil }
            guard screen != nil else { return lastCancellation }
            guard let errorSince, let moment = cancellations[lastCancellation] else { return nil }
            return moment <= errorSince ? lastCancellation : nil
        }
        /// The moment at which words that report a failure came on screen; nil without such words.
        private(set) var errorSince: VirtualInstant?
        /// The resources whose last request the app canceled.
        private var cancelled: Set<Resource> = []
        private var open: [Int: (resource: Resource, sent: VirtualInstant)] = [:]

        mutating func take(_ event: TraceEvent, errors: FailureWords) {
            answers.take(event)
            switch event.kind {
            case .requested(let request, let resource):
                open[request.id] = (resource, event.at)
                writeSinceRequest = nil
            case .fact(.stateWritten(_, let name, _)): writeSinceRequest = name
            case .cancelled(let id):
                hasEnded = true
                lastCancellation = open.removeValue(forKey: id)?.resource
                if let lastCancellation {
                    cancelled.insert(lastCancellation)
                    cancellations[lastCancellation] = event.at
                }
                lastFailure = nil
            case .responded(let id, let status, _):
                end(id, failing: status == 200 ? nil : "been answered with status \(status)", at: event.at)
            case .failed(let id, _), .gaveUp(let id):
                end(id, failing: "failed", at: event.at)
            case .screen(let lines):
                screen = lines
                let tells = lines.contains { errors.tell($0.content) }
                errorSince = tells ? errorSince ?? event.at : nil
            case .stepped, .wanted, .checked, .unsettled, .console, .fact: break
            }
        }

        /// The time at which the app sent the request in flight for this resource; nil without a request in flight.
        func sent(_ resource: Resource) -> VirtualInstant? {
            open.values.filter { $0.resource == resource }.map(\.sent).max()
        }

        /// A text on screen that differs from the given text only in its numbers.
        func variant(of text: String) -> String? {
            let wanted = text.wordsWithLetters
            guard !wanted.isEmpty else { return nil }
            return screen?.map(\.content).first { $0 != text && $0.wordsWithLetters == wanted }
        }

        /// True if the screen may show older content of the expected kind: a picture or a text.
        func showsOlder(than resource: Resource, like sight: Sight) -> Bool {
            guard let screen else { return true }
            let kinds = Set(screen.map(\.kind))
            if case .image = sight, !kinds.contains(.image) { return false }
            return !kinds.contains(.spinner) && answers.showsOlder(than: resource)
        }

        /// True if the screen shows text from the last response for this resource. A text beside a spinner does not
        /// count, because the app may show its own words while it loads.
        func showsPart(of resource: Resource) -> Bool {
            !(screen ?? []).contains { $0.kind == .spinner } && answers.shows(resource)
        }

        private mutating func end(_ id: Int, failing ending: String?, at instant: VirtualInstant) {
            guard let resource = open.removeValue(forKey: id)?.resource else { return }
            lastCancellation = nil
            cancelled.remove(resource)
            lastFailure = ending == nil ? nil : resource
            hasEnded = true
            if let ending {
                failed[resource] = (ending, instant)
                latestFailure = (resource, instant)
            } else {
                answered[resource] = instant
            }
        }
    }
}

extension String {
    /// The words of the text that contain a letter: `of` and `letters` in `7 of 160 letters`.
    var wordsWithLetters: [Substring] {
        split { !$0.isLetter && !$0.isNumber }.filter { $0.contains(where: \.isLetter) }
    }
}
