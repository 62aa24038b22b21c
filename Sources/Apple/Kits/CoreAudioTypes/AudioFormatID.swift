// Core Audio's constants for formats and layouts.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// MARK: - Formats

public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573

// MARK: - Flags

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5

// MARK: - Errors
public let kAudio_FileNotFoundError: Int32 = -43
public let noErr: Int32 = 0
