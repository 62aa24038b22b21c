import Foundation
import Lifecycle
import VirtualTime
import Wire

/// A task is `.suspended` until `resume()`, `.running` until its response or cancellation, `.canceling` until the
/// cancellation is reported, and finally `.completed`. A task's completion is reported exactly once.
public class URLSessionTask: @unchecked Sendable {
    public enum State: Int, Sendable {
        case running
        case suspended
        case canceling
        case completed
    }

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    public let taskIdentifier: Int
    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    public var taskDescription: String?
    public var delegate: (any URLSessionTaskDelegate)?

    /// The priority has no effect, because the simulated network serves any number of requests at once.
    public var priority = URLSessionTask.defaultPriority

    public private(set) var state = State.suspended
    public private(set) var response: URLResponse?
    public private(set) var error: (any Error)?
    public private(set) var countOfBytesReceived: Int64 = 0
    public var countOfBytesExpectedToReceive: Int64 { state == .completed ? countOfBytesReceived : -1 }
    public var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
    public var countOfBytesSent: Int64 { response == nil ? 0 : countOfBytesExpectedToSend }

    /// Scheduling hints have no effect: a task begins at its `resume()`, and its response arrives in one piece.
    public var earliestBeginDate: Date?
    public var countOfBytesClientExpectsToSend: Int64 = -1
    public var countOfBytesClientExpectsToReceive: Int64 = -1
    public var prefersIncrementalDelivery = true

    /// The progress jumps from zero to complete when the response arrives, because the body comes in one
    /// piece.
    public var progress: Progress {
        if let watched { return watched }
        let progress = Progress(totalUnitCount: 100)
        if state == .completed { progress.completedUnitCount = 100 }
        watched = progress
        return progress
    }
    private var watched: Progress?

    /// The times at which the app resumed the task and at which the response arrived.
    private(set) var began = Date.distantPast
    private(set) var ended = Date.distantPast

    let session: URLSession
    /// The `Scope` of the code that created the task. After `resume()`, the `Scope` of the code that resumed the
    /// task.
    private(set) var scope: Scope?
    private let isAwaited: Bool
    private var completion: ((RequestDesk.Answer) -> Void)?
    private(set) var ticket: RequestDesk.Ticket?
    private var ownLoading: OwnLoading?
    private var deadline: Appointment?

    /// - Parameter isAwaited: true for a task inside an async call, which cancels the task if the calling Swift
    ///   task is cancelled. A task outside async calls is cancelled only by `cancel()`.
    required init(
        _ request: URLRequest, in session: URLSession, identifier: Int, isAwaited: Bool,
        completion: @escaping (RequestDesk.Answer) -> Void
    ) {
        taskIdentifier = identifier
        originalRequest = session.configured(request)
        self.session = session
        self.isAwaited = isAwaited
        scope = Self.currentScope(isAwaited: isAwaited)
        self.completion = completion
    }

    private static func currentScope(isAwaited: Bool) -> Scope? {
        var scope = Scopes.ofNewWork
        if !isAwaited { scope?.isUnowned = true }
        return scope
    }

    public func resume() {
        guard state == .suspended, let request = originalRequest else { return }
        state = .running
        began = Date()
        if !isAwaited, let sender = Self.currentScope(isAwaited: false) { scope = sender }
        ownLoading = OwnLoading(request, of: self) { self.complete($0) }
        guard ownLoading == nil else { return }
        if let copy = copy(for: request) {
            Simulation.shared.whenInstantCloses {
                if self.state == .running { self.complete(copy) }
            }
            return
        }
        // A request that cannot be sent completes inside `send`, before `send` returns its ticket.
        let ticket = RequestDesk.shared.send(
            request, from: request.location, by: scope, isResumedByHand: !isAwaited,
            patience: session.patience(of: request), hear: listener
        ) { self.complete($0) }
        guard state == .running else { return }
        self.ticket = ticket
        // Web sockets get no time limit, because it is unknown how long a device waits for a silent web socket.
        if listener == nil { limit(ticket, to: session.timeLimit(of: request)) }
    }

