public import AudioToolbox
public import Foundation

/// An audio file; the course cannot open audio files, because it supports no audio format.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    public let fileFormat: AVAudioFormat
    public let processingFormat: AVAudioFormat
    open var framePosition: AVAudioFramePosition = 0
    open var length: AVAudioFramePosition { 0 }
    open var isOpen: Bool { false }

    private init(_ url: URL, exists: Bool) throws {
        let format = AVAudioFormat(.pcmFormatFloat32, rate: 0, channels: 0, interleaved: false)
        (self.url, fileFormat, processingFormat) = (url, format, format)
        super.init()
        let isMissing = exists && !FileManager.default.fileExists(atPath: url.path)
        throw Self.error(isMissing ? kAudio_FileNotFoundError : kAudioFileUnsupportedFileTypeError)
    }

    public convenience init(forReading fileURL: URL) throws { try self.init(fileURL, exists: true) }
    public convenience init(
        forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws { try self.init(fileURL, exists: true) }
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(fileURL, exists: false)
    }
    public convenience init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
        interleaved: Bool
    ) throws { try self.init(fileURL, exists: false) }

    open func read(into buffer: AVAudioPCMBuffer) throws { throw Self.error(kAudioFileNotOpenError) }
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw Self.error(kAudioFileNotOpenError)
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw Self.error(kAudioFileNotOpenError) }
    open func close() {}

    static func error(_ code: Int32) -> NSError {
        NSError(domain: "com.apple.coreaudio.avfaudio", code: Int(code))
    }
}

public enum AVAudioConverterInputStatus: Int, Sendable {
    case haveData, noDataNow, endOfStream
}

public enum AVAudioConverterOutputStatus: Int, Sendable {
    case haveData, inputRanDry, endOfStream, error
}

public typealias AVAudioConverterInputBlock = (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Converts audio. Each conversion fails, because no format is supported.
open class AVAudioConverter: NSObject, @unchecked Sendable {
    public let inputFormat: AVAudioFormat
    public let outputFormat: AVAudioFormat

    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        guard fromFormat.channelCount > 0, toFormat.channelCount > 0 else { return nil }
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    open func reset() {}

    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        throw AVAudioFile.error(kAudioFileUnsupportedDataFormatError)
    }
    @discardableResult open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus {
        outError?.pointee = AVAudioFile.error(kAudioFileUnsupportedDataFormatError)
        return .error
    }
}
