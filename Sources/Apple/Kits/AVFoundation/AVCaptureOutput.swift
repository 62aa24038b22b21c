public import Foundation

/// Receives a session's data. Nothing is captured, so delegates receive only failures.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { nil }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (inputPorts, self.output) = (ports, output)
    }
    public let inputPorts: [AVCaptureInput.Port]
    public private(set) weak var output: AVCaptureOutput?
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoMirrored = false
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

// MARK: - Movies

/// Writes a session's data to a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open weak var delegate: (any AVCaptureFileOutputDelegate)?
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }

    /// Records nothing, and reports `sessionNotRunning` to the delegate.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        nonisolated(unsafe) let listener = delegate
        DispatchQueue.main.async {
            listener.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
        }
    }
    open func stopRecording() {}
}

public protocol AVCaptureFileOutputDelegate: AnyObject {
}

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
        from connections: [AVCaptureConnection]
    ) {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() {}
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

// MARK: - Video frames and audio samples

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    public private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open var alwaysDiscardsLateVideoFrames = true
    open var videoSettings: [String: Any]! = [:]
    public override init() {}

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
