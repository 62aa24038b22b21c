// WatchConnectivity: messages between a phone and its watch. No watch is paired with this device.

@_exported public import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

// swift-format-ignore: AlwaysUseLowerCamelCase
public let WCErrorDomain = "WCErrorDomain"

public struct WCError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { WCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var sessionNotActivated: Code { .sessionNotActivated }
}

/// Activates on request. Sending fails, because the phone has no watch.
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    public class var `default`: WCSession { only }
    open class func isSupported() -> Bool { true }

    open weak var delegate: (any WCSessionDelegate)?
    open private(set) var activationState = WCSessionActivationState.notActivated
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    override init() {}

    open func activate() {
        DispatchQueue.global().async {
            guard let delegate = self.delegate else { return }
            self.activationState = .activated
            delegate.session(self, activationDidCompleteWith: .activated, error: nil)
        }
    }

    private var refusal: WCError {
        WCError(activationState == .activated ? .deviceNotPaired : .sessionNotActivated)
    }

    open func updateApplicationContext(_ context: [String: Any]) throws { throw refusal }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (@Sendable ([String: Any]) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        let refusal = refusal
        DispatchQueue.global().async { errorHandler?(refusal) }
    }

    @discardableResult open func transferUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo, isComplication: false)
        let refusal = refusal
        DispatchQueue.global().async {
            self.delegate?.session(self, didFinish: transfer, error: refusal)
        }
        return transfer
    }
    @discardableResult open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo, isComplication: true)
        let refusal = refusal
        DispatchQueue.global().async {
            self.delegate?.session(self, didFinish: transfer, error: refusal)
        }
        return transfer
    }
    @discardableResult open func transferFile(
        _ file: URL, metadata: [String: Any]?
    ) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        let refusal = refusal
        DispatchQueue.global().async {
            self.delegate?.session(self, didFinish: transfer, error: refusal)
        }
        return transfer
    }
}

public protocol WCSessionDelegate: NSObjectProtocol {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    /// Apple requires `sessionDidBecomeInactive` and `sessionDidDeactivate` on iOS, and has neither on
    /// watchOS.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(_ url: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (url, metadata) }
}

open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    init(_ file: WCSessionFile) { self.file = file }
    open func cancel() {}
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    public let isCurrentComplicationInfo: Bool
    init(_ userInfo: [String: Any], isComplication: Bool) {
        (self.userInfo, isCurrentComplicationInfo) = (userInfo, isComplication)
    }
    open func cancel() {}
}
