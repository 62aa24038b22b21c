import Text

/// The thing that a `see` line looks for on screen.
public enum Sight: Hashable, Sendable {
    case spinner
    case error
    /// A text on screen that contains these words.
    case text(String)
    /// A text with these words and no others.
    case wholeText(String)
    case button(String)
    /// The picture from the latest response for this resource.
    case image(Resource)
    /// The words from the latest response for this resource.
    case body(Resource)
    /// One content that comes before another content in the screen's reading order. If the same content is on both sides of `above`, the
    /// screen must show the content twice.
    indirect case above(Sight, Sight)
    /// Shows all given things, and nothing else.
    indirect case only([Sight])
}

extension Sight: CustomStringConvertible {
    public var description: String {
        switch self {
        case .spinner: "spinner"
        case .error: "error"
        case .text(let text): inQuotes(text)
        case .wholeText(let text): "text \(inQuotes(text))"
        case .button(let label): "button \(inQuotes(label))"
        case .image(let resource): "image \(resource.written)"
        case .body(let resource): "body of \(resource.written)"
        case .above(let upper, let lower): "\(upper) above \(lower)"
        case .only(let sights): "only " + sights.map(\.description).joined(separator: ", ")
        }
    }
}

extension LineCursor {
    private enum Subject: String, CaseIterable { case spinner, error, image, body, text, button }

    /// Reads the thing to look for, such as `spinner`, `"Total" above spinner` or `only spinner, "Total"`.
    mutating func sight() throws(ScenarioError) -> Sight {
        if skip("only") {
            var sights = [try oneSight()]
            while skipComma() { sights.append(try oneSight()) }
            return .only(sights)
        }
        let sight = try oneSight()
        return skip("above") ? .above(sight, try oneSight()) : sight
    }

    /// Reads one thing that a `see` line can look for, such as `spinner` or a quoted text.
    private mutating func oneSight() throws(ScenarioError) -> Sight {
        guard let token = next else { throw missing("something to look for, such as `spinner`,") }
        if token.kind == .quoted { return .text(try text("a text")) }
        let known = Subject.allCases.map(\.rawValue)
        let isKnown = token.kind == .word && known.contains(token.text)
        guard isKnown || !Spelling.suggestions(for: token.text, among: known).isEmpty else {
            throw error(.unquotedText(token.text))
        }
        let subject: Subject = try keyword("after `see`")
        switch subject {
        case .spinner: return .spinner
        case .error: return .error
        case .image: return .image(try resource())
        case .body:
            try keyword("of", "after `see body`")
            return .body(try resource())
        case .button: return .button(try text("the button's label in quotes"))
        case .text: return .wholeText(try text("the text in quotes"))
        }
    }
}
