// ReplayKit: screen recordings. This device cannot record its screen.

@_exported public import AVFoundation
public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"

public struct RPRecordingError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknown = -5800
        case disabled = -5802
        case failed = -5804
        case attemptToStopNonRecording = -5828
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { RPRecordingErrorDomain }
    public var errorCode: Int { code.rawValue }
}

public enum RPSampleBufferType: Int, Sendable {
    case video = 1
    case audioApp = 2
    case audioMic = 3
}

/// Records the screen. Recording is unavailable.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let recorder = RPScreenRecorder()
    open class func shared() -> RPScreenRecorder { recorder }
    override init() {}

    open weak var delegate: (any RPScreenRecorderDelegate)?
    open var isAvailable: Bool { false }
    open var isRecording: Bool { false }
    open var isMicrophoneEnabled = false
    open var isCameraEnabled = false

    private static let refusal = RPRecordingError(.disabled)
    private static let notRecording = RPRecordingError(.attemptToStopNonRecording)
    private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?, _ error: RPRecordingError) {
        guard let handler else { return }
        DispatchQueue.main.async { handler(error) }
    }

    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler, Self.refusal) }
    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?
    ) async throws { throw Self.refusal }
    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(handler, Self.notRecording)
    }
    open func stopCapture() async throws { throw Self.notRecording }
}

extension RPScreenRecorder: _KeyValueCodingAndObserving {}

public protocol RPScreenRecorderDelegate: AnyObject {
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder,
        didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// An editor for a screen recording; apps never receive one.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
}
