// VideoToolbox: films made smaller and larger again. This device knows no way to.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreMedia
public import SwiftUI

public typealias VTSession = AnyObject

/// Makes pictures smaller: none is made here.
public final class VTCompressionSession: Sendable {
    private init(none: Void) {}
}

public final class VTDecompressionSession: Sendable {
    private init(none: Void) {}
}

public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}

public struct VTDecodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
    public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
}

public struct VTDecodeFrameFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
    public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
}

public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void

public let kVTPropertyNotSupportedErr: OSStatus = -12900
public let kVTParameterErr: OSStatus = -12902
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
    encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
    compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
    refcon: UnsafeMutableRawPointer?, compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }

public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
@discardableResult public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession)
    -> OSStatus
{ kVTInvalidSessionErr }
@discardableResult public func VTCompressionSessionCompleteFrames(
    _ session: VTCompressionSession, untilPresentationTimeStamp completeUntil: CMTime
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime,
    duration: CMTime, frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
@discardableResult public func VTSessionSetProperty(
    _ session: VTSession, key: CFString, value: CFTypeRef?
) -> OSStatus { kVTInvalidSessionErr }
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// No picture is painted of the bytes.
@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus { kVTPropertyNotSupportedErr }

public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
public var kVTCompressionPropertyKey_DataRateLimits: CFString { "DataRateLimits" }
public var kVTCompressionPropertyKey_ExpectedFrameRate: CFString { "ExpectedFrameRate" }
public var kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString { "MaxKeyFrameInterval" }
public var kVTCompressionPropertyKey_AllowFrameReordering: CFString { "AllowFrameReordering" }
public var kVTProfileLevel_H264_Baseline_AutoLevel: CFString { "H264_Baseline_AutoLevel" }
public var kVTProfileLevel_H264_Main_AutoLevel: CFString { "H264_Main_AutoLevel" }
public var kVTProfileLevel_H264_High_AutoLevel: CFString { "H264_High_AutoLevel" }
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }
