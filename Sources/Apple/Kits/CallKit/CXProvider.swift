// CallKit: phone calls that an app makes and receives. This device refuses reported calls, and requests for calls fail.

@_exported public import Foundation

public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    public var errorCode: Int { code.rawValue }
}

public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID,
            callUUIDAlreadyExists,
            invalidAction, maximumCallGroupsReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    public var errorCode: Int { code.rawValue }
}

open class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}

open class CXCallUpdate: NSObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
    public override init() {}
}

open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    open var localizedName: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() {}
    public init(localizedName: String) { self.localizedName = localizedName }
}

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    open func reportNewIncomingCall(
        with uuid: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    }
    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
}

public protocol CXProviderDelegate: AnyObject {
    func providerDidReset(_ provider: CXProvider)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
}

extension CXProviderDelegate {
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
}

open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public private(set) var actions: [CXAction]
    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
}

open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    open var hasEnded: Bool { true }
    init(uuid: UUID) { self.uuid = uuid }
}

public protocol CXCallObserverDelegate: AnyObject {
}

open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }
    public override init() {}
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() {}
    public init(queue: DispatchQueue) {}
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
    }
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unentitled)
    }
}
