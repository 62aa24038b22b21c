// URLLoading: `URLSession` and its related types. The referee simulates the network, in another process.
//
// The module URLLoading handles requests and knows which code sends each request, but does not depend on views.
// `RequestDesk` sends each request, and completes the request when the referee responds. The course's `SwiftUI`
// re-exports `URLLoading`, as Apple's SwiftUI re-exports Foundation. Start with this file, and then read
// `AsyncFetching` and `TaskFetching`, the two ways to send a request.
//
// APIs that the simulation cannot support are missing, or unavailable with a reason. Apps that use a missing API do
// not compile.

@_exported import Foundation
import Lifecycle
import VirtualTime
import Wire

/// The course's version of Apple's `URLSession`, for requests through the simulated network.
open class URLSession: @unchecked Sendable {
    public static let shared = URLSession()

    public let configuration: URLSessionConfiguration
    public private(set) var delegate: (any URLSessionDelegate)?
    public let delegateQueue: OperationQueue
    public var sessionDescription: String?

    /// The delegate queue that the app has passed; nil to run completion handlers off the main thread.
    let explicitQueue: OperationQueue?

    private var inFlight: [URLSessionTask] = []
    private var lastIdentifier = 0
    private var isInvalid = false

    public init() {
        configuration = .default
        explicitQueue = nil
        delegateQueue = OperationQueue()
    }

    /// The session keeps its delegate alive until the app invalidates the session.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
    ) {
        self.configuration = configuration
        self.delegate = delegate
        explicitQueue = delegateQueue
        self.delegateQueue = delegateQueue ?? OperationQueue()
    }

    // MARK: - Invalidation

    /// Invalidates the session, but lets running tasks finish. After the invalidation, creating a task in the session
    /// ends the app. Invalidating the shared session has no effect.
    open func finishTasksAndInvalidate() {
        guard self !== Self.shared else { return }
        isInvalid = true
        releaseDelegateIfDone()
    }

    /// Invalidates the session and cancels all tasks. After the invalidation, creating a task in the session ends the
    /// app. Invalidating the shared session has no effect.
    open func invalidateAndCancel() {
        guard self !== Self.shared else { return }
        isInvalid = true
        for task in inFlight { task.cancel() }
        releaseDelegateIfDone()
    }

    /// The incomplete tasks, in the order of their creation.
    public var allTasks: [URLSessionTask] {
        get async { inFlight }
    }

    /// Passes the current `allTasks` to the handler later, off the main thread.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        let tasks = inFlight
        DispatchQueue.global().async { completionHandler(tasks) }
    }

    private func releaseDelegateIfDone() {
        guard isInvalid, inFlight.isEmpty, let delegate else { return }
        self.delegate = nil
        let queue = explicitQueue ?? OperationQueue()
        queue.addOperation { delegate.urlSession(self, didBecomeInvalidWithError: nil) }
    }

    // MARK: - Tasks

    func makeTask<SomeTask: URLSessionTask>(
        _ type: SomeTask.Type, _ request: URLRequest, isAwaited: Bool,
        completion: @escaping (SomeTask, RequestDesk.Answer) -> Void
    ) -> SomeTask {
        if isInvalid {
            fatalError("A task was created in an invalidated URLSession.")
        }
        lastIdentifier += 1
        nonisolated(unsafe) weak var made: SomeTask?
        let task = type.init(
            request, in: self, identifier: lastIdentifier, isAwaited: isAwaited,
            completion: { if let task = made { completion(task, $0) } })
        made = task
        inFlight.append(task)
        return task
    }

    func forget(_ task: URLSessionTask) {
        inFlight.removeAll { $0 === task }
        releaseDelegateIfDone()
    }

    /// Drops all tasks. The tasks of the next app are numbered from 1.
    package func startOver() {
        Leftovers.keep(inFlight)
        (inFlight, lastIdentifier, sessionDescription) = ([], 0, nil)
    }

    /// The longest wait for the response of a connected request; nil if the session does not wait for connectivity.
    package func patience(of request: URLRequest) -> TimeInterval? {
        configuration.waitsForConnectivity ? request.timeoutInterval : nil
    }

    /// The longest total time of a request. A session that waits for connectivity uses `timeoutIntervalForResource`,
    /// and the simulated network applies the request's own limit (`patience`).
    func timeLimit(of request: URLRequest) -> TimeInterval {
        configuration.waitsForConnectivity
            ? configuration.timeoutIntervalForResource : request.timeoutInterval
    }

    /// The request with the session's headers and time limits.
    package func configured(_ request: URLRequest) -> URLRequest {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        if request.cachePolicy == .useProtocolCachePolicy {
            request.cachePolicy = configuration.requestCachePolicy
        }
        // A timeout of 60 s is the default: the app has probably set no timeout for this request.
        if request.timeoutInterval == 60 { request.timeoutInterval = configuration.timeoutIntervalForRequest }
        request.timeoutInterval = min(
            request.timeoutInterval, configuration.timeoutIntervalForResource)
        return request
    }
}
