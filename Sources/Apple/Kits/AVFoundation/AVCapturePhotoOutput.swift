public import Foundation
public import SwiftUI

/// Takes photos. Capturing a photo always fails, and the delegate receives the error.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false

    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }

    public override init() {}

    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {
        nonisolated(unsafe) let listener = delegate
        DispatchQueue.main.async {
            let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
            let refusal = AVError(.sessionNotRunning)
            listener.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: refusal)
            listener.photoOutput(self, didFinishCaptureFor: resolved, error: refusal)
        }
    }
}

extension AVCapturePhotoOutput: _KeyValueCodingAndObserving {}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64
    public let format: [String: Any]?
    public let rawPhotoPixelFormatType: OSType
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var metadata: [String: Any] = [:]
    open var previewPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

    private static let numbers = Numbers()

    init(format: [String: Any]?, raw: OSType) {
        (uniqueID, self.format, rawPhotoPixelFormatType) = (Self.numbers.next(), format, raw)
    }
    public override convenience init() { self.init(format: nil, raw: 0) }
    public convenience init(format: [String: Any]?) { self.init(format: format, raw: 0) }
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format, raw: photoSettings.rawPhotoPixelFormatType)
        flashMode = photoSettings.flashMode
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        maxPhotoDimensions = photoSettings.maxPhotoDimensions
    }

    private final class Numbers: @unchecked Sendable {
        private let lock = NSLock()
        private var last: Int64 = 0
        func next() -> Int64 {
            lock.withLock {
                last += 1
                return last
            }
        }
    }
}

public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// An empty photo.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    open var metadata: [String: Any] { [:] }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open func fileDataRepresentation() -> Data? { nil }
}

public final class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
