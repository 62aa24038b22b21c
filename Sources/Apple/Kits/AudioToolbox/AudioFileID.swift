// Audio files, without reading or writing: each call returns an error for an unsupported format.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

public let kAudioFileUnsupportedFileTypeError: OSStatus = 0x7479_703f
public let kAudioFileUnsupportedDataFormatError: OSStatus = 0x666d_743f
public let kAudioFileNotOpenError: OSStatus = -38
