/// `route GET /p replies 500 after 100ms then fails with timeout after 2s then image after 50ms`
extension LineCursor {
    mutating func route() throws(ScenarioError) -> Route {
        let resource = try resource()
        var replies = [try reply(mustSayReplies: true)]
        while skip("then") { replies.append(try reply(mustSayReplies: false)) }
        return Route(resource: resource, replies: replies)
    }

    private mutating func reply(mustSayReplies: Bool) throws(ScenarioError) -> Reply {
        let content: Reply.Content
        if skip("fails") {
            _ = try keyword(["with"], "after `fails`")
            content = .failure(try keyword(knownFailures, "after `fails with`"))
        } else {
            if mustSayReplies {
                _ = try keyword(["replies", "fails"], "after the resource")
            } else {
                _ = skip("replies")
            }
            content = try self.content()
        }
        _ = try keyword(["after"], "after what is replied")
        let low = try duration()
        let start = self
        guard skip("to") else { return Reply(content, after: low) }
        let high = try duration()
        let ends = (DurationSyntax.print(low), DurationSyntax.print(high))
        guard low <= high else { throw start.error(.rangeRunsBackwards(low: ends.0, high: ends.1)) }
        guard high - low >= Pick.durationStep else {
            throw start.error(.rangeTooNarrow(low: ends.0, high: ends.1))
        }
        return Reply(content, after: low, jitter: high - low)
    }

    private mutating func content() throws(ScenarioError) -> Reply.Content {
        if let token = next, token.kind == .word, token.text.unicodeScalars.first.map(isDigit) == true {
            guard let status = Int(token.text), (100...599).contains(status) else {
                throw error(.status(token.text))
            }
            _ = try take("a status code")
            return .status(status)
        }
        switch try keyword(["image", "text", "fixture"], "as a reply") {
        case "image": return .image
        case "fixture": return .fixture(try fixture())
        default: return .text
        }
    }

    /// The name of a file that lies beside the scenario, and nowhere else.
    private mutating func fixture() throws(ScenarioError) -> String {
        let start = self
        let token = try take("the name of a file beside the scenario")
        guard isFileName(token.text) else { throw start.error(.fixtureName(token.text)) }
        if let known = place.fixtures, !known.contains(token.text) {
            throw start.error(.noFixture(token.text, known: known))
        }
        return token.text
    }
}

/// A name without a folder, so that nothing elsewhere can be meant by it.
private func isFileName(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".")
        && text.unicodeScalars.allSatisfy {
            $0 == "." || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || isDigit($0)
        }
}

/// The words of `fails with`. The wire's `TransportError` has the same ones.
let knownFailures = ["timeout", "offline", "refused", "reset"]

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
