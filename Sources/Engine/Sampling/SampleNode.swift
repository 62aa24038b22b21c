final class SampleNode {
    enum Step: Hashable {
        case key(String)
        /// An element's position in a list, counted from 0.
        case index(Int)
    }

    private enum Content {
        case null
        /// A literal in JSON notation.
        case value(String)
        case object
        case array
    }

    let path: [Step]
    /// The path for messages, such as `places.1.name`. List positions are counted from 1.
    let name: String
    /// The path without list positions: values that fit one element of a list fit all elements.
    let pattern: String
    /// The last key of the path.
    let key: String
    /// The position of this place in the innermost list that contains the place.
    let index: Int
    let isInList: Bool
    private var content = Content.null
    private var members: [(key: String, node: SampleNode)] = []
    private var elements: [SampleNode] = []
    /// The number of a list's elements, or of a dictionary's entries; nil for the usual number.
    var count: Int?
    /// The keys for a type that accepts any key; nil if the probe invents the keys.
    var keys: [String]?

    /// The place of the sample's outermost value.
    init() {
        (path, name, pattern, key, index, isInList) = ([], "", "", "", 0, false)
    }

    private init(_ step: Step, in parent: SampleNode) {
        path = parent.path + [step]
        let dot = parent.path.isEmpty ? "" : "."
        switch step {
        case .key(let key):
            (name, pattern) = ("\(parent.name)\(dot)\(key)", "\(parent.pattern)\(dot)\(key)")
            (self.key, index, isInList) = (key, parent.index, parent.isInList)
        case .index(let index):
            (name, pattern) = ("\(parent.name)\(dot)\(index + 1)", "\(parent.pattern)\(dot)*")
            (key, self.index, isInList) = (parent.key, index, true)
        }
    }

    /// The place of the value under `key`. If the parent place is not yet an object, the method
    /// makes it an object.
    func child(_ key: String) -> SampleNode {
        becomeObject()
        if let known = members.first(where: { $0.key == key }) { return known.node }
        let node = SampleNode(.key(key), in: self)
        members.append((key, node))
        return node
    }

    func element(_ index: Int) -> SampleNode {
        becomeArray()
        while elements.count <= index { elements.append(SampleNode(.index(elements.count), in: self)) }
        return elements[index]
    }

    func becomeObject() {
        if case .object = content { return }
        (content, members) = (.object, [])
    }

    func becomeArray() {
        if case .array = content { return }
        (content, elements) = (.array, [])
    }

    /// - Parameter literal: a value in JSON notation.
    func become(literal: String) { content = .value(literal) }

    func become(text: String) { content = .value(Self.quoted(text)) }

    var json: String {
        switch content {
        case .null: "null"
        case .value(let text): text
        case .object:
            "{" + members.map { "\(Self.quoted($0.key)):\($0.node.json)" }.joined(separator: ",") + "}"
        case .array: "[" + elements.map(\.json).joined(separator: ",") + "]"
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
