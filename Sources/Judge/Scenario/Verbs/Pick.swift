import VirtualTime

/// `pick width, height from 200, 300`: names for values that the seed picks.
enum PickVerb: VerbKind {
    static let sentence =
        "Gives a name to a value that the seed draws. Later lines use the value by writing its name in braces."
    static let forms = [
        "pick height from 200, 300, 400", "pick first, second from width, height",
        "pick latency from 100ms to 400ms", "pick row from 5 to 30",
    ]
    static let role = VerbRole.statement
    static let completions: [VerbCompletion] = []

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let names = try line.pickNames()
        let start = line
        try line.keyword("from", "after the name")
        let pick = Pick(names: names, source: try line.pickSource())
        guard pick.count > 1, pick.count >= names.count else {
            throw start.error(.tooFewToPick(values: pick.count, names: names.count))
        }
        return .pick(pick)
    }

    static func written(_ pick: Pick) -> String {
        let values =
            switch pick.source {
            case .choices(let choices): choices.map { inQuotesIfNeeded($0) }.joined(separator: ", ")
            case .durations(let range):
                "\(DurationSyntax.print(range.lowerBound)) to \(DurationSyntax.print(range.upperBound))"
            case .numbers(let range): "\(range.lowerBound) to \(range.upperBound)"
            }
        return "pick \(pick.names.joined(separator: ", ")) from \(values)"
    }
}

/// Values that a seed picks, so that a hidden scenario differs from run to run.
///
///     pick width, height from 200, 300, 400     // two different values, in a random order
///     pick latency from 100ms to 400ms          // in steps of 10 ms
///     pick row from 5 to 30
///
/// A pick has at least two values, and at least one value for each name.
public struct Pick: Hashable, Sendable, CustomStringConvertible {
    public enum Source: Hashable, Sendable {
        /// The different values among which the seed picks.
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

    var count: Int {
        switch source {
        case .choices(let choices): choices.count
        case .durations(let range):
            Int((range.upperBound - range.lowerBound) / Self.durationStep) + 1
        case .numbers(let range): range.upperBound - range.lowerBound + 1
        }
    }

    /// The value at the given index, in the order of the scenario line.
    func value(_ index: Int) -> String {
        switch source {
        case .choices(let choices): choices[index]
        case .durations(let range): DurationSyntax.print(range.lowerBound + Self.durationStep * index)
        case .numbers(let range): "\(range.lowerBound + index)"
        }
    }

    /// The values that this seed picks, by name. The same seed, names and values always give the same picked values.
    public func drawn(seed: RunSeed) -> [String: String] {
        var random = seed.stream(for: "pick \(names.joined(separator: " "))")
        var taken: [Int] = []
        while taken.count < names.count {
            let index = Int(random.next() % UInt64(count))
            if !taken.contains(index) { taken.append(index) }
        }
        return Dictionary(zip(names, taken.map(value))) { first, _ in first }
    }

    public var description: String { PickVerb.written(self) }
}

extension LineCursor {
    fileprivate mutating func pickNames() throws(ScenarioError) -> [String] {
        var names: [String] = []
        repeat {
            let start = self
            let token = try take("a name for the value")
            guard token.kind == .word, isName(token.text) else { throw start.error(.pickName(token.text)) }
            guard !names.contains(token.text) else { throw start.error(.pickedTwice(token.text)) }
            names.append(token.text)
        } while skipComma()
        return names
    }

    fileprivate mutating func pickSource() throws(ScenarioError) -> Pick.Source {
        let start = self
        let first = try value("a value to pick")
        if skip("to") { return try pickRange(from: start) }
        var choices = [first]
        while skipComma() {
            let place = self
            let choice = try value("a value to pick")
            guard !choices.contains(choice) else { throw place.error(.valueTwice(choice)) }
            choices.append(choice)
        }
        return .choices(choices)
    }

    /// Reads a range such as `1 to 9`, whose first value the caller has already read. The values form a range only if
    /// the word `to` follows.
    private mutating func pickRange(from start: LineCursor) throws(ScenarioError) -> Pick.Source {
        self = start
        if let token = next, Int(token.text) != nil {
            let allowed = 0...1_000_000
            let low = try count("a number", allowed)
            _ = skip("to")
            let place = self
            let high = try count("a number", allowed)
            guard low <= high else { throw place.error(.rangeRunsBackwards(low: "\(low)", high: "\(high)")) }
            return .numbers(low...high)
        }
        let low = try duration()
        _ = skip("to")
        let place = self
        let high = try duration()
        guard low <= high else {
            let ends = (DurationSyntax.print(low), DurationSyntax.print(high))
            throw place.error(.rangeRunsBackwards(low: ends.0, high: ends.1))
        }
        return .durations(low...high)
    }
}
