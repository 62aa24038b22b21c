public import Foundation
public import SwiftUI

/// Takes photos: none, of which the delegate hears.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var isFlashScene: Bool { false }
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSuspended = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var isAppleProRAWSupported: Bool { false }
    open var isAppleProRAWEnabled = false
    open var isStillImageStabilizationSupported: Bool { false }
    open var isDualCameraFusionSupported: Bool { false }
    open var isVirtualDeviceFusionSupported: Bool { false }
    open var isCameraCalibrationDataDeliverySupported: Bool { false }
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled = false
    open var isResponsiveCaptureSupported: Bool { false }
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationSupported = false
    open var isFastCapturePrioritizationEnabled = false
    open var isAutoDeferredPhotoDeliverySupported: Bool { false }
    open var isAutoDeferredPhotoDeliveryEnabled = false
    open var isZeroShutterLagSupported: Bool { false }
    open var isZeroShutterLagEnabled = false
    open var isShutterSoundSuppressionSupported: Bool { false }
    open var isConstantColorSupported: Bool { false }
    open var isConstantColorEnabled = false
    open var captureReadiness: CaptureReadiness { .sessionNotRunning }

    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced = 2
        case quality = 3
    }
    public enum CaptureReadiness: Int, Sendable {
        case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture
        case notReadyWaitingForProcessing
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
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(false, AVError(.sessionNotRunning)) }
    }
    open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [OSType] { [] }
    open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
    public static func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
    public static func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
}

extension AVCapturePhotoOutput: _KeyValueCodingAndObserving {}

/// How a photo is to be taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64
    public let format: [String: Any]?
    public let rawPhotoPixelFormatType: OSType
    open var processedFileType: AVFileType? { nil }
    open var rawFileType: AVFileType? { nil }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isAutoRedEyeReductionEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
    open var isAutoDualCameraFusionEnabled = false
    open var isAutoVirtualDeviceFusionEnabled = false
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    open var isHighResolutionPhotoEnabled = false
    open var isDepthDataDeliveryEnabled = false
    open var embedsDepthDataInPhoto = true
    open var isDepthDataFiltered = true
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var embedsPortraitEffectsMatteInPhoto = true
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var isShutterSoundSuppressionEnabled = false
    open var isConstantColorEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var metadata: [String: Any] = [:]
    open var livePhotoMovieFileURL: URL?
    open var livePhotoVideoCodecType = AVVideoCodecType.h264
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

    private static let numbers = Numbers()

    init(format: [String: Any]?, raw: OSType) {
        (uniqueID, self.format, rawPhotoPixelFormatType) = (Self.numbers.next(), format, raw)
    }
    public override convenience init() { self.init(format: nil, raw: 0) }
    public convenience init(format: [String: Any]?) { self.init(format: format, raw: 0) }
    public convenience init(rawPixelFormatType: OSType) { self.init(format: nil, raw: rawPixelFormatType) }
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
        self.init(format: processedFormat, raw: rawPixelFormatType)
    }
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

open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {}

public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
    public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    public var isFlashEnabled: Bool { false }
    public var expectedPhotoCount: Int { 0 }
    public var photoProcessingTimeRange: CMTimeRange { .zero }
}

/// A photo, with nothing on it.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    open var timestamp: CMTime { .invalid }
    open var photoCount: Int { 0 }
    open var isRawPhoto: Bool { false }
    open var metadata: [String: Any] { [:] }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var depthData: AVDepthData? { nil }
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
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

/// How far away what is seen is.
public final class AVDepthData: NSObject, @unchecked Sendable {
    private init(buffer: CVPixelBuffer) { depthDataMap = buffer }
    public let depthDataMap: CVPixelBuffer
    public var depthDataType: OSType { kCVPixelFormatType_DepthFloat32 }
    public var isDepthDataFiltered: Bool { false }
    public func converting(toDepthDataType depthDataType: OSType) -> AVDepthData { self }
}
