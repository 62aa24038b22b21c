import Foundation

/// An object: it has every key that is asked for, but for those that a good answer leaves out.
struct KeyedSample<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: Probe
    let node: SampleNode

    var codingPath: [any CodingKey] { node.codingPath }

    /// For keys of any name two that are made up, as in a dictionary; of a fixed set one, as an enumeration has it whose
    /// cases carry something.
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

    func contains(_ key: Key) -> Bool { !probe.words(at: place(key)).isUsuallyLeftOut }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let spelling = spelling(of: key) else {
            throw SampleProblem.unreachableKey(key.stringValue, at: node.name)
        }
        return try probe.read(type, at: node.child(spelling))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard spelling(of: key) != nil, !probe.leavesOut(type, at: place(key)) else { return nil }
        return try decode(type, forKey: key)
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

    /// A place that may be optional: the JSON leaves it out.
    private func place(_ key: Key) -> SampleNode {
        SampleNode(path: node.path + [.key(spelling(of: key) ?? key.stringValue)])
    }

    private func spelling(of key: Key) -> String? {
        KeySpelling(probe.decoder.keyDecodingStrategy).inJSON(key, at: node.codingPath)
    }
}

/// How a key is spelled in JSON, so that the decoder's strategy makes the key of it.
struct KeySpelling {
    private let strategy: JSONDecoder.KeyDecodingStrategy

    init(_ strategy: JSONDecoder.KeyDecodingStrategy) { self.strategy = strategy }

    /// Nil if no JSON gives this key.
    func inJSON(_ key: some CodingKey, at path: [any CodingKey]) -> String? {
        let name = key.stringValue
        switch strategy {
        case .useDefaultKeys: return name
        case .convertFromSnakeCase:
            // What has no underline inside stays as it is.
            let core = name.drop { $0 == "_" }
            return core.reversed().drop { $0 == "_" }.contains("_") ? nil : name
        case .custom(let convert):
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
