public import Foundation
public import SwiftUI

/// The layer that shows a player's video.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

extension AVPlayerLayer: _KeyValueCodingAndObserving {}

/// The layer that shows the camera's picture; here the layer stays empty.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    // The camera's picture fills the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.isEmpty
            ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// A layer for video frames that the app supplies; the course does not draw them.
@preconcurrency @MainActor open class AVSampleBufferDisplayLayer: CALayer {
    open var error: (any Error)? { nil }
}

/// How a video fits its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
