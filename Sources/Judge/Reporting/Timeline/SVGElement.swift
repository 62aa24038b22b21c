import Text

/// An element of a vector picture: its name, its attributes in the order given, and its content.
///
/// Only `SVGElement` escapes texts and attribute values.
struct SVGElement {
    let name: String
    let attributes: [(String, String)]
    private let inside: String

    init(_ name: String, _ attributes: [(String, String)] = [], text: String) {
        self.name = name
        self.attributes = Self.drawn(name, attributes)
        inside = MarkupText.escaped(text)
    }

    init(_ name: String, _ attributes: [(String, String)] = [], _ children: [SVGElement] = []) {
        self.name = name
        self.attributes = Self.drawn(name, attributes)
        inside = children.isEmpty ? "" : "\n" + children.map { $0.source + "\n" }.joined()
    }

    /// The attributes that the element itself has, and the attributes that come from its style classes.
    private static func drawn(_ name: String, _ attributes: [(String, String)]) -> [(String, String)] {
        attributes + SVGStyle.attributes(of: name, classes: attributes.first { $0.0 == "class" }?.1)
    }

    /// The style sheet is not escaped, because escaping would break its selectors.
    init(styleSheet: String) {
        name = "style"
        attributes = []
        inside = "\n" + styleSheet + "\n"
    }

    var source: String {
        let opening = name + attributes.map { " \($0.0)=\"\(MarkupText.escaped($0.1))\"" }.joined()
        return inside.isEmpty ? "<\(opening)/>" : "<\(opening)>\(inside)</\(name)>"
    }
}
