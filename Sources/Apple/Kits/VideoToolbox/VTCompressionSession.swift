// VideoToolbox: video compression. This device supports no codec.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreMedia
public import SwiftUI

public let kVTPropertyNotSupportedErr: OSStatus = -12900

public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// The function creates no image from the bytes.
@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus { kVTPropertyNotSupportedErr }
