public import Foundation

/// Detects codes and faces in the camera's picture.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    public private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    public override init() {}

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {
        (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
    }
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

/// A code or a face in the camera's picture; this device detects none.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    open var type: ObjectType { ObjectType(rawValue: "") }
    open var bounds: CGRect { .zero }
    open var duration: CMTime { .invalid }

    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let face = ObjectType(rawValue: "face")
    }
}

public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public var stringValue: String? { nil }
    public var corners: [CGPoint] { [] }
}
