// C functions for media formats.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
public let kCMMediaType_Muxed: CMMediaType = 0x6d75_7878
public let kCMMediaType_Text: CMMediaType = 0x7465_7874
public let kCMMediaType_Subtitle: CMMediaType = 0x7362_746c
public let kCMMediaType_Metadata: CMMediaType = 0x6d65_7461

public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6a70_6567
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription)
    -> UnsafePointer<AudioStreamBasicDescription>?
{
    desc.descriptionBytes
}
