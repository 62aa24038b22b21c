// VideoToolbox: video compression. This device supports no codec.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreMedia
public import SwiftUI

public typealias VTSession = AnyObject

/// A session that compresses video; the course cannot create one.
public final class VTCompressionSession: Sendable {}

public final class VTDecompressionSession: Sendable {}

public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void

public let kVTPropertyNotSupportedErr: OSStatus = -12900
public let kVTInvalidSessionErr: OSStatus = -12903
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908

public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
    encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
    compressedDataAllocator: CFAllocator?, outputCallback: VTCompressionOutputCallback?,
    refcon: UnsafeMutableRawPointer?, compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }
@discardableResult public func VTSessionSetProperty(
    _ session: VTSession, key: CFString, value: CFTypeRef?
) -> OSStatus { kVTInvalidSessionErr }
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// The function creates no image from the bytes.
@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus { kVTPropertyNotSupportedErr }

public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }
