// The names that C gives to types of Foundation's.

/// Any object.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFTimeInterval = TimeInterval
public typealias CFAbsoluteTime = TimeInterval

nonisolated public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
nonisolated public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Seconds since 2001, on the course's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
