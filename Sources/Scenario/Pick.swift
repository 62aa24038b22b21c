import VirtualTime

/// `pick NAME from …`: what a seed decides, so that a hidden scenario can be another one every time.
///
///     pick width, height from 200, 300, 400     // two different ones, in a drawn order
///     pick latency from 100ms to 400ms          // in steps of 10 ms
///     pick row from 5 to 30
///
/// There are at least two values, and no fewer values than names.
public struct Pick: Hashable, Sendable, CustomStringConvertible {
    public enum Source: Hashable, Sendable {
        /// One of these, no two of which are the same.
        case choices([String])
        case durations(ClosedRange<Duration>)
        case numbers(ClosedRange<Int>)
    }

    public let names: [String]
    public let source: Source

    init(names: [String], source: Source) {
        self.names = names
        self.source = source
    }

    static let durationStep = Duration.milliseconds(10)

    /// How many values there are to draw from.
    var count: Int {
        switch source {
        case .choices(let choices): choices.count
        case .durations(let range):
            Int((range.upperBound - range.lowerBound) / Self.durationStep) + 1
        case .numbers(let range): range.upperBound - range.lowerBound + 1
        }
    }

    /// The values in the order in which they are written.
    func value(_ index: Int) -> String {
        switch source {
        case .choices(let choices): choices[index]
        case .durations(let range): DurationSyntax.print(range.lowerBound + Self.durationStep * index)
        case .numbers(let range): "\(range.lowerBound + index)"
        }
    }

    /// What this seed draws, by name. It depends on nothing but the seed and the pick itself: a line more or less
    /// elsewhere changes nothing.
    public func drawn(seed: UInt64) -> [String: String] {
        var random = SplitMix64(seed: seed, stream: "pick \(names.joined(separator: " "))")
        var taken: [Int] = []
        while taken.count < names.count {
            let index = Int(random.next() % UInt64(count))
            if !taken.contains(index) { taken.append(index) }
        }
        return Dictionary(zip(names, taken.map(value))) { first, _ in first }
    }

    public var description: String {
        let values =
            switch source {
            case .choices(let choices): choices.map { written($0) }.joined(separator: ", ")
            case .durations(let range):
                "\(DurationSyntax.print(range.lowerBound)) to \(DurationSyntax.print(range.upperBound))"
            case .numbers(let range): "\(range.lowerBound) to \(range.upperBound)"
            }
        return "pick \(names.joined(separator: ", ")) from \(values)"
    }
}
