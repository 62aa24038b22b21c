// C functions for times.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    let (product, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    return overflow
        ? CMTime.positiveInfinity
        : CMTime(value: product, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    time.isNumeric
        ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65536)) : time
}

// MARK: - Ranges
