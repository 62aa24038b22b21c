// Translation: translating text. This device has no languages installed, so each request fails.

public import SwiftUI

/// Reports which languages the device can translate; the simulated device can translate none.
public final class LanguageAvailability: Sendable {
    public enum Status: Hashable, Sendable {
        case installed
        case supported
        case unsupported
    }

    public init() {}

    public var supportedLanguages: [Locale.Language] {
        get async { [] }
    }
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
        .unsupported
    }
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translates text. Each request fails, because no language is installed.
public class TranslationSession: @unchecked Sendable {
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Makes the session translate again.
        public mutating func invalidate() { version += 1 }
    }

    public struct Request: Sendable {
        public var sourceText: String
        public var clientIdentifier: String?

        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    public struct Response: Sendable {
        public let sourceLanguage: Locale.Language
        public let sourceText: String
        public let targetLanguage: Locale.Language
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// The responses of a translation, one after the other. Waiting for the first response throws.
    public struct BatchResponse: AsyncSequence, Sendable {
        public typealias Element = Response

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? {
                throw TranslationError.unsupportedLanguagePairing
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?

    init(_ configuration: Configuration) {
        (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
    }
    public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
        (sourceLanguage, targetLanguage) = (source, target)
    }
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
    public func translate(_ string: String) async throws -> Response {
        throw TranslationError.unsupportedLanguagePairing
    }
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.unsupportedLanguagePairing
    }
    public func cancel() {}
}

public struct TranslationError: Error, LocalizedError, Hashable, Sendable {
    private let words: String
    public static let unsupportedLanguagePairing = TranslationError(
        words: "The languages cannot be translated into each other.")

    public var errorDescription: String? { words }
    public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
        error as? TranslationError == pattern
    }
}

extension View {
    /// Shows the text in a sheet, untranslated, because no language is installed. A swipe closes the sheet.
    nonisolated public func translationPresentation(
        isPresented: Binding<Bool>, text: String,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        sheet(isPresented: isPresented) { Text(verbatim: text) }
    }

    /// Runs the action when the view appears with a configuration, and when the configuration changes.
    nonisolated public func translationTask(
        _ configuration: TranslationSession.Configuration?, file: String = #fileID, line: Int = #line,
        action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration, file: file, line: line) {
            if let configuration { await action(TranslationSession(configuration)) }
        }
    }

    /// Runs the action when the view appears, and when a language changes.
    nonisolated public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, file: String = #fileID,
        line: Int = #line, action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        let configuration = TranslationSession.Configuration(source: source, target: target)
        return task(id: configuration, file: file, line: line) {
            await action(TranslationSession(configuration))
        }
    }
}
