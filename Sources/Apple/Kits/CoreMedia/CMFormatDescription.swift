public import Foundation

public typealias FourCharCode = UInt32
public typealias CMMediaType = FourCharCode
public typealias CMVideoCodecType = FourCharCode
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of a video in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
    public init() { self.init(width: 0, height: 0) }
}

/// The format of media samples.
public final class CMFormatDescription: Hashable, @unchecked Sendable {
    public let mediaType: MediaType
    public let mediaSubType: MediaSubType
    public let dimensions: CMVideoDimensions
    public let audioStreamBasicDescription: AudioStreamBasicDescription?
    /// The format's description, as C code reads it.
    let descriptionBytes: UnsafePointer<AudioStreamBasicDescription>?

    init(_ type: MediaType, _ subtype: MediaSubType, _ dimensions: CMVideoDimensions) {
        (mediaType, mediaSubType, self.dimensions) = (type, subtype, dimensions)
        (audioStreamBasicDescription, descriptionBytes) = (nil, nil)
    }
    init(_ description: AudioStreamBasicDescription) {
        (mediaType, mediaSubType) = (.audio, MediaSubType(rawValue: description.mFormatID))
        (dimensions, audioStreamBasicDescription) = (CMVideoDimensions(), description)
        let bytes = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
        bytes.initialize(to: description)
        descriptionBytes = UnsafePointer(bytes)
    }

    deinit { descriptionBytes?.deallocate() }

    public convenience init(imageBuffer: CVImageBuffer) throws {
        self.init(
            .video, MediaSubType(rawValue: CVPixelBufferGetPixelFormatType(imageBuffer)),
            CMVideoDimensions(
                width: Int32(CVPixelBufferGetWidth(imageBuffer)),
                height: Int32(CVPixelBufferGetHeight(imageBuffer))))
    }
    public convenience init(
        audioStreamBasicDescription: AudioStreamBasicDescription, layout: Data? = nil,
        magicCookie: Data? = nil, extensions: Extensions? = nil
    ) throws { self.init(audioStreamBasicDescription) }

    public static func == (left: CMFormatDescription, right: CMFormatDescription) -> Bool {
        left.mediaType == right.mediaType && left.mediaSubType == right.mediaSubType
            && left.dimensions == right.dimensions
            && left.audioStreamBasicDescription == right.audioStreamBasicDescription
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(mediaType)
        hasher.combine(mediaSubType)
        hasher.combine(dimensions)
    }

    public typealias Extensions = [String: any Sendable]

    /// The kind of media, such as audio or video.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        public static let video = MediaType(rawValue: kCMMediaType_Video)
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
    }

    /// The codec.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
    }
}
