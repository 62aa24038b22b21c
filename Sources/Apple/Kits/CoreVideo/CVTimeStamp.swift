/// A moment of a display.
public struct CVTimeStamp: Sendable {
    public var version: UInt32 = 0
    public var videoTimeScale: Int32 = 0
    public var videoTime: Int64 = 0
    public var hostTime: UInt64 = 0
    public var rateScalar: Double = 0
    public var videoRefreshPeriod: Int64 = 0
    public var flags: UInt64 = 0
    public var reserved: UInt64 = 0
    public init() {}
}

public struct CVTime: Sendable {
    public var timeValue: Int64 = 0
    public var timeScale: Int32 = 0
    public var flags: Int32 = 0
    public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVGetCurrentHostTime() -> UInt64 { 0 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CVGetHostClockFrequency() -> Double { 1_000_000_000 }
