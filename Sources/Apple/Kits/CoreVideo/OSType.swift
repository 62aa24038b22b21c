// Core Video's constants and keys.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI

public typealias OSType = UInt32

// MARK: - Formats
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

// MARK: - Return codes

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidSize: CVReturn = -6681

// MARK: - Keys

public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
public var kCVImageBufferCGColorSpaceKey: CFString { "ImageBufferCGColorSpaceKey" }

public var kCFAllocatorDefault: CFAllocator? { nil }