    /// Cancels the request. The completion handler receives `URLError.cancelled` at the end of this instant. If the
    /// task is complete, `cancel` does nothing.
    public func cancel() {
        switch state {
        case .suspended:
            state = .canceling
            Simulation.shared.whenInstantCloses { self.complete(.failure(self.cancellation)) }
        case .running:
            state = .canceling
            ownLoading?.cancel()
            guard let ticket else {
                return Simulation.shared.whenInstantCloses { self.complete(.failure(self.cancellation)) }
            }
            ticket.cancel()
        case .canceling, .completed: break
        }
    }

    /// Before `resume()`, `suspend` does nothing. During a transfer, `suspend` ends the app, because the simulation
    /// cannot pause transfers.
    public func suspend() {
        guard state == .running else { return }
        fatalError(
            "URLSessionTask.suspend() during a transfer is not simulated. Cancel the task and start a new one."
        )
    }

    /// True if the cache stores the response of this task; false for downloads.
    var isCopied: Bool { false }

    /// The cached response, if the request's policy accepts copies of any age.
    private func copy(for request: URLRequest) -> RequestDesk.Answer? {
        guard isCopied, request.cachePolicy.takesAnyCopy else { return nil }
        if let copy = session.configuration.urlCache?.cachedResponse(for: request) {
            return .success((copy.data, copy.response))
        }
        guard request.cachePolicy == .returnCacheDataDontLoad else { return nil }
        return .failure(URLError(.resourceUnavailable, failingURL: request.url))
    }

    /// Receives the messages of a web socket; nil for a task with one response.
    var listener: ((Response) -> Bool)? { nil }

    var cancellation: URLError {
        URLError(.cancelled, failingURL: originalRequest?.url)
    }

    private func limit(_ ticket: RequestDesk.Ticket, to seconds: TimeInterval) {
        guard seconds > 0, seconds < 1e9 else { return }
        let instant = Simulation.shared.now + .nanoseconds(Int64(seconds * 1e9))
        deadline = Simulation.shared.appoint(at: instant, onMain: false) { ticket.timeOut() }
    }

    private func complete(_ answer: RequestDesk.Answer) {
        guard let completion else { return }
        self.completion = nil
        ownLoading = nil
        deadline?.cancel()
        state = .completed
        ended = Date()
        watched?.completedUnitCount = 100
        switch answer {
        case .success(let (data, response)):
            self.response = response
            session.configuration.httpCookieStorage?.take(response, of: originalRequest)
            if isCopied { session.configuration.urlCache?.take(response, with: data, of: originalRequest) }
            countOfBytesReceived = Int64(data.count)
        case .failure(let error):
            self.error = error
        }
        completion(answer)
        session.forget(self)
    }

    /// After all due work, runs learner code about this task on the session's delegate queue. Without a delegate
    /// queue, learner code about this task runs off the main thread.
    func report(_ body: @escaping () -> Void) {
        let scoped = { [scope] in
            if let scope { Scopes.enter(scope, body) } else { body() }
        }
        if let queue = session.explicitQueue {
            let box = UncheckedWork(scoped)
            queue.addOperation { box.run() }
        } else {
            Simulation.shared.appoint(at: .zero, onMain: false, scoped)
        }
    }
}

extension URLSessionTask: Hashable {
    public static func == (left: URLSessionTask, right: URLSessionTask) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A task that receives its response body in memory.
public class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
    override var isCopied: Bool { true }
}
/// A task that sends a body and receives its response body in memory.
public class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {
    override var isCopied: Bool { false }
}
/// A task that saves its response body in a file.
public class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// Passes work to another queue without the compiler's check for sendability, because all code runs on one thread.
private struct UncheckedWork: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}
