// The numbers and keys of Core Video.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import SwiftUI

public typealias OSType = UInt32

// MARK: - Formats

public let kCVPixelFormatType_1Monochrome: OSType = 0x0000_0001
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306b

// MARK: - Answers

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidDisplay: CVReturn = -6670
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683
public let kCVReturnPixelBufferNotMetalCompatible: CVReturn = -6684
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691

// MARK: - Keys

public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: CFString { "Width" }
public var kCVPixelBufferHeightKey: CFString { "Height" }
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }
public var kCVPixelBufferOpenGLCompatibilityKey: CFString { "OpenGLCompatibility" }
public var kCVPixelBufferMemoryAllocatorKey: CFString { "MemoryAllocator" }
public var kCVPixelBufferExtendedPixelsLeftKey: CFString { "ExtendedPixelsLeft" }
public var kCVPixelBufferPlaneAlignmentKey: CFString { "PlaneAlignment" }
public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "PixelBufferPoolMinimumBufferCountKey" }
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "PixelBufferPoolMaximumBufferAgeKey" }
public var kCVImageBufferColorPrimariesKey: CFString { "ImageBufferColorPrimariesKey" }
public var kCVImageBufferColorPrimaries_ITU_R_709_2: CFString { "ImageBufferColorPrimaries_ITU_R_709_2" }
public var kCVImageBufferColorPrimaries_P3_D65: CFString { "ImageBufferColorPrimaries_P3_D65" }
public var kCVImageBufferTransferFunctionKey: CFString { "ImageBufferTransferFunctionKey" }
public var kCVImageBufferTransferFunction_ITU_R_709_2: CFString { "ImageBufferTransferFunction_ITU_R_709_2" }
public var kCVImageBufferYCbCrMatrixKey: CFString { "ImageBufferYCbCrMatrixKey" }
public var kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString { "ImageBufferYCbCrMatrix_ITU_R_709_2" }
public var kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString { "ImageBufferYCbCrMatrix_ITU_R_601_4" }
public var kCVImageBufferCGColorSpaceKey: CFString { "ImageBufferCGColorSpaceKey" }

public var kCFAllocatorDefault: CFAllocator? { nil }
