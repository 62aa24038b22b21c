public struct GenerationID: Hashable, Sendable {
    private let id = UUID()
    public init() {}
}

/// Structured content that a model generates or reads.
public struct GeneratedContent: Equatable, Sendable, Generable, CustomDebugStringConvertible {
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public let kind: Kind
    public var id: GenerationID?

    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
        left.kind == right.kind
    }
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "GeneratedContent") }

    public init(_ content: GeneratedContent) throws { self = content }
    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        let parts = properties.map { ($0.key, $0.value.generatedContent) }
        self.init(
            kind: .structure(
                properties: Dictionary(parts) { $1 }, orderedKeys: parts.map(\.0)), id: id)
    }
    public init<Elements: Sequence>(elements: Elements, id: GenerationID? = nil)
    where Elements.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
    public init(json: String) throws {
        self.init(
            kind: try Self.kind(
                of: JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)))
    }

    public var generatedContent: GeneratedContent { self }

    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value
    {
        try Value(self)
    }
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard case .structure(let properties, _) = kind else { throw Self.mistake("a structure") }
        return try Value(properties[property] ?? GeneratedContent(kind: .null))
    }
    @_disfavoredOverload public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard case .structure(let properties, _) = kind else { throw Self.mistake("a structure") }
        return try properties[property].map { try Value($0) }
    }

    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let text): Self.quoted(text)
        case .array(let parts): "[" + parts.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            "{"
                + keys.map { Self.quoted($0) + ": " + (properties[$0]?.jsonString ?? "null") }
                .joined(separator: ", ") + "}"
        }
    }
    public var debugDescription: String { jsonString }

    private static func quoted(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
    private static func kind(of value: Any) -> Kind {
        switch value {
        case let value as String: return .string(value)
        case let value as [Any]: return .array(value.map { GeneratedContent(kind: kind(of: $0)) })
        case let value as [String: Any]:
            return .structure(
                properties: value.mapValues { GeneratedContent(kind: kind(of: $0)) },
                orderedKeys: value.keys.sorted())
        case let value as Bool: return .bool(value)
        case let value as NSNumber: return .number(value.doubleValue)
        default: return .null
        }
    }

    static func mistake(_ wanted: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "The content is not \(wanted)."))
    }
    func read<Value>() throws -> Value {
        let found: Any? =
            switch kind {
            case .bool(let value): value
            case .number(let value): value
            case .string(let value): value
            case .null, .array, .structure: nil
            }
        guard let value = found as? Value else { throw Self.mistake("a \(Value.self)") }
        return value
    }
}

public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
    private let name: String
    private var properties: [String] = []

    init(name: String) { self.name = name }

    public struct Property: Sendable {
        fileprivate let name: String

        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) { self.name = name }
        @_disfavoredOverload public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) { self.name = name }
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) { self.name = name }
    }

    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        name = "\(type)"
        self.properties = properties.map(\.name)
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        name = "\(type)"
        properties = choices
    }
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        name = "\(type)"
    }
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        name = root.name
    }

    public var debugDescription: String { "\(name)(\(properties.joined(separator: ", ")))" }
}

/// A schema that is built at run time.
public struct DynamicGenerationSchema: Sendable {
    let name: String

    public init(name: String, description: String? = nil, properties: [Property]) { self.name = name }
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.name = name
    }
    public init(name: String, description: String? = nil, anyOf choices: [String]) { self.name = name }
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        name = "\(type)"
    }

    public struct Property: Sendable {
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema,
            isOptional: Bool = false
        ) {}
    }
}

/// A constraint on a generated value.
// swift-format-ignore: UseSynthesizedInitializer
public struct GenerationGuide<Value>: Sendable {
    init() {}
}

extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        GenerationGuide()
    }
}

extension GenerationGuide where Value: Numeric & Comparable {
    public static func minimum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
    public static func maximum(_ value: Value) -> GenerationGuide<Value> { GenerationGuide() }
    public static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value> { GenerationGuide() }
}

extension GenerationGuide {
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { GenerationGuide() }
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { GenerationGuide() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { GenerationGuide() }
}

/// Guides for arrays whose element type is unknown to the macro.
extension GenerationGuide where Value == [Never] {
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { GenerationGuide() }
    public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}
