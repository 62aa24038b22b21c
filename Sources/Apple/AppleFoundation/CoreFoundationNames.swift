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

// Conversion factors between units of time, such as nanoseconds per second.

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var NSEC_PER_USEC: UInt64 { 1000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var USEC_PER_SEC: UInt64 { 1_000_000 }
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public var MSEC_PER_SEC: UInt64 { 1000 }
