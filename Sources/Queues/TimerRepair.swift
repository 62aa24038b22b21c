import Foundation

/// `Timer(timeInterval:repeats:block:)` as it is documented: due one interval from now. Foundation on Linux makes it due
/// at once. It stands under that initialiser's own symbol, so an answer's call comes here.
///
/// The initialiser owns what it is given and is told its class in a register of its own, which a function leaves alone.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
public func timerDueAfterInterval(
    _ interval: TimeInterval, _ repeats: Bool, _ block: consuming @escaping @Sendable (Timer) -> Void
) -> Timer {
    Timer(fire: Date().addingTimeInterval(interval), interval: interval, repeats: repeats, block: block)
}
