public import CoreMedia
public import Foundation

open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    let list: UnsafeMutableAudioBufferListPointer

    /// Allocates `bytes` for each buffer.
    init(format: AVAudioFormat, buffers: Int, channels: Int, bytes: Int) {
        self.format = format
        list = AudioBufferList.allocate(maximumBuffers: max(1, buffers))
        for place in 0..<max(1, buffers) {
            let room = UnsafeMutableRawPointer.allocate(byteCount: max(16, bytes), alignment: 16)
            room.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, bytes))
            list[place] = AudioBuffer(
                mNumberChannels: UInt32(channels), mDataByteSize: UInt32(bytes), mData: room)
        }
    }

    deinit {
        for buffer in list { buffer.mData?.deallocate() }
        UnsafeMutableRawPointer(list.unsafeMutablePointer).deallocate()
    }

    open var audioBufferList: UnsafePointer<AudioBufferList> { list.unsafePointer }
}

/// Audio samples that can be read and written.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    public let frameCapacity: AVAudioFrameCount
    private let pointers: UnsafeMutablePointer<UnsafeMutableRawPointer>

    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat, format.channelCount > 0 else { return nil }
        self.frameCapacity = frameCapacity
        let (count, size) = (Int(format.channelCount), Int(format.commonFormat.bytes))
        pointers = .allocate(capacity: count)
        super.init(
            format: format, buffers: format.isInterleaved ? 1 : count,
            channels: format.isInterleaved ? count : 1,
            bytes: Int(frameCapacity) * size * (format.isInterleaved ? count : 1))
        for channel in 0..<count {
            guard let data = list[format.isInterleaved ? 0 : channel].mData else { continue }
            (pointers + channel).initialize(to: format.isInterleaved ? data + channel * size : data)
        }
        frameLength = 0
    }

    deinit { pointers.deallocate() }

    open var frameLength: AVAudioFrameCount = 0 {
        didSet {
            frameLength = min(frameLength, frameCapacity)
            let bytes = frameLength * format.streamDescription.pointee.mBytesPerFrame
            for place in list.indices { list[place].mDataByteSize = bytes }
        }
    }
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private func channels<Sample>(_ kind: Sample.Type, _ formats: AVAudioCommonFormat)
        -> UnsafePointer<UnsafeMutablePointer<Sample>>?
    {
        guard format.commonFormat == formats else { return nil }
        return UnsafeRawPointer(pointers).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        channels(Float.self, .pcmFormatFloat32)
    }
}

/// A point in time of audio, as host time or sample time.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let isHostTimeValid: Bool
    public let hostTime: UInt64
    public let isSampleTimeValid: Bool
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double

    private init(host: UInt64?, sample: AVAudioFramePosition?, rate: Double) {
        (isHostTimeValid, hostTime) = (host != nil, host ?? 0)
        (isSampleTimeValid, sampleTime, sampleRate) = (sample != nil, sample ?? 0, rate)
    }
    public convenience init(hostTime: UInt64) { self.init(host: hostTime, sample: nil, rate: 0) }
}
