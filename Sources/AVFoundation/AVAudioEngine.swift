public import Foundation

/// Mixes sounds. There is nothing to hear them with, so it does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open var isRunning: Bool { false }

    public override init() {}

    open func attach(_ node: AVAudioNode) {}
    open func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
    open func prepare() {}
    open func start() throws { throw AVError(.mediaServicesWereReset) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

open class AVAudioNode: NSObject, @unchecked Sendable {
    override init() {}

    open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
    open func installTap(
        onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
        block: @escaping @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
    ) {}
    open func removeTap(onBus bus: Int) {}
}

public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    public var outputVolume: Float = 1
}

open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open var isPlaying: Bool { false }
    public override init() {}
    open func play() {}
    open func pause() {}
    open func stop() {}
}

/// How a sound is written.
public final class AVAudioFormat: NSObject, Sendable {
    public let sampleRate: Double
    public let channelCount: UInt32

    override init() { (sampleRate, channelCount) = (0, 0) }
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
}

/// A piece of a sound. There is none.
public final class AVAudioPCMBuffer: NSObject {
    private init(none: Void) {}
    public var frameLength: UInt32 { 0 }
    public var format: AVAudioFormat { AVAudioFormat() }
}

public final class AVAudioTime: NSObject, Sendable {
    private override init() {}
}
