public import Foundation

public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    init(text: String) { self.text = text }
    public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    public var promptRepresentation: Prompt { self }
}

public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

@resultBuilder public struct PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
    public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var lines: [String] = []
        for part in repeat each components { lines.append(part.promptRepresentation.text) }
        return Prompt(text: lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(text: prompts.map { $0.promptRepresentation.text }.joined(separator: "\n"))
    }
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        component.promptRepresentation
    }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        prompt.promptRepresentation
    }
}

/// Instructions for the model, for a whole session.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    init(text: String) { self.text = text }
    public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    public var instructionsRepresentation: Instructions { self }
}

public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

@resultBuilder public struct InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
    public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I)
        -> Instructions
    {
        var lines: [String] = []
        for part in repeat each components { lines.append(part.instructionsRepresentation.text) }
        return Instructions(text: lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: instructions.map { $0.instructionsRepresentation.text }.joined(separator: "\n"))
    }
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        component.instructionsRepresentation
    }
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions(text: "")
    }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable)
        -> Instructions
    { instructions.instructionsRepresentation }
}

/// A function that the model can call; the course has no model, so no call arrives.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent

    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { "\(Self.self)" }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

/// The conversation of a session with the model, as a list of entries.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    private var entries: [Entry]

    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public subscript(index: Int) -> Entry { entries[index] }

    public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }
        public var description: String { id }
    }

    public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)

        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }
        public var description: String {
            switch self {
            case .text(let segment): segment.content
            case .structure(let segment): segment.content.jsonString
            }
        }
    }

    public struct TextSegment: Sendable, Identifiable, Equatable {
        public var id: String
        public var content: String
        public init(id: String = UUID().uuidString, content: String) {
            (self.id, self.content) = (id, content)
        }
    }

    public struct StructuredSegment: Sendable, Identifiable, Equatable {
        public var id: String
        public var content: GeneratedContent
    }

    public struct Instructions: Sendable, Identifiable, Equatable {
        public var id: String
        public var segments: [Segment]
        public var toolDefinitions: [ToolDefinition]
        public init(
            id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
        ) { (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions) }

        init(text: String) { self.init(segments: [.text(TextSegment(content: text))], toolDefinitions: []) }
    }

    public struct ToolDefinition: Sendable, Equatable {
        public var name: String
        public var description: String
    }

    public struct Prompt: Sendable, Identifiable, Equatable {
        public var id: String
        public var segments: [Segment]
        public var options: GenerationOptions
        public init(
            id: String = UUID().uuidString, segments: [Segment],
            options: GenerationOptions = GenerationOptions()
        ) { (self.id, self.segments, self.options) = (id, segments, options) }
    }

    public struct ToolCall: Sendable, Identifiable, Equatable {
        public var id: String
        public var arguments: GeneratedContent
    }

    public struct ToolCalls: Sendable, Identifiable, Equatable {
        public var id: String
        public var calls: [ToolCall]
        public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
            (self.id, self.calls) = (id, Array(calls))
        }
    }

    public struct ToolOutput: Sendable, Identifiable, Equatable {
        public var id: String
        public var toolName: String
        public var segments: [Segment]
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
    }

    public struct Response: Sendable, Identifiable, Equatable {
        public var id: String
        public var segments: [Segment]
    }
}
