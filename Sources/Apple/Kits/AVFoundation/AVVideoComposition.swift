public import Foundation
public import SwiftUI

public protocol AVVideoCompositionInstructionProtocol: AnyObject {
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var passthroughTrackID: CMPersistentTrackID { get }
}

/// How the pictures of tracks are laid over each other. It is kept, and nothing is painted.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var frameDuration = CMTime(value: 1, timescale: 30)
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    open var colorPrimaries: String?
    open var colorTransferFunction: String?
    open var colorYCbCrMatrix: String?
    open var customVideoCompositorClass: AnyClass?
    public override init() {}
    public convenience init(propertiesOf asset: AVAsset) { self.init() }

    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        throw AVError(.fileFormatNotRecognized)
    }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() {}
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
    @unchecked Sendable
{
    open var timeRange = CMTimeRange.zero
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var enablePostProcessing = true
    open var containsTweening: Bool { true }
    open var requiredSourceTrackIDs: [NSValue]? { nil }
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    override init() {}
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    public override init() {}
}

open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    override init() {}
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable
{
    public override init() {}
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
        timeRange: CMTimeRange
    ) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {}
}

/// Layers over a film.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
        self.init()
    }
    public convenience init(
        postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer
    ) { self.init() }
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
        self.init()
    }
    override init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100
