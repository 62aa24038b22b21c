import VirtualTime

/// `pick first, second from width, height`, `pick latency from 100ms to 400ms`, `pick row from 5 to 30`
extension LineCursor {
    mutating func pick() throws(ScenarioError) -> Pick {
        let names = try pickNames()
        let start = self
        _ = try keyword(["from"], "after the name")
        let source = try pickSource()
        let pick = Pick(names: names, source: source)
        guard pick.count > 1, pick.count >= names.count else {
            throw start.error(.tooFewToPick(values: pick.count, names: names.count))
        }
        return pick
    }

    private mutating func pickNames() throws(ScenarioError) -> [String] {
        var names: [String] = []
        repeat {
            let start = self
            let token = try take("a name for what is picked")
            guard token.kind == .word, isName(token.text) else { throw start.error(.pickName(token.text)) }
            guard !names.contains(token.text) else { throw start.error(.pickedTwice(token.text)) }
            names.append(token.text)
        } while skipComma()
        return names
    }

    private mutating func pickSource() throws(ScenarioError) -> Pick.Source {
        let start = self
        let first = try pickValue()
        if skip("to") { return try pickRange(from: start) }
        var choices = [first]
        while skipComma() {
            let place = self
            let choice = try pickValue()
            guard !choices.contains(choice) else { throw place.error(.valueTwice(choice)) }
            choices.append(choice)
        }
        return .choices(choices)
    }

    private mutating func pickValue() throws(ScenarioError) -> String {
        if case .setting(let knob) = next?.kind {
            throw error(.valueNeedsQuotes("\(knob)=\(next?.text ?? "")"))
        }
        guard next?.kind != .comma else { throw error(.missing("a value to pick", example: example)) }
        return try take("a value to pick").text
    }

    /// Reads the range again from its first value on, now that it is known to be one.
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
