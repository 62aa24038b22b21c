// The numbers by which Core Audio names formats and layouts.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// MARK: - Formats

public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
public let kAudioFormatAC3: AudioFormatID = 0x6163_2d33
public let kAudioFormat60958AC3: AudioFormatID = 0x6361_6333
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4CELP: AudioFormatID = 0x6365_6c70
public let kAudioFormatMPEG4HVXC: AudioFormatID = 0x6876_7863
public let kAudioFormatMPEG4TwinVQ: AudioFormatID = 0x7477_7671
public let kAudioFormatMACE3: AudioFormatID = 0x4d41_4333
public let kAudioFormatMACE6: AudioFormatID = 0x4d41_4336
public let kAudioFormatULaw: AudioFormatID = 0x756c_6177
public let kAudioFormatALaw: AudioFormatID = 0x616c_6177
public let kAudioFormatQDesign: AudioFormatID = 0x5144_4d43
public let kAudioFormatQDesign2: AudioFormatID = 0x5144_4d32
public let kAudioFormatQUALCOMM: AudioFormatID = 0x5163_6c70
public let kAudioFormatMPEGLayer1: AudioFormatID = 0x2e6d_7031
public let kAudioFormatMPEGLayer2: AudioFormatID = 0x2e6d_7032
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
public let kAudioFormatTimeCode: AudioFormatID = 0x7469_6d65
public let kAudioFormatMIDIStream: AudioFormatID = 0x6d69_6469
public let kAudioFormatParameterValueStream: AudioFormatID = 0x6170_7673
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatMPEG4AAC_LD: AudioFormatID = 0x6161_636c
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x6161_6365
public let kAudioFormatMPEG4AAC_ELD_SBR: AudioFormatID = 0x6161_6366
public let kAudioFormatMPEG4AAC_HE_V2: AudioFormatID = 0x6161_6370
public let kAudioFormatAMR: AudioFormatID = 0x7361_6d72
public let kAudioFormatAMR_WB: AudioFormatID = 0x7361_7762
public let kAudioFormatAES3: AudioFormatID = 0x6165_7333
public let kAudioFormatEnhancedAC3: AudioFormatID = 0x6563_2d33
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
public let kAudioFormatOpus: AudioFormatID = 0x6f70_7573

// MARK: - Flags

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kLinearPCMFormatFlagIsFloat: AudioFormatFlags = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian: AudioFormatFlags = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger: AudioFormatFlags = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked: AudioFormatFlags = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsAlignedHigh: AudioFormatFlags = kAudioFormatFlagIsAlignedHigh
public let kLinearPCMFormatFlagIsNonInterleaved: AudioFormatFlags = kAudioFormatFlagIsNonInterleaved
public let kLinearPCMFormatFlagIsNonMixable: AudioFormatFlags = kAudioFormatFlagIsNonMixable
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = 9
public let kAudioFormatFlagsCanonical: AudioFormatFlags = 12

// MARK: - Layouts

public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0 << 16 | 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16 | 0
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_MatrixStereo: AudioChannelLayoutTag = 103 << 16 | 2
public let kAudioChannelLayoutTag_MidSide: AudioChannelLayoutTag = 104 << 16 | 2
public let kAudioChannelLayoutTag_XY: AudioChannelLayoutTag = 105 << 16 | 2
public let kAudioChannelLayoutTag_Binaural: AudioChannelLayoutTag = 106 << 16 | 2
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_Pentagonal: AudioChannelLayoutTag = 109 << 16 | 5
public let kAudioChannelLayoutTag_Hexagonal: AudioChannelLayoutTag = 110 << 16 | 6
public let kAudioChannelLayoutTag_Octagonal: AudioChannelLayoutTag = 111 << 16 | 8
public let kAudioChannelLayoutTag_Cube: AudioChannelLayoutTag = 112 << 16 | 8
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16 | 0
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 65535 << 16 | 0

public let kAudioChannelLabel_Unknown: AudioChannelLabel = 0xffff_ffff
public let kAudioChannelLabel_Left: AudioChannelLabel = 1
public let kAudioChannelLabel_Right: AudioChannelLabel = 2
public let kAudioChannelLabel_Center: AudioChannelLabel = 3
public let kAudioChannelLabel_LFEScreen: AudioChannelLabel = 4
public let kAudioChannelLabel_Mono: AudioChannelLabel = 42

// MARK: - Errors

public let kAudio_UnimplementedError: Int32 = -4
public let kAudio_FileNotFoundError: Int32 = -43
public let kAudio_FilePermissionError: Int32 = -54
public let kAudio_TooManyFilesOpenError: Int32 = -42
public let kAudio_BadFilePathError: Int32 = 0x2170_7468
public let kAudio_ParamError: Int32 = -50
public let kAudio_MemFullError: Int32 = -108
public let noErr: Int32 = 0
