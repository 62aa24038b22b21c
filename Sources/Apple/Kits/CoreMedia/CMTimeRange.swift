public import Foundation

public struct CMTimeRange: Hashable, Sendable, Codable {
    public var start: CMTime
    public var duration: CMTime

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    public var isEmpty: Bool { isValid && duration == .zero }
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

extension NSValue {
    private static let times = TimesInValues()

    /// Wraps a time in an object.
    public convenience init(time: CMTime) { self.init(range: NSValue.times.keep(.time(time))) }
    public convenience init(timeRange: CMTimeRange) {
        self.init(range: NSValue.times.keep(.range(timeRange)))
    }

    public var timeValue: CMTime {
        if case .time(let time) = NSValue.times[rangeValue] { time } else { .invalid }
    }
    public var timeRangeValue: CMTimeRange {
        if case .range(let range) = NSValue.times[rangeValue] { range } else { .invalid }
    }
}

/// Stores media times under numbers, because Foundation's `NSValue` on Linux cannot hold a `CMTime`.
private final class TimesInValues: @unchecked Sendable {
    enum Entry: Hashable {
        case time(CMTime)
        case range(CMTimeRange)
    }
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var places: [Entry: Int] = [:]

    func keep(_ entry: Entry) -> NSRange {
        lock.withLock {
            let place = places[entry] ?? entries.count
            if place == entries.count { entries.append(entry) }
            places[entry] = place
            return NSRange(location: place, length: 1)
        }
    }
    subscript(range: NSRange) -> Entry? {
        lock.withLock { entries.indices.contains(range.location) ? entries[range.location] : nil }
    }
}
