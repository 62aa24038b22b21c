import VirtualTime

/// The network traffic until an instant, as the sum of the durations of all requests.
///
/// The sums are computed only once, so that each query takes logarithmic time.
struct Traffic {
    private let starts: [VirtualInstant]
    private let ends: [VirtualInstant]
    /// For every n, the sum of the first n elements of `starts`, and the sum of the first n elements of `ends`. Sums of
    /// many instants may exceed 64 bits, so the arrays contain 128-bit numbers.
    private let startSums: [Int128]
    private let endSums: [Int128]

    init(_ busy: [ClosedRange<VirtualInstant>]) {
        starts = busy.map(\.lowerBound).sorted()
        ends = busy.map(\.upperBound).sorted()
        startSums = Self.sums(starts)
        endSums = Self.sums(ends)
    }

    /// The total duration of all requests until the instant, in nanoseconds; simultaneous requests count separately.
    func time(until instant: VirtualInstant) -> Double {
        let begun = Self.count(starts, upTo: instant)
        let ended = Self.count(ends, upTo: instant)
        let now = Int128(instant.nanoseconds)
        return Double(Int128(begun - ended) * now - startSums[begun] + endSums[ended])
    }

    /// The number of elements that are not later than `bound`, in a sorted array. Precondition: the array of instants
    /// is sorted.
    static func count(_ instants: [VirtualInstant], upTo bound: VirtualInstant) -> Int {
        place(in: instants) { $0 <= bound }
    }

    static func count(_ instants: [VirtualInstant], before bound: VirtualInstant) -> Int {
        place(in: instants) { $0 < bound }
    }

    private static func place(in instants: [VirtualInstant], _ isBefore: (VirtualInstant) -> Bool) -> Int {
        var (low, high) = (0, instants.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(instants[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func sums(_ instants: [VirtualInstant]) -> [Int128] {
        instants.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int128($1.nanoseconds)) }
    }
}
