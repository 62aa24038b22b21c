// CoreHaptics: haptic feedback. This device has no haptic hardware, so no engine can be created.

@_exported public import Foundation

public protocol CHHapticDeviceCapability: NSObjectProtocol {
    var supportsHaptics: Bool { get }
}

private final class NoCapability: NSObject, CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CHHapticTimeImmediate: TimeInterval = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

public struct CHHapticError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case notSupported = -4809
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CoreHapticsErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notSupported: Code { .notSupported }
}

/// Plays haptic patterns. Creating an engine fails.
open class CHHapticEngine: @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    public typealias StoppedHandler = @Sendable (StoppedReason) -> Void
    public typealias ResetHandler = @Sendable () -> Void

    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}

    public init() throws { throw CHHapticError(.notSupported) }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler?) {
        DispatchQueue.global().async { completionHandler?(CHHapticError(.notSupported)) }
    }
    open func stop() async throws {}
    open func stop(completionHandler: CompletionHandler? = nil) {
        DispatchQueue.global().async { completionHandler?(nil) }
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}
