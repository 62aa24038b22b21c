// AVFoundation: cameras and microphones. This device has neither, and its user lets no app use them.

public import Foundation

/// What the user lets the app use.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// What is seen or heard.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// A camera or a microphone. There is none, so no app holds one.
public final class AVCaptureDevice: NSObject, Sendable {
    public let uniqueID: String
    public let localizedName: String
    public let position: Position
    public let hasTorch: Bool
    public let hasFlash: Bool

    private init(none: Void) {
        (uniqueID, localizedName, position, hasTorch, hasFlash) = ("", "", .unspecified, false, false)
    }

    public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    public static func `default`(_ type: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    { nil }

    /// The user said no before the app began.
    public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    public static func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(false) }
    }

    public var torchMode: TorchMode {
        get { .off }
        set {}
    }
    public var videoZoomFactor: CGFloat {
        get { 1 }
        set {}
    }

    public func lockForConfiguration() throws {}
    public func unlockForConfiguration() {}

    public enum Position: Int, Sendable { case unspecified, back, front }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FlashMode: Int, Sendable { case off, on, auto }

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
        public static let external = DeviceType(rawValue: "external")
        public static let microphone = DeviceType(rawValue: "microphone")
    }

    /// Looks for devices of some kinds, and finds none.
    public final class DiscoverySession: NSObject, Sendable {
        public var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
}

/// What a device gives to a session. No device is there to make one of.
open class AVCaptureInput: NSObject {
    override init() {}
}

open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice

    public init(device: AVCaptureDevice) throws {
        self.device = device
        throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
}
