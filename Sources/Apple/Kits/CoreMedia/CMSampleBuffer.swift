public import Foundation

/// When a sample is to be seen or heard.
public struct CMSampleTimingInfo: Hashable, Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime

    public static let invalid = CMSampleTimingInfo()

    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
    public init() {
        self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid)
    }
}

/// A picture of a camera or a piece of sound. One can be made of a picture; no camera gives one.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let formatDescription: CMFormatDescription?
    public var dataBuffer: CMBlockBuffer?
    private let timing: CMSampleTimingInfo
    private(set) var isValidData = true

    init(imageBuffer: CVImageBuffer?, format: CMFormatDescription?, timing: CMSampleTimingInfo) {
        (self.imageBuffer, formatDescription, self.timing) = (imageBuffer, format, timing)
    }

    public convenience init(
        imageBuffer: CVImageBuffer, formatDescription: CMFormatDescription, sampleTiming: CMSampleTimingInfo
    ) throws {
        self.init(imageBuffer: imageBuffer, format: formatDescription, timing: sampleTiming)
    }
    public convenience init(copying original: CMSampleBuffer, withNewTiming timings: [CMSampleTimingInfo])
        throws
    {
        self.init(
            imageBuffer: original.imageBuffer, format: original.formatDescription,
            timing: timings.first ?? original.timing)
        dataBuffer = original.dataBuffer
    }

    public var isValid: Bool { isValidData }
    public var dataReadiness: Bool { true }
    public var numSamples: Int { 1 }
    public var duration: CMTime { timing.duration }
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var outputDuration: CMTime { timing.duration }
    public var totalSampleSize: Int {
        imageBuffer.map { CVPixelBufferGetDataSize($0) } ?? dataBuffer?.dataLength ?? 0
    }
    public func invalidate() throws { isValidData = false }
    public func sampleTimingInfo(at index: Int) throws -> CMSampleTimingInfo { timing }
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { [timing] }
}

/// A piece of memory with samples in it.
public final class CMBlockBuffer: @unchecked Sendable {
    private var bytes: Data

    public convenience init(length: Int, flags: UInt32 = 0) throws { self.init(Data(count: max(0, length))) }
    init(_ bytes: Data) { self.bytes = bytes }

    public var dataLength: Int { bytes.count }
    public var isEmpty: Bool { bytes.isEmpty }
    public func dataBytes() throws -> Data { bytes }
    public func replaceDataBytes(with source: UnsafeRawBufferPointer) throws {
        bytes.replaceSubrange(0..<min(bytes.count, source.count), with: source.prefix(bytes.count))
    }
}

/// What goes by.
public class CMClock: @unchecked Sendable {
    private init(none: Void) {}
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let hostTimeClock = CMClock(none: ())
    /// Seconds on the clock of the app.
    public var time: CMTime {
        CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
    }
}

public typealias CMClockOrTimebase = AnyObject

/// A time that can be stopped and moved. It stands still.
public final class CMTimebase: @unchecked Sendable {
    public private(set) var time = CMTime.zero
    public private(set) var rate = 0.0
    public init(sourceClock: CMClock) throws {}
    public func setTime(_ time: CMTime) throws { self.time = time }
    public func setRate(_ rate: Float64) throws { self.rate = rate }
}
