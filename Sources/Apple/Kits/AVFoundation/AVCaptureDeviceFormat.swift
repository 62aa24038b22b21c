public import Foundation
public import SwiftUI

// What belongs to a device.

extension AVCaptureDevice {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }
    public enum MicrophoneMode: Int, Sendable { case standard, wideSpectrum, voiceIsolation }
    public enum SystemUserInterface: Int, Sendable {
        case videoEffects = 1
        case microphoneModes = 2
    }

    public struct WhiteBalanceGains: Hashable, Sendable {
        public var redGain: Float
        public var greenGain: Float
        public var blueGain: Float
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
        public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
    }

    public struct WhiteBalanceTemperatureAndTintValues: Hashable, Sendable {
        public var temperature: Float
        public var tint: Float
        public init(temperature: Float, tint: Float) {
            (self.temperature, self.tint) = (temperature, tint)
        }
        public init() { self.init(temperature: 0, tint: 0) }
    }

    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "builtInLiDARDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
        public static let continuityCamera = DeviceType(rawValue: "continuityCamera")
        public static let deskViewCamera = DeviceType(rawValue: "deskViewCamera")
        public static let external = DeviceType(rawValue: "external")
        public static let externalUnknown = DeviceType(rawValue: "externalUnknown")
        public static let microphone = DeviceType(rawValue: "microphone")
    }

    /// Looks for devices of some kinds, and finds none.
    public final class DiscoverySession: NSObject, _KeyValueCodingAndObserving, @unchecked Sendable {
        public var devices: [AVCaptureDevice] { [] }
        public var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// How a device can see.
    public final class Format: NSObject, @unchecked Sendable {
        public let formatDescription: CMFormatDescription
        private init(_ formatDescription: CMFormatDescription) { self.formatDescription = formatDescription }
        public var mediaType: AVMediaType { .video }
        public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        public var videoFieldOfView: Float { 0 }
        public var isVideoBinned: Bool { false }
        public var videoMaxZoomFactor: CGFloat { 1 }
        public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        public var minISO: Float { 0 }
        public var maxISO: Float { 0 }
        public var minExposureDuration: CMTime { .zero }
        public var maxExposureDuration: CMTime { .zero }
        public var isVideoHDRSupported: Bool { false }
        public var isMultiCamSupported: Bool { false }
        public var isPortraitEffectSupported: Bool { false }
        public var isCenterStageSupported: Bool { false }
        public var isHighestPhotoQualitySupported: Bool { false }
        public var isHighPhotoQualitySupported: Bool { false }
        public var autoFocusSystem: AutoFocusSystem { .none }
        public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
        public var supportedDepthDataFormats: [Format] { [] }
        public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
        public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool {
            false
        }

        public enum AutoFocusSystem: Int, Sendable { case none, contrastDetection, phaseDetection }
    }

    /// How a device is to be turned so that the horizon is level.
    public final class RotationCoordinator: NSObject, _KeyValueCodingAndObserving, @unchecked Sendable {
        public private(set) weak var device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
    }

    public final class SystemPressureState: NSObject, Sendable {
        override init() {}
        public var level: Level { .nominal }
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "Nominal")
            public static let fair = Level(rawValue: "Fair")
            public static let serious = Level(rawValue: "Serious")
            public static let critical = Level(rawValue: "Critical")
            public static let shutdown = Level(rawValue: "Shutdown")
        }
    }

    public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let wasDisconnectedNotification = Notification.Name(
        "AVCaptureDeviceWasDisconnectedNotification")
    public static let subjectAreaDidChangeNotification = Notification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

public final class AVFrameRateRange: NSObject, Sendable {
    private init(none: Void) {}
    public var minFrameRate: Float64 { 0 }
    public var maxFrameRate: Float64 { 0 }
    public var minFrameDuration: CMTime { .invalid }
    public var maxFrameDuration: CMTime { .invalid }
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case auto = -1
    case off = 0
    case standard = 1
    case cinematic = 2
    case cinematicExtended = 3
    case previewOptimized = 4
    case cinematicExtendedEnhanced = 5
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

/// What a device gives to a session. No device is there to make one of.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() {}
    open var ports: [Port] { [] }

    public final class Port: NSObject, @unchecked Sendable {
        private init(none: Void) {}
        public var mediaType: AVMediaType { .video }
        public var isEnabled = false
        public var formatDescription: CMFormatDescription? { nil }
        public var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
        public var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    open var unifiedAutoExposureDefaultsEnabled = false

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    open func ports(
        for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
        sourceDevicePosition: AVCaptureDevice.Position
    ) -> [AVCaptureInput.Port] { [] }
}
