import Foundation
import VirtualTime

/// A `dispatch_time_t`, the C form of Swift's `.now() + 0.5`.
///
/// Bits 63 and 62 of the value select the clock. If bit 63 is clear, the moment is an uptime. Bit 63 without bit 62
/// means a clock that continues while the device sleeps. If bits 63 and 62 are both set, the moment is a calendar
/// time in negative nanoseconds.
struct DispatchMoment {
    let code: UInt64

    static let now: UInt64 = 0
    private static let forever = UInt64.max

    /// The moment as a virtual instant. A moment in the past becomes the present instant.
    var instant: VirtualInstant {
        let now = Simulation.shared.now
        if code == Self.now { return now }
        if code == Self.forever { return .distantFuture }
        let (clock, value) = reading
        let distance = value - read(clock)
        return distance > 0 ? now + .nanoseconds(distance) : now
    }

    var hasPassed: Bool { instant <= Simulation.shared.now }

    private var reading: (clock: clockid_t, value: Int64) {
        guard code & 1 << 63 != 0 else { return (CLOCK_MONOTONIC, Int64(code)) }
        guard code & 1 << 62 != 0 else { return (CLOCK_BOOTTIME, Int64(code & ~(1 << 63))) }
        return (CLOCK_REALTIME, -Int64(bitPattern: code))
    }

    private func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
