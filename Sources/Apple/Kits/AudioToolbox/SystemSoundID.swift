// AudioToolbox: the system's short sounds, and files and units of sound. None is heard here, and no file of sound can be read.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreAudioTypes

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
