// BackgroundTasks: work while the app is not on screen. The user has turned background refresh off, so
// requests are refused and no task starts.

@_exported public import Foundation

open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, Hashable, Sendable, CustomNSError {
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible

            public static func ~= (code: Self, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }

        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var unavailable: Code { .unavailable }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }

    public static let shared = BGTaskScheduler()
    public static let errorDomain = Error.errorDomain

    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool { true }

    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
}
