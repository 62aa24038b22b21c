extension Scenario: CustomStringConvertible {
    /// The scenario as text that reads back as the same scenario.
    ///
    /// The title comes first, then each step on a line of its own. Other comments and blank lines are not kept.
    public var description: String {
        let heading = title == name ? [] : ["# \(title)"]
        return (heading + steps.map { "\($0.verb)" }).joined(separator: "\n") + "\n"
    }
}

extension Verb: CustomStringConvertible {
    /// The line that reads back as this verb.
    public var description: String {
        switch self {
        case .pick(let pick): "\(pick)"
        case .template(let template): "\(template)"
        case .route(let route): "\(route)"
        case .show(let settings):
            (["show"] + settings.map { "\($0.knob)=\(written($0.value))" }).joined(separator: " ")
        case .hide: "hide"
        case .set(let setting): "set \(setting.knob) \(written(setting.value))"
        case .rerender(times: 1): "rerender"
        case .rerender(let times): "rerender \(times) times"
        case .gesture(let gesture): written(gesture)
        case .wait(let duration): "wait \(DurationSyntax.print(duration))"
        case .settle(limit: defaultSettleLimit): "settle"
        case .settle(let limit): "settle within \(DurationSyntax.print(limit))"
        case .want(let resources, let limit):
            "want \(written(resources))" + (limit.map { " within \(DurationSyntax.print($0))" } ?? "")
        case .may(let resources): "may \(written(resources))"
        case .within(let limit, let sight, let isExpected):
            "within \(DurationSyntax.print(limit)) \(Verb.see(sight, isExpected: isExpected))"
        case .see(let sight, isExpected: true): "see \(sight)"
        case .see(let sight, isExpected: false): "see no \(sight)"
        case .expect(let tallies): "expect \(tallies.map { "\($0)" }.joined(separator: ", "))"
        }
    }
}

extension Route: CustomStringConvertible {
    public var description: String {
        var line = "route \(resource.method) \(written(resource.path, isPath: true))"
        for (index, reply) in replies.enumerated() {
            if index > 0 { line += " then" }
            switch reply.content {
            case .failure(let name): line += " fails with \(name)"
            case .image: line += index == 0 ? " replies image" : " image"
            case .text: line += index == 0 ? " replies text" : " text"
            case .fixture(let name): line += (index == 0 ? " replies fixture " : " fixture ") + written(name)
            case .status(let status): line += index == 0 ? " replies \(status)" : " \(status)"
            }
            line += " after \(DurationSyntax.print(reply.latency))"
            if reply.jitter > .zero { line += " to \(DurationSyntax.print(reply.latency + reply.jitter))" }
        }
        return line
    }
}

extension Sight: CustomStringConvertible {
    public var description: String {
        switch self {
        case .spinner: "spinner"
        case .error: "error"
        case .text(let text): inQuotes(text)
        case .button(let label): "button \(inQuotes(label))"
        case .image(let resource): "image \(written(resource))"
        case .body(let resource): "body of \(written(resource))"
        }
    }
}

extension Tally: CustomStringConvertible {
    public var description: String {
        subject == .requests && count == 1 ? "1 request" : "\(count) \(subject.rawValue)"
    }
}

private func written(_ resources: [Resource]) -> String {
    resources.isEmpty ? "nothing" : resources.map { written($0) }.joined(separator: ", ")
}

/// A resource without its method, where that is GET.
private func written(_ resource: Resource) -> String {
    let path = written(resource.path, isPath: true)
    return resource.method == "GET" ? path : "\(resource.method) \(path)"
}

/// A word as it stands, or in quotes where it would be read as something else.
func written(_ text: String, isPath: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let isPlain =
        !scalars.isEmpty && scalars.last != "," && scalars.first != "#"
        && scalars.allSatisfy {
            !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\" && $0 != "{" && (isPath || $0 != "=")
                && $0.value >= 32
                && !("\u{201C}"..."\u{201E}").contains($0) && $0 != "\u{AB}" && $0 != "\u{BB}"
        }
    return isPlain ? text : inQuotes(text)
}

func inQuotes(_ text: String) -> String { "\"\(escaped(text))\"" }

/// What stands between the quotes.
func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if let escape = escapes.first(where: { $0.value == scalar })?.key {
            escaped.append("\\")
            escaped.append(escape)
        } else {
            escaped.append(scalar)
        }
    }
    return String(escaped)
}
