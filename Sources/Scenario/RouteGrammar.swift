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
        return Reply(content, after: try duration())
    }

    private mutating func content() throws(ScenarioError) -> Reply.Content {
        if let token = next, token.kind == .word, token.text.unicodeScalars.first.map(isDigit) == true {
            guard let status = Int(token.text), (100...599).contains(status) else {
                throw error(.status(token.text))
            }
            _ = try take("a status code")
            return .status(status)
        }
        switch try keyword(["image", "text"], "as a reply") {
        case "image": return .image
        default: return .text
        }
    }
}

/// The words of `fails with`. The wire's `TransportError` has the same ones.
let knownFailures = ["timeout", "offline", "refused", "reset"]

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
