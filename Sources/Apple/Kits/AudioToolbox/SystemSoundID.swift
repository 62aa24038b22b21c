// AudioToolbox: the system's short sounds, and files and units of sound. None is heard here, and no file of sound can be read.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreAudioTypes
public import SwiftUI

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xffe
public let kUserPreferredAlert: SystemSoundID = 0x1000

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793f
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697a
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// What follows a sound comes at once, since none is heard.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    completion?()
}
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    completion?()
}

/// No sound is loaded, so none gets a number.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> OSStatus {
    kAudioServicesNoError
}

public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

@discardableResult public func AudioServicesAddSystemSoundCompletion(
    _ sound: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {}

@discardableResult public func AudioServicesSetProperty(
    _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32, _ inSpecifier: UnsafeRawPointer?,
    _ inPropertyDataSize: UInt32, _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioServicesUnsupportedPropertyError }
