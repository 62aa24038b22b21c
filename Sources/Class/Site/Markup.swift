import Player
import Text

/// A piece of HTML. Only `text(_:)` and attributes accept strings, and both escape them.
///
///     Markup("p", ["class": "quiet"], .text("1 < 2"))      // <p class="quiet">1 &lt; 2</p>
struct Markup {
    let source: String

    private init(source: String) { self.source = source }

    /// - Parameter attributes: a nil value omits the attribute; an empty value writes its name alone.
    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Markup...) {
        self.init(name, attributes, children)
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup]) {
        var text = "<\(name)"
        for (key, value) in attributes {
            guard let value else { continue }
            text += value.isEmpty ? " \(key)" : " \(key)=\"\(MarkupText.escapedExactly(value))\""
        }
        text += ">"
        for child in children { text += child.source }
        source = text + "</\(name)>"
    }

    static func text(_ text: String) -> Markup { Markup(source: MarkupText.escapedExactly(text)) }
    static let nothing = Markup(source: "")

    static func joined(_ parts: [Markup]) -> Markup { Markup(source: parts.map(\.source).joined()) }
}
