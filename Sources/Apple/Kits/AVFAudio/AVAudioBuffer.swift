public import CoreMedia
public import Foundation

/// A piece of a sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    let list: UnsafeMutableAudioBufferListPointer

    /// Room for `bytes` in each of some buffers.
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
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> { list.unsafeMutablePointer }
}

/// Numbers of a sound, which can be read and written.
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

    /// The sound of a list that is another's, copied.
    public convenience init?(
        pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
        deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
    ) {
        let source = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
        let frame = max(1, format.streamDescription.pointee.mBytesPerFrame)
        let frames = (source.first?.mDataByteSize ?? 0) / frame
        self.init(pcmFormat: format, frameCapacity: frames)
        frameLength = frames
        for (from, to) in zip(source, list) {
            guard let start = from.mData, let end = to.mData else { continue }
            end.copyMemory(from: start, byteCount: Int(min(from.mDataByteSize, to.mDataByteSize)))
        }
        deallocator?(bufferList)
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
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        channels(Int16.self, .pcmFormatInt16)
    }
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        channels(Int32.self, .pcmFormatInt32)
    }
}

/// Packets of a sound that was made smaller.
open class AVAudioCompressedBuffer: AVAudioBuffer, @unchecked Sendable {
    public let packetCapacity: AVAudioPacketCount
    public let maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0
    open var byteLength: UInt32 = 0

    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        (self.packetCapacity, self.maximumPacketSize) = (packetCapacity, maximumPacketSize)
        super.init(
            format: format, buffers: 1, channels: Int(format.channelCount),
            bytes: Int(packetCapacity) * maximumPacketSize)
    }
    public convenience init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount) {
        self.init(format: format, packetCapacity: packetCapacity, maximumPacketSize: 0)
    }

    open var byteCapacity: UInt32 { packetCapacity * UInt32(maximumPacketSize) }
    open var data: UnsafeMutableRawPointer {
        list.first?.mData ?? UnsafeMutableRawPointer(list.unsafeMutablePointer)
    }
    open var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? { nil }
}

/// A moment of a sound, by the clock or by its samples.
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
    public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: nil, sample: sampleTime, rate: sampleRate)
    }
    public convenience init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        self.init(host: hostTime, sample: sampleTime, rate: sampleRate)
    }
    public convenience init(
        audioTimeStamp ts: UnsafePointer<AudioTimeStamp>, sampleRate: Double
    ) {
        self.init(
            host: ts.pointee.mFlags.contains(.hostTimeValid) ? ts.pointee.mHostTime : nil,
            sample: ts.pointee.mFlags.contains(.sampleTimeValid) ? Int64(ts.pointee.mSampleTime) : nil,
            rate: sampleRate)
    }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(exactly: (seconds * 1_000_000_000).rounded()) ?? 0
    }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
        TimeInterval(hostTime) / 1_000_000_000
    }
    open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? { nil }
    open var audioTimeStamp: AudioTimeStamp {
        var stamp = AudioTimeStamp()
        (stamp.mHostTime, stamp.mSampleTime) = (hostTime, Double(sampleTime))
        if isHostTimeValid { stamp.mFlags.insert(.hostTimeValid) }
        if isSampleTimeValid { stamp.mFlags.insert(.sampleTimeValid) }
        return stamp
    }
}
