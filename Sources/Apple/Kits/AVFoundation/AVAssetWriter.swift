public import Foundation
public import SwiftUI

/// Writes audio or video. A writer does not start, because no format is supported.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public let outputURL: URL
    public let outputFileType: AVFileType
    public private(set) var inputs: [AVAssetWriterInput] = []
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?

    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }

    private func fail() {
        guard status != .cancelled else { return }
        (status, error) = (.failed, AVError(.encoderNotFound))
    }
    @discardableResult open func startWriting() -> Bool {
        fail()
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func cancelWriting() { status = .cancelled }
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            self.fail()
            handler()
        }
    }
    open func finishWriting() async { fail() }
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public let sourceFormatHint: CMFormatDescription?
    open var metadata: [AVMetadataItem] = []
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var naturalSize = CGSize.zero
    open var isReadyForMoreMediaData: Bool { false }

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        self.sourceFormatHint = sourceFormatHint
    }

    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    /// The writer never calls `block`, because it does not start.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?

    public init(
        assetWriterInput input: AVAssetWriterInput,
        sourcePixelBufferAttributes: [String: Any]? = nil
    ) { (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes) }

    @discardableResult open func append(
        _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
    ) -> Bool { false }
}

/// Reads an asset. The reader fails, because no asset has data.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    public private(set) var outputs: [AVAssetReaderOutput] = []
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
        throw AVError(.fileFormatNotRecognized)
    }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    @discardableResult open func startReading() -> Bool {
        (status, error) = (.failed, AVError(.fileFormatNotRecognized))
        return false
    }
    open func cancelReading() { status = .cancelled }
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    override init() {}
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open override var mediaType: AVMediaType { track.mediaType }
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
    }
}
