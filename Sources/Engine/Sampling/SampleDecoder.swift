import Foundation

/// A decoder that has no data and invents every value that a type reads.
struct SampleDecoder: Decoder {
    let probe: Probe
    let node: SampleNode

    var codingPath: [any CodingKey] { node.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { probe.decoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        node.becomeObject()
        return KeyedDecodingContainer(KeyedSample(probe: probe, node: node))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        node.becomeArray()
        return UnkeyedSample(probe: probe, node: node)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SingleSample(probe: probe, node: node)
    }
}

struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ step: SampleNode.Step) {
        switch step {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = ("Index \(index)", index)
        }
    }

    init(stringValue: String) { self.init(.key(stringValue)) }
    init(intValue: Int) { self.init(.index(intValue)) }
}

extension SampleNode {
    var codingPath: [any CodingKey] { path.map { PathKey($0) } }
}

/// A sample of a single value of any type.
struct SingleSample: SingleValueDecodingContainer {
    let probe: Probe
    let node: SampleNode

    var codingPath: [any CodingKey] { node.codingPath }

    func decodeNil() -> Bool { false }

    func decode<T: Decodable>(_ type: T.Type) throws -> T { try probe.read(type, at: node) }
}

/// A sample of a list. The number of elements comes from the sample token, and is three by default. The inner
/// lists of a nested list have two elements. If a type reads beyond the list's end, the sample has further
/// elements.
struct UnkeyedSample: UnkeyedDecodingContainer {
    let probe: Probe
    let node: SampleNode
    private(set) var currentIndex = 0

    init(probe: Probe, node: SampleNode) {
        (self.probe, self.node) = (probe, node)
    }

    var codingPath: [any CodingKey] { node.codingPath }

    var count: Int? { node.count ?? (node.isInList ? 2 : probe.token.count ?? 3) }

    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    func decodeNil() -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try probe.read(type, at: next()) }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        SampleDecoder(probe: probe, node: next()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        SampleDecoder(probe: probe, node: next()).unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { SampleDecoder(probe: probe, node: next()) }

    private mutating func next() -> SampleNode {
        defer { currentIndex += 1 }
        return node.element(currentIndex)
    }
}
