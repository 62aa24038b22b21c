public import Foundation

/// A type that is created from a model's output.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

/// A type that a model can generate.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    static var generationSchema: GenerationSchema { get }
}

/// The partial form of a value during streaming. The macro uses this function for types such as `[String]`.
public typealias _PartiallyGenerated<Value: Generable> = Value.PartiallyGenerated

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "String") }
    public init(_ content: GeneratedContent) throws { self = try content.read() }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}
extension Int: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Int") }
    public init(_ content: GeneratedContent) throws { self = Int(try content.read() as Double) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Double: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Double") }
    public init(_ content: GeneratedContent) throws { self = try content.read() }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}
extension Float: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Float") }
    public init(_ content: GeneratedContent) throws { self = Float(try content.read() as Double) }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}
extension Bool: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Bool") }
    public init(_ content: GeneratedContent) throws { self = try content.read() }
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}
extension Decimal: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Decimal") }
    public init(_ content: GeneratedContent) throws { self = Decimal(try content.read() as Double) }
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        guard case .array(let parts) = content.kind else { throw GeneratedContent.mistake("an array") }
        self = try parts.map { try Element($0) }
    }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        Instructions(text: map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
    }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        Prompt(text: map { $0.promptRepresentation.text }.joined(separator: "\n"))
    }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}
extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Array") }
}

extension Optional: ConvertibleFromGeneratedContent where Wrapped: ConvertibleFromGeneratedContent {
    public init(_ content: GeneratedContent) throws {
        if case .null = content.kind { self = nil } else { self = try Wrapped(content) }
    }
}
extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        self?.instructionsRepresentation ?? Instructions(text: "")
    }
}
extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
    public var promptRepresentation: Prompt { self?.promptRepresentation ?? Prompt(text: "") }
}
extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
extension Optional: Generable where Wrapped: Generable {
    public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
    public static var generationSchema: GenerationSchema { Wrapped.generationSchema }
}
