// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Audio data of one or more channels.
public struct AudioBuffer: @unchecked Sendable {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
    public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }
}

/// The first buffer of a list. The other buffers follow the first buffer in memory.
public struct AudioBufferList: @unchecked Sendable {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }
    public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }

    public static func sizeInBytes(maximumBuffers: Int) -> Int {
        MemoryLayout<AudioBufferList>.size + max(0, maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
    }

    /// Allocates buffers. The caller frees the buffers.
    public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
        let room = UnsafeMutableRawPointer.allocate(
            byteCount: sizeInBytes(maximumBuffers: maximumBuffers),
            alignment: MemoryLayout<AudioBufferList>.alignment)
        room.initializeMemory(
            as: UInt8.self, repeating: 0, count: sizeInBytes(maximumBuffers: maximumBuffers))
        let list = room.bindMemory(to: AudioBufferList.self, capacity: 1)
        list.pointee.mNumberBuffers = UInt32(maximumBuffers)
        return UnsafeMutableAudioBufferListPointer(list)
    }
}

/// The buffers of a list as a Swift collection.
public struct UnsafeMutableAudioBufferListPointer: @unchecked Sendable {
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public init?(_ p: UnsafeMutablePointer<AudioBufferList>?) {
        guard let p else { return nil }
        unsafeMutablePointer = p
    }

    public var count: Int {
        get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
    }

    private var buffers: UnsafeMutablePointer<AudioBuffer>? {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset)
            .assumingMemoryBound(to: AudioBuffer.self)
    }
}

extension UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }
    public subscript(index: Int) -> AudioBuffer {
        get { buffers?[index] ?? AudioBuffer() }
        nonmutating set { buffers?[index] = newValue }
    }
}

extension UnsafeMutableBufferPointer {
    /// The samples of a buffer.
    public init(_ audioBuffer: AudioBuffer) {
        self.init(
            start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
            count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}

extension UnsafeBufferPointer {
    public init(_ audioBuffer: AudioBuffer) {
        self.init(
            start: audioBuffer.mData.map { UnsafePointer($0.assumingMemoryBound(to: Element.self)) },
            count: Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride)
    }
}
