// AudioToolbox: system sounds, audio files and audio units. No sound is heard, and no audio file can be read.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreAudioTypes

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
