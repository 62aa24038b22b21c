// URLLoading: `URLSession` and its friends, with the network on the other side of the border.
//
// It knows requests and the scope that starts them, and nothing of views. A request leaves through `RequestDesk`
// and is answered when the referee says so. `SwiftUI` re-exports this module, as Foundation would on a device.
// Start with this file (what a session is), then `AsyncFetching` and `TaskFetching` (the two ways to ask).
//
// What the simulated world has no counterpart for is not declared, or unavailable with a reason: an app must not
// compile here and then miss something without a word.

@_exported import Foundation
import Lifecycle
import Wire

/// Fetches over the simulated network.
open class URLSession: @unchecked Sendable {
    public static let shared = URLSession()

    public let configuration: URLSessionConfiguration
    public private(set) var delegate: (any URLSessionDelegate)?
    public let delegateQueue: OperationQueue
    public var sessionDescription: String?

    /// The queue that the app gave, where it gave one: completion handlers run there.
    let explicitQueue: OperationQueue?

    private var inFlight: [URLSessionTask] = []
    private var lastIdentifier = 0
    private var isInvalid = false

    public init() {
        configuration = .default
        explicitQueue = nil
        delegateQueue = OperationQueue()
    }

    /// The session keeps its delegate until it is invalidated.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
        delegateQueue: OperationQueue? = nil
    ) {
        self.configuration = configuration
        self.delegate = delegate
        explicitQueue = delegateQueue
        self.delegateQueue = delegateQueue ?? OperationQueue()
    }

    // MARK: - The end of a session

    /// Lets what is in flight end by itself, and takes nothing new.
    open func finishTasksAndInvalidate() {
        guard self !== Self.shared else { return }
        isInvalid = true
        releaseDelegateIfDone()
    }

    /// Cancels what is in flight, and takes nothing new.
    open func invalidateAndCancel() {
        guard self !== Self.shared else { return }
        isInvalid = true
        for task in inFlight { task.cancel() }
        releaseDelegateIfDone()
    }

    /// What has been created and is not complete yet.
    public var allTasks: [URLSessionTask] {
        get async { inFlight }
    }

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
            fatalError("A task was created in a session that has been invalidated.")
        }
        lastIdentifier += 1
        nonisolated(unsafe) weak var made: SomeTask?
        let task = SomeTask(
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

    /// The request as this session sends it: with its headers, and no longer than it is willing to wait.
    func configured(_ request: URLRequest) -> URLRequest {
        var request = request
        for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
            guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else { continue }
            request.setValue("\(value)", forHTTPHeaderField: name)
        }
        // 60 s is what a request says when nobody said anything.
        if request.timeoutInterval == 60 { request.timeoutInterval = configuration.timeoutIntervalForRequest }
        request.timeoutInterval = min(
            request.timeoutInterval, configuration.timeoutIntervalForResource)
        return request
    }
}
