import Foundation

/// A JSON object with every key that the type reads, except keys that successful responses usually omit.
struct KeyedSample<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: Probe
    let node: SampleNode

    var codingPath: [any CodingKey] { node.codingPath }

    /// Two invented keys if the type accepts any key, as a dictionary does. A single key if the type has fixed keys,
    /// as an enumeration with associated values has.
    var allKeys: [Key] {
        if node.count == 0 { return [] }
        if let names = node.keys { return names.compactMap(key) }
        let text = probe.words(at: node).text
        let made = ["\(text)-a", "\(text)-b"].compactMap(key)
        if !made.isEmpty { return made }
        let cases = EnumCases.all(of: Key.self) ?? []
        guard !cases.isEmpty else { return [] }
        let turn = probe.choose(0, or: { Array(cases.indices.dropFirst()) }, at: node)
        return [cases[(turn + node.index) % cases.count]]
    }

    private func key(_ name: String) -> Key? { Int(name).flatMap(Key.init) ?? Key(stringValue: name) }

    func contains(_ key: Key) -> Bool { !FieldName.of(name(of: key)).isUsuallyLeftOut }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let spelling = spelling(of: key) else {
            throw SampleProblem.unreachableKey(key.stringValue, at: node.name)
        }
        return try probe.read(type, at: node.child(spelling))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let spelling = spelling(of: key), !probe.leavesOut(type, named: spelling) else { return nil }
        return try probe.read(type, at: node.child(spelling))
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        try inner(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try inner(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        SampleDecoder(probe: probe, node: node.child("super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }

    private func inner(_ key: Key) throws -> SampleDecoder {
        guard let spelling = spelling(of: key) else {
            throw SampleProblem.unreachableKey(key.stringValue, at: node.name)
        }
        return SampleDecoder(probe: probe, node: node.child(spelling))
    }

    private func name(of key: Key) -> String { spelling(of: key) ?? key.stringValue }

    private func spelling(of key: Key) -> String? {
        probe.spelling.inJSON(key, at: node)
    }
}

/// Spells a key for JSON, so that the decoder's key strategy turns the spelling back into the key.
struct KeySpelling {
    private let strategy: JSONDecoder.KeyDecodingStrategy
    private static let underscore = UInt8(ascii: "_")

    init(_ strategy: JSONDecoder.KeyDecodingStrategy) { self.strategy = strategy }

    /// Spells the key for JSON; nil if the decoder's key strategy turns no spelling into this key.
    func inJSON(_ key: some CodingKey, at node: SampleNode) -> String? {
        let name = key.stringValue
        switch strategy {
        case .useDefaultKeys: return name
        case .convertFromSnakeCase:
            // The strategy `convertFromSnakeCase` changes only names with an underscore between other characters.
            let core = name.utf8.drop { $0 == Self.underscore }
            return core.reversed().drop { $0 == Self.underscore }.contains(Self.underscore) ? nil : name
        case .custom(let convert):
            let path = node.codingPath
            return spellings(of: name).first { convert(path + [PathKey(.key($0))]).stringValue == name }
        @unknown default: return name
        }
    }

    private func spellings(of name: String) -> [String] {
        var snake = ""
        for character in name {
            snake += character.isUppercase ? "_\(character.lowercased())" : "\(character)"
        }
        let first = name.prefix(1)
        return [
            name, snake, snake.replacing("_", with: "-"), first.uppercased() + name.dropFirst(),
            first.lowercased() + name.dropFirst(), name.uppercased(), name.lowercased(),
            snake.uppercased(), "_\(name)", "@\(name)", "$\(name)",
        ]
    }
}
