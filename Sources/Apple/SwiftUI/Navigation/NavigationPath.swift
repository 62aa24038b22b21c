import Lifecycle

/// The pushed values of a navigation stack, of any types, bottom page first.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    public init() {
        elements = []
    }

    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// The navigation stack pushes the value's page when the app writes the path to the binding.
    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(AnyHashable(value))
    }

    /// Removes the last values of the path and pops the pages of these values.
    public mutating func removeLast(_ count: Int = 1) {
        elements.removeLast(count)
    }
}

extension NavigationPath {
    /// The path in an encodable form; nil if one of the path's values is not `Codable`.
    public var codable: CodableRepresentation? {
        let values = elements.compactMap { $0.base as? any Codable & Hashable }
        return values.count == elements.count ? CodableRepresentation(values: values) : nil
    }

    public init(_ codable: CodableRepresentation) {
        elements = codable.values.map { AnyHashable($0) }
    }

    /// The values of a path with the names of the values' types, top page first, as on a device.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [any Codable & Hashable]

        fileprivate init(values: [any Codable & Hashable]) { self.values = values }

        public static func == (left: Self, right: Self) -> Bool {
            left.values.map { AnyHashable($0) } == right.values.map { AnyHashable($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for value in values.reversed() {
                try list.encode(_mangledTypeName(type(of: value)) ?? "")
                try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var values: [any Codable & Hashable] = []
            while !list.isAtEnd {
                let (name, words) = (try list.decode(String.self), try list.decode(String.self))
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: list, debugDescription: "there is no type \(name)")
                }
                values.insert(try JSONDecoder().decode(type, from: Data(words.utf8)), at: 0)
            }
            self.values = values
        }
    }
}
