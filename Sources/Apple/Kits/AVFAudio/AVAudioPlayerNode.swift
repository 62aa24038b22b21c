import Foundation

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed, dataRendered, dataPlayedBack
}

/// Schedules audio. The node never plays, because no engine runs; stopping the node calls the completion
/// handlers.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open var position = AVAudio3DPoint()
    open var rate: Float = 1
    open var occlusion: Float = 0
    open var isPlaying: Bool { false }
    private var waiting: [@Sendable () -> Void] = []
    private let lock = NSLock()

    public override init() {}

    private func wait(_ handler: (@Sendable () -> Void)?) {
        guard let handler else { return }
        lock.withLock { waiting.append(handler) }
    }

    private func wait(
        _ handler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?,
        _ type: AVAudioPlayerNodeCompletionCallbackType
    ) {
        guard let handler else { return }
        wait { handler(type) }
    }

    // MARK: - Scheduling a buffer

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { wait(completionHandler) }
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { wait(completionHandler) }

    /// Returns at once, because nothing plays.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = []
    ) async {}

    // MARK: - Scheduling a file

    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { wait(completionHandler) }
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?) async {}

    // MARK: - Playing
    open func play() {}
    open func play(at when: AVAudioTime?) {}
    open func pause() {}
    open func stop() {
        let handlers = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        guard !handlers.isEmpty else { return }
        DispatchQueue.global().async { for handler in handlers { handler() } }
    }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}
