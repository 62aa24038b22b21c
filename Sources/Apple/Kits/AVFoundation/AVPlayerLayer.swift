public import Foundation
public import SwiftUI

/// The place of a film in a view that is made by hand.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

extension AVPlayerLayer: _KeyValueCodingAndObserving {}

/// The place of what a camera sees: nothing.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    // What a camera sees fills the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.isEmpty
            ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// The place of pictures that an app gives. They are not shown.
@preconcurrency @MainActor open class AVSampleBufferDisplayLayer: CALayer {
    open var error: (any Error)? { nil }
}

/// How a film fits into its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
