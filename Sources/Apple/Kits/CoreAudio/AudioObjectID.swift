// CoreAudio: a Mac's audio devices; the simulated Mac has none.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreAudioTypes

public typealias AudioObjectID = UInt32
public typealias AudioDeviceID = AudioObjectID
public typealias AudioObjectPropertySelector = UInt32
public typealias AudioObjectPropertyScope = UInt32
public typealias AudioObjectPropertyElement = UInt32

public struct AudioObjectPropertyAddress: Hashable, Sendable {
    public var mSelector: AudioObjectPropertySelector
    public var mScope: AudioObjectPropertyScope
    public var mElement: AudioObjectPropertyElement

    public init(
        mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope,
        mElement: AudioObjectPropertyElement
    ) { (self.mSelector, self.mScope, self.mElement) = (mSelector, mScope, mElement) }
    public init() { self.init(mSelector: 0, mScope: 0, mElement: 0) }
}

public let kAudioObjectSystemObject: Int32 = 1
public let kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope = 0x676c_6f62
public let kAudioDevicePropertyScopeInput: AudioObjectPropertyScope = 0x696e_7074
public let kAudioObjectPropertyElementMain: AudioObjectPropertyElement = 0
public let kAudioObjectPropertyName: AudioObjectPropertySelector = 0x6c6e_616d
public let kAudioHardwarePropertyDevices: AudioObjectPropertySelector = 0x6465_7623
public let kAudioHardwareBadObjectError: Int32 = 0x216f_626a

public typealias AudioObjectPropertyListenerBlock =
    @Sendable (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void

// Queries about audio devices; the course refuses them.

public func AudioObjectGetPropertyDataSize(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
    _ outDataSize: UnsafeMutablePointer<UInt32>
) -> Int32 { kAudioHardwareBadObjectError }

public func AudioObjectGetPropertyData(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?,
    _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer
) -> Int32 { kAudioHardwareBadObjectError }

public func AudioObjectAddPropertyListenerBlock(
    _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
    _ inDispatchQueue: DispatchQueue?, _ inListener: @escaping AudioObjectPropertyListenerBlock
) -> Int32 { kAudioHardwareBadObjectError }
