public import Foundation
public import Observation

/// A session with the language model. Each request throws, because the course has no model.
@Observable public final class LanguageModelSession: @unchecked Sendable {
    public private(set) var transcript: Transcript
    public var isResponding: Bool { false }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(entries: [.instructions(Transcript.Instructions(text: try instructions().text))])
    }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(
            entries: instructions.map { [.instructions(Transcript.Instructions(text: $0.text))] } ?? [])
    }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String
    ) { self.init(entries: [.instructions(Transcript.Instructions(text: instructions))]) }
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) { self.init(entries: Array(transcript)) }

    private init(entries: [Transcript.Entry]) { transcript = Transcript(entries: entries) }

    public func prewarm(promptPrefix: Prompt? = nil) {}

    public struct Response<Content: Sendable>: Sendable {
        public let content: Content
    }

    private var refusal: GenerationError {
        .assetsUnavailable(GenerationError.Context(debugDescription: "This device has no language model."))
    }

    @discardableResult public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw refusal }
    @discardableResult public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw refusal }
    @discardableResult public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw refusal
    }
    @discardableResult public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw refusal }
    @discardableResult public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw refusal }
    @discardableResult public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw refusal
    }

    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream(refusal) }
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<String> { ResponseStream(refusal) }
    public func streamResponse(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<String> {
        _ = try prompt()
        return ResponseStream(refusal)
    }
    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream(refusal) }
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self,
        includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
    ) -> sending ResponseStream<Content> { ResponseStream(refusal) }
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> sending ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream(refusal)
    }

    /// A response that grows while the model writes; reading its first element throws.
    public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
        private let error: any Error

        init(_ error: any Error) { self.error = error }

        public struct Snapshot: Sendable where Content.PartiallyGenerated: Sendable {
            public var content: Content.PartiallyGenerated
        }
        public typealias Element = Snapshot

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let error: any Error

            public mutating func next() async throws -> Snapshot? { throw error }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }
    }

    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        public struct Refusal: Sendable {}

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize: "The conversation is too long for the model."
            case .assetsUnavailable: "The language model is not available on this device."
            case .guardrailViolation: "The request is not allowed."
            case .unsupportedGuide: "The guide is not supported."
            case .unsupportedLanguageOrLocale: "The language is not supported."
            case .decodingFailure: "The answer could not be read."
            case .rateLimited: "There were too many requests."
            case .concurrentRequests: "The session is already responding."
            case .refusal: "The model refused to answer."
            }
        }
        public var recoverySuggestion: String? { nil }
        public var failureReason: String? { nil }
    }

    public struct ToolCallError: Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error
        public var errorDescription: String? { underlyingError.localizedDescription }
    }
}
