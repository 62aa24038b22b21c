public import Foundation

public protocol AVVideoCompositionInstructionProtocol: AnyObject {
    var timeRange: CMTimeRange { get }
}

/// How video tracks are composed. A video composition only stores its settings.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var frameDuration = CMTime(value: 1, timescale: 30)
    open var renderSize = CGSize.zero
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    public override init() {}
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public override init() {}
}

open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol,
    @unchecked Sendable
{
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
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
}
