public import Foundation
public import SwiftUI

// Types nested in `AVCaptureDevice`, and capture inputs.

extension AVCaptureDevice {
    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
        public static let external = DeviceType(rawValue: "external")
        public static let microphone = DeviceType(rawValue: "microphone")
    }

    /// Searches for devices, but finds none.
    public final class DiscoverySession: NSObject, _KeyValueCodingAndObserving, @unchecked Sendable {
        public var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }

    /// A device's capture format.
    public final class Format: NSObject, @unchecked Sendable {
        public let formatDescription: CMFormatDescription
        private init(_ formatDescription: CMFormatDescription) { self.formatDescription = formatDescription }
        public var mediaType: AVMediaType { .video }
    }

    /// Reports the rotation that keeps a camera's picture level; the rotation is always 0.
    public final class RotationCoordinator: NSObject, _KeyValueCodingAndObserving, @unchecked Sendable {
        public private(set) weak var device: AVCaptureDevice?
        public private(set) weak var previewLayer: CALayer?
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
    }
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case auto = -1
    case off = 0
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4
}

/// The input of a capture session, such as a camera; without a device, apps cannot create an input.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() {}
    open var ports: [Port] { [] }

    public final class Port: NSObject, @unchecked Sendable {
        private init(none: Void) {}
        public var mediaType: AVMediaType { .video }
        public var isEnabled = false
        public var formatDescription: CMFormatDescription? { nil }
    }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
}
