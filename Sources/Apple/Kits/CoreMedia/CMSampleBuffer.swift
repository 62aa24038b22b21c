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

/// A video frame or a piece of audio. Apps can create a sample buffer from an image; no camera supplies
/// sample buffers.
public final class CMSampleBuffer: @unchecked Sendable {
    public let imageBuffer: CVImageBuffer?
    public let formatDescription: CMFormatDescription?
    public var dataBuffer: CMBlockBuffer?
    private let timing: CMSampleTimingInfo
    private(set) var isValidData = true

    init(imageBuffer: CVImageBuffer?, format: CMFormatDescription?, timing: CMSampleTimingInfo) {
        (self.imageBuffer, formatDescription, self.timing) = (imageBuffer, format, timing)
    }

    public var isValid: Bool { isValidData }
    public var numSamples: Int { 1 }
    public var duration: CMTime { timing.duration }
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    public func invalidate() throws { isValidData = false }
}

/// A block of memory with media data.
public final class CMBlockBuffer: @unchecked Sendable {
    private var bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }
    public var isEmpty: Bool { bytes.isEmpty }
}
