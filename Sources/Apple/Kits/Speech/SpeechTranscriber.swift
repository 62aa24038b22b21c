public import AVFoundation

/// Transcribes speech, without a model for any language.
public final class SpeechTranscriber: LocaleDependentSpeechModule, @unchecked Sendable {
    private let locale: Locale

    public init(locale: Locale, preset: Preset) { self.locale = locale }

    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    public static var installedLocales: [Locale] { get async { [] } }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
    public var selectedLocales: [Locale] { [locale] }
    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }

    /// The sequence of results is empty, because no words are recognized.
    public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }

    public struct Result: SpeechModuleResult, Hashable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let text: AttributedString
    }

    public enum TranscriptionOption: Hashable, CaseIterable, Sendable { case etiquetteReplacements }
    public enum ReportingOption: Hashable, CaseIterable, Sendable {
        case volatileResults, alternativeTranscriptions, fastResults
    }
    public enum ResultAttributeOption: Hashable, CaseIterable, Sendable {
        case audioTimeRange, transcriptionConfidence
    }

    public struct Preset: Hashable, Sendable {
        public var transcriptionOptions: Set<TranscriptionOption>
        public var reportingOptions: Set<ReportingOption>
        public var attributeOptions: Set<ResultAttributeOption>

        public init(
            transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
            attributeOptions: Set<ResultAttributeOption>
        ) {
            (self.transcriptionOptions, self.reportingOptions) = (transcriptionOptions, reportingOptions)
            self.attributeOptions = attributeOptions
        }

        public static let transcription = Preset(
            transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
    }
}

extension AttributeScopes {
    /// Attributes of recognized words.
    public struct SpeechAttributes: AttributeScope {}
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>
    ) -> T { self[T.self] }
}
