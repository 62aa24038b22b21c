public import AudioToolbox
public import CoreMedia
public import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4

    var bytes: UInt32 {
        switch self {
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        case .otherFormat: 0
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        }
    }
}

/// The position of each channel.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
    public let layoutTag: AudioChannelLayoutTag
    public let channelCount: AVAudioChannelCount

    public init?(layoutTag: AudioChannelLayoutTag) {
        guard layoutTag & 0xffff > 0 else { return nil }
        (self.layoutTag, channelCount) = (layoutTag, layoutTag & 0xffff)
    }
}

open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool
    public let channelLayout: AVAudioChannelLayout?
    /// The format, as C code reads it.
    public let streamDescription: UnsafePointer<AudioStreamBasicDescription>

    init(
        _ format: AVAudioCommonFormat, rate: Double, channels: UInt32, interleaved: Bool,
        layout: AVAudioChannelLayout? = nil, description: AudioStreamBasicDescription? = nil
    ) {
        (commonFormat, sampleRate, channelCount) = (format, rate, channels)
        (isInterleaved, channelLayout) = (interleaved, layout)
        let bytes = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        let frame = format.bytes * (interleaved ? channels : 1)
        var flags =
            format == .pcmFormatInt16 || format == .pcmFormatInt32
            ? kAudioFormatFlagIsSignedInteger : kAudioFormatFlagIsFloat
        flags |= kAudioFormatFlagIsPacked | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved)
        bytes.initialize(
            to: description
                ?? AudioStreamBasicDescription(
                    mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags,
                    mBytesPerPacket: frame, mFramesPerPacket: 1, mBytesPerFrame: frame,
                    mChannelsPerFrame: channels, mBitsPerChannel: format.bytes * 8, mReserved: 0))
        streamDescription = UnsafePointer(bytes)
    }

    deinit { streamDescription.deallocate() }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(.pcmFormatFloat32, rate: sampleRate, channels: channels, interleaved: false)
    }
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        guard format != .otherFormat else { return nil }
        self.init(format, rate: sampleRate, channels: channels, interleaved: interleaved)
    }
    public convenience init(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        self.init(
            format, rate: sampleRate, channels: layout.channelCount, interleaved: interleaved, layout: layout)
    }
    public convenience init?(settings: [String: Any]) {
        guard let rate = (settings[AVSampleRateKey] as? any Numeric).flatMap(Self.double),
            let channels = (settings[AVNumberOfChannelsKey] as? any Numeric).flatMap(Self.double)
        else { return nil }
        var description = AudioStreamBasicDescription()
        description.mFormatID =
            (settings[AVFormatIDKey] as? any Numeric).flatMap(Self.double).map { UInt32($0) }
            ?? kAudioFormatLinearPCM
        (description.mSampleRate, description.mChannelsPerFrame) = (rate, UInt32(channels))
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? false
        let isPlain = description.mFormatID == kAudioFormatLinearPCM
        let interleaved = !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false)
        self.init(
            isPlain ? (isFloat ? .pcmFormatFloat32 : .pcmFormatInt16) : .otherFormat, rate: rate,
            channels: UInt32(channels), interleaved: interleaved, description: isPlain ? nil : description)
    }
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        self.init(streamDescription: asbd, channelLayout: nil)
    }
    public convenience init?(
        streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>,
        channelLayout layout: AVAudioChannelLayout?
    ) {
        let known = asbd.pointee
        let isFloat = known.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let format: AVAudioCommonFormat =
            switch (known.mFormatID == kAudioFormatLinearPCM, isFloat, known.mBitsPerChannel) {
            case (true, true, 32): .pcmFormatFloat32
            case (true, true, 64): .pcmFormatFloat64
            case (true, false, 16): .pcmFormatInt16
            case (true, false, 32): .pcmFormatInt32
            default: .otherFormat
            }
        self.init(
            format, rate: known.mSampleRate, channels: known.mChannelsPerFrame,
            interleaved: known.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0, layout: layout,
            description: known)
    }

    private static func double(_ number: any Numeric) -> Double? {
        switch number {
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        default: nil
        }
    }
    open var settings: [String: Any] {
        [
            AVFormatIDKey: streamDescription.pointee.mFormatID, AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }
    open var formatDescription: CMAudioFormatDescription? {
        try? CMAudioFormatDescription(audioStreamBasicDescription: streamDescription.pointee)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return streamDescription.pointee == other.streamDescription.pointee
    }
    open override var hash: Int { streamDescription.pointee.hashValue }
}
