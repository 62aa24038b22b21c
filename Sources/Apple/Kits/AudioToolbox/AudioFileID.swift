// Files of sound. None can be read or written here: each call says that it does not know the format.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI

public typealias AudioFileTypeID = UInt32
public typealias AudioFilePropertyID = UInt32
public typealias ExtAudioFilePropertyID = UInt32

/// A file of sound that is open. None is.
public final class AudioFileID: Sendable {
    private init(none: Void) {}
}

public final class ExtAudioFileRef: Sendable {
    private init(none: Void) {}
}

public enum AudioFilePermissions: Int8, Sendable {
    case readPermission = 1
    case writePermission = 2
    case readWritePermission = 3
}

public struct AudioFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let eraseFile = AudioFileFlags(rawValue: 1)
    public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
public let kAudioFileRF64Type: AudioFileTypeID = 0x5246_3634
public let kAudioFileMP3Type: AudioFileTypeID = 0x4d50_4733
public let kAudioFileMP2Type: AudioFileTypeID = 0x4d50_4732
public let kAudioFileAC3Type: AudioFileTypeID = 0x6163_2d33
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
public let kAudioFileMPEG4Type: AudioFileTypeID = 0x6d70_3466
public let kAudioFileM4AType: AudioFileTypeID = 0x6d34_6166
public let kAudioFileM4BType: AudioFileTypeID = 0x6d34_6266
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
public let kAudioFile3GPType: AudioFileTypeID = 0x3367_7070
public let kAudioFileAMRType: AudioFileTypeID = 0x616d_7266
public let kAudioFileFLACType: AudioFileTypeID = 0x666c_6163

public let kAudioFilePropertyDataFormat: AudioFilePropertyID = 0x6466_6d74
public let kAudioFilePropertyFileFormat: AudioFilePropertyID = 0x6666_6d74
public let kAudioFilePropertyAudioDataByteCount: AudioFilePropertyID = 0x6263_6e74
public let kAudioFilePropertyAudioDataPacketCount: AudioFilePropertyID = 0x7063_6e74
public let kAudioFilePropertyMaximumPacketSize: AudioFilePropertyID = 0x7073_7a65
public let kAudioFilePropertyEstimatedDuration: AudioFilePropertyID = 0x6564_7572
public let kAudioFilePropertyInfoDictionary: AudioFilePropertyID = 0x696e_666f
public let kAudioFilePropertyMagicCookieData: AudioFilePropertyID = 0x6d67_6963
public let kExtAudioFileProperty_FileDataFormat: ExtAudioFilePropertyID = 0x6666_6d74
public let kExtAudioFileProperty_ClientDataFormat: ExtAudioFilePropertyID = 0x6366_6d74
public let kExtAudioFileProperty_FileLengthFrames: ExtAudioFilePropertyID = 0x2366_726d

public let kAudioFileUnspecifiedError: OSStatus = 0x7768_743f
public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703f
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666d_743f
public let kAudioFileUnsupportedPropertyError: OSStatus = 0x7074_793f
public let kAudioFilePermissionsError: OSStatus = 0x7072_6d3f
public let kAudioFileInvalidFileError: OSStatus = 0x6474_613f
public let kAudioFileEndOfFileError: OSStatus = -39
public let kAudioFileNotOpenError: OSStatus = -38

@discardableResult public func AudioFileOpenURL(
    _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult public func AudioFileCreateWithURL(
    _ inFileRef: CFURL, _ inFileType: AudioFileTypeID,
    _ inFormat: UnsafePointer<AudioStreamBasicDescription>, _ inFlags: AudioFileFlags,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus {
    kAudioFileNotOpenError
}
@discardableResult public func AudioFileGetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID,
    _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }

@discardableResult public func ExtAudioFileOpenURL(
    _ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult public func ExtAudioFileCreateWithURL(
    _ inURL: CFURL, _ inFileType: AudioFileTypeID,
    _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
    _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
    _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus { kAudioFileUnsupportedFileTypeError }
@discardableResult public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
    kAudioFileNotOpenError
}
@discardableResult public func ExtAudioFileRead(
    _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
    _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult public func ExtAudioFileWrite(
    _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult public func ExtAudioFileGetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus { kAudioFileNotOpenError }
@discardableResult public func ExtAudioFileSetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioFileNotOpenError }
