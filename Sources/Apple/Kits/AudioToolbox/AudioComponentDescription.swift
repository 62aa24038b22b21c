// Units of sound: what they are called. This device has none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias AUValue = Float
public typealias AUParameterAddress = UInt64
public typealias AUAudioFrameCount = UInt32
public typealias AUEventSampleTime = Int64
public typealias AudioUnitParameterID = UInt32
public typealias AudioUnitPropertyID = UInt32
public typealias AudioUnitScope = UInt32
public typealias AudioUnitElement = UInt32
public typealias MIDINoteNumber = UInt8

/// What a unit is.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32

    public init(
        componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32,
        componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        (self.componentManufacturer, self.componentFlags) = (componentManufacturer, componentFlags)
        self.componentFlagsMask = componentFlagsMask
    }
    public init() {
        self.init(
            componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
            componentFlagsMask: 0)
    }
}

public struct AudioComponentInstantiationOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let loadOutOfProcess = AudioComponentInstantiationOptions(rawValue: 1)
    public static let loadInProcess = AudioComponentInstantiationOptions(rawValue: 2)
}

public final class AudioComponent: Sendable {
    private init(none: Void) {}
}

public final class AudioComponentInstance: Sendable {
    private init(none: Void) {}
}
public typealias AudioUnit = AudioComponentInstance

public func AudioComponentFindNext(
    _ inComponent: AudioComponent?, _ inDesc: UnsafePointer<AudioComponentDescription>
) -> AudioComponent? { nil }

public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 4)
    public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 8)
    public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 16)
}

public let kAudioUnitType_Output: UInt32 = 0x6175_6f75
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6d75
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6d66
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6d78
public let kAudioUnitType_Panner: UInt32 = 0x6175_706e
public let kAudioUnitType_Generator: UInt32 = 0x6175_676e
public let kAudioUnitType_OfflineEffect: UInt32 = 0x6175_6f6c
public let kAudioUnitType_MIDIProcessor: UInt32 = 0x6175_6d69

public let kAudioUnitSubType_GenericOutput: UInt32 = 0x6765_6e72
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6f63
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696f
public let kAudioUnitSubType_AUConverter: UInt32 = 0x636f_6e76
public let kAudioUnitSubType_Varispeed: UInt32 = 0x7661_7269
public let kAudioUnitSubType_NewTimePitch: UInt32 = 0x6e75_7470
public let kAudioUnitSubType_TimePitch: UInt32 = 0x746d_7074
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6c6d_7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6d70
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6c70_6173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
public let kAudioUnitSubType_BandPassFilter: UInt32 = 0x6270_6173
public let kAudioUnitSubType_ParametricEQ: UInt32 = 0x706d_6571
public let kAudioUnitSubType_NBandEQ: UInt32 = 0x6e62_6571
public let kAudioUnitSubType_Reverb2: UInt32 = 0x7276_6232
public let kAudioUnitSubType_Delay: UInt32 = 0x6465_6c79
public let kAudioUnitSubType_Distortion: UInt32 = 0x6469_7374
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6d63_6d78
public let kAudioUnitSubType_MatrixMixer: UInt32 = 0x6d78_6d78
public let kAudioUnitSubType_Sampler: UInt32 = 0x7361_6d70
public let kAudioUnitSubType_MIDISynth: UInt32 = 0x6d73_796e
public let kAudioUnitSubType_DLSSynth: UInt32 = 0x646c_7320
public let kAudioUnitSubType_ScheduledSoundPlayer: UInt32 = 0x7373_706c
public let kAudioUnitSubType_AudioFilePlayer: UInt32 = 0x6166_706c
public let kAudioUnitSubType_DefaultOutput: UInt32 = 0x6465_6620
public let kAudioUnitSubType_HALOutput: UInt32 = 0x6168_616c
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706c
public let kAUSampler_DefaultMelodicBankMSB: Int = 0x79
public let kAUSampler_DefaultPercussionBankMSB: Int = 0x78
public let kAUSampler_DefaultBankLSB: Int = 0
