public import Foundation

public enum AVAudioEngineManualRenderingMode: Int, Sendable { case offline, realtime }

/// Mixes audio. The engine does not start without an audio device.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    public private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isRunning: Bool { false }

    public override init() {}

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

    open func prepare() {}
    open func start() throws { throw Self.refusal }
    open func pause() {}
    open func stop() {}
    open func reset() {}

    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws { throw Self.refusal }

    /// The error that Apple's engine reports without an audio device.
    private static let refusal = AVAudioFile.error(-10851)
}
