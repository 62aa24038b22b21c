public import Foundation
public import SwiftUI

/// The place of a film in a view that is made by hand.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var pixelBufferAttributes: [String: Any]?
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    open func displayedPixelBuffer() -> CVPixelBuffer? { nil }
}

extension AVPlayerLayer: _KeyValueCodingAndObserving {}

/// The place of what a camera sees: nothing.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

    // What a camera sees fills the layer.

    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: captureDevicePointOfInterest.x * bounds.width,
            y: captureDevicePointOfInterest.y * bounds.height)
    }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.isEmpty
            ? .zero : CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
            height: rect.height * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard !bounds.isEmpty else { return .zero }
        let rect = rectInLayerCoordinates
        return CGRect(
            x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
            height: rect.height / bounds.height)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// The place of pictures that an app gives. They are not shown.
@preconcurrency @MainActor open class AVSampleBufferDisplayLayer: CALayer {
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var controlTimebase: CMTimebase?
    open var preventsCapture = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isReadyForDisplay: Bool { false }
    open var isReadyForMoreMediaData: Bool { false }
    open var requiresFlushToResumeDecoding: Bool { false }
    open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
    open var error: (any Error)? { nil }
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    open func flush() {}
    open func flushAndRemoveImage() {}
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    {}
    open func stopRequestingMediaData() {}
}

public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }

/// How a film fits into its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
