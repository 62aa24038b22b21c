/// A place in the JSON that is being made.
final class SampleNode {
    enum Step: Hashable {
        case key(String)
        /// Counts from 0.
        case index(Int)
    }

    enum Content {
        case null
        /// A literal in JSON's own notation.
        case value(String)
        case object([(key: String, node: SampleNode)])
        case array([SampleNode])
    }

    let path: [Step]
    var content = Content.null
    /// The number of elements if this is a list, or of entries if it accepts any key. Nil
    /// means the usual number.
    var count: Int?
    /// Better key names than made-up ones, for a type that accepts any key.
    var keys: [String]?

    init(path: [Step] = []) { self.path = path }

    /// The place below this key. Replaces the content of this place if it is not an object.
    func child(_ key: String) -> SampleNode {
        var members: [(key: String, node: SampleNode)] = []
        if case .object(let known) = content { members = known }
        if let known = members.first(where: { $0.key == key }) { return known.node }
        let node = SampleNode(path: path + [.key(key)])
        content = .object(members + [(key, node)])
        return node
    }

    /// The place of one list element.
    func element(_ index: Int) -> SampleNode {
        var elements: [SampleNode] = []
        if case .array(let known) = content { elements = known }
        while elements.count <= index {
            elements.append(SampleNode(path: path + [.index(elements.count)]))
        }
        content = .array(elements)
        return elements[index]
    }

    func becomeObject() {
        if case .object = content { return }
        content = .object([])
    }

    func becomeArray() {
        if case .array = content { return }
        content = .array([])
    }

    func become(text: String) { content = .value(Self.quoted(text)) }

    /// The path without list positions. All elements of a list share it, so a value that works for the
    /// first works for the others.
    var pattern: String {
        path.map { step in
            switch step {
            case .key(let key): key
            case .index: "*"
            }
        }.joined(separator: ".")
    }

    /// The path as messages print it: `places.1.name`, counted from 1.
    var name: String {
        path.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index + 1)"
            }
        }.joined(separator: ".")
    }

    /// The name of this place: the last key of its path.
    var key: String {
        for step in path.reversed() {
            if case .key(let key) = step { return key }
        }
        return ""
    }

    /// The position in the innermost list around this place.
    var index: Int {
        for step in path.reversed() {
            if case .index(let index) = step { return index }
        }
        return 0
    }

    var json: String {
        switch content {
        case .null: "null"
        case .value(let text): text
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0.key)):\($0.node.json)" }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(Character(scalar))"
            case _ where scalar.value < 32:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
