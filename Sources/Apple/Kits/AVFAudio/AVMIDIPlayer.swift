public import AudioToolbox
public import Foundation

/// Plays notes. It has no instruments, so none can be opened.
open class AVMIDIPlayer: NSObject, @unchecked Sendable {
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0

    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
        super.init()
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
    public init(data: Data, soundBankURL bankURL: URL?) throws {
        super.init()
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }

    open func prepareToPlay() {}
    open func play(_ completionHandler: (@Sendable () -> Void)? = nil) {
        if let completionHandler { DispatchQueue.global().async { completionHandler() } }
    }
    open func play() async {}
    open func stop() {}
}

/// Plays notes by an engine.
open class AVAudioSequencer: NSObject, @unchecked Sendable {
    open var isPlaying: Bool { false }
    open var rate: Float = 1
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval = 0

    public override init() {}
    public convenience init(audioEngine engine: AVAudioEngine) { self.init() }

    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
    open func prepareToPlay() {}
    open func start() throws { throw AVAudioFile.error(-10851) }
    open func stop() {}
}

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let smfChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}
