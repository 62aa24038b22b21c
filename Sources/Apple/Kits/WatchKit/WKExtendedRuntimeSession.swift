public import Foundation

public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case none = 0
    case sessionInProgress, expired, resignedFrontmost, suppressedBySystem
    case error = -1
}

/// Would keep an app running. It ends as soon as it is started.
@preconcurrency @MainActor open class WKExtendedRuntimeSession: NSObject {
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    open private(set) var state = WKExtendedRuntimeSessionState.notStarted
    open var expirationDate: Date? { nil }
    public override init() {}

    open func start() {
        state = .invalid
        DispatchQueue.main.async {
            self.delegate?.extendedRuntimeSession(
                self, didInvalidateWith: .error, error: CocoaError(.featureUnsupported))
        }
    }
    open func start(at date: Date) { start() }
    open func invalidate() { state = .invalid }
    open func notifyUser(
        hapticType type: WKHapticType,
        repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
    ) {}
}

@preconcurrency @MainActor public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
