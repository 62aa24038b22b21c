public import Foundation

/// A node of an audio graph. No audio flows through the node.
open class AVAudioNode: NSObject, @unchecked Sendable {
    override init() {}

    private static let silence = AVAudioFormat(.pcmFormatFloat32, rate: 0, channels: 0, interleaved: false)

    public internal(set) weak var engine: AVAudioEngine?
    open var lastRenderTime: AVAudioTime? { nil }

    open func reset() {}
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.silence }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.silence }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A node's mixing settings.
public protocol AVAudioMixing: AnyObject {
    var volume: Float { get set }
    var pan: Float { get set }
    var position: AVAudio3DPoint { get set }
    var rate: Float { get set }
    var occlusion: Float { get set }
}

/// The input or output of an engine.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}

public final class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    public var volume: Float = 1
    public var pan: Float = 0
    public var position = AVAudio3DPoint()
    public var rate: Float = 1
    public var occlusion: Float = 0
}

public final class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// A node that mixes its inputs and stores its volume.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open var position = AVAudio3DPoint()
    open var rate: Float = 1
    open var occlusion: Float = 0
    public override init() {}
}
