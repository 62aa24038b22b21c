public import Foundation

/// Brings what cameras and microphones give to those that take it. It keeps what it is given, and never runs: nothing is given.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public private(set) var inputs: [AVCaptureInput] = []
    public private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    open var isRunning: Bool { false }

    public override init() {}

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}

    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "photo")
        public static let high = Preset(rawValue: "high")
        public static let medium = Preset(rawValue: "medium")
        public static let low = Preset(rawValue: "low")
        public static let hd1280x720 = Preset(rawValue: "hd1280x720")
        public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    }
}

/// Takes what a session brings. None is brought, so no delegate hears of anything.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public final class AVCaptureConnection: NSObject {
    private init(none: Void) {}
    public var isEnabled: Bool {
        get { false }
        set {}
    }
    public var isVideoMirrored: Bool {
        get { false }
        set {}
    }
    public var videoRotationAngle: CGFloat {
        get { 0 }
        set {}
    }
    public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// Takes photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
    public override init() {}

    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {}
}

open class AVCapturePhotoSettings: NSObject {
    open var flashMode = AVCaptureDevice.FlashMode.off
    public override init() {}
}

public final class AVCapturePhoto: NSObject {
    private init(none: Void) {}
    public func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Finds codes and faces in what a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    public override init() {}

    open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}

open class AVMetadataObject: NSObject {
    init(none: Void) {}
    open var type: ObjectType { ObjectType(rawValue: "") }
    open var bounds: CGRect { .zero }

    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let face = ObjectType(rawValue: "face")
    }
}

public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    public var stringValue: String? { nil }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Films.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    public override init() {}
    open func stopRecording() {}
}

/// Gives each picture of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var alwaysDiscardsLateVideoFrames = true
    open var videoSettings: [String: Any]! = [:]
    public override init() {}

    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) {}
}

/// A picture of a camera or a piece of sound. There is none.
public final class CMSampleBuffer: Sendable {
    private init() {}
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) {}
}
