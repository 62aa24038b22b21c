public import AVFoundation

/// Turns sound into words. It has no model for any language.
public final class SpeechTranscriber: LocaleDependentSpeechModule, @unchecked Sendable {
    private let locale: Locale

    public init(locale: Locale, preset: Preset) { self.locale = locale }
    public init(
        locale: Locale, transcriptionOptions: Set<TranscriptionOption>,
        reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
    ) { self.locale = locale }

    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    public static var installedLocales: [Locale] { get async { [] } }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
    public var selectedLocales: [Locale] { [locale] }
    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }

    /// No word comes: the sequence is at its end.
    public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }

    public struct Result: SpeechModuleResult, Hashable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let text: AttributedString
        public let alternatives: [AttributedString]
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
        public static let transcriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions], attributeOptions: [])
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            transcriptionOptions: [], reportingOptions: [.alternativeTranscriptions],
            attributeOptions: [.audioTimeRange])
        public static let progressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults], attributeOptions: []
        )
        public static let timeIndexedProgressiveTranscription = Preset(
            transcriptionOptions: [], reportingOptions: [.volatileResults, .fastResults],
            attributeOptions: [.audioTimeRange])
    }
}

/// Turns dictation into words. It has no model for any language.
public final class DictationTranscriber: LocaleDependentSpeechModule, @unchecked Sendable {
    private let locale: Locale

    public init(locale: Locale, preset: Preset) { self.locale = locale }
    public init(
        locale: Locale, contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
        reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
    ) { self.locale = locale }

    public static var isAvailable: Bool { false }
    public static var supportedLocales: [Locale] { get async { [] } }
    public static var installedLocales: [Locale] { get async { [] } }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
    public var selectedLocales: [Locale] { [locale] }
    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }

    /// No word comes: the sequence is at its end.
    public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }

    public struct Result: SpeechModuleResult, Hashable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let text: AttributedString
        public let alternatives: [AttributedString]
    }

    public enum TranscriptionOption: Hashable, CaseIterable, Sendable {
        case etiquetteReplacements, emoji, punctuation
    }
    public enum ReportingOption: Hashable, CaseIterable, Sendable {
        case volatileResults, alternativeTranscriptions, frequentFinalization
    }
    public enum ResultAttributeOption: Hashable, CaseIterable, Sendable {
        case audioTimeRange, transcriptionConfidence
    }

    public struct ContentHint: Hashable, Sendable {
        private let name: String
        public static let shortForm = ContentHint(name: "shortForm")
        public static let farField = ContentHint(name: "farField")
        public static let atypicalSpeech = ContentHint(name: "atypicalSpeech")
        public static func customizedLanguage(modelConfiguration: SFSpeechLanguageModel.Configuration)
            -> ContentHint
        {
            ContentHint(name: "customizedLanguage")
        }
    }

    public struct Preset: Hashable, Sendable {
        public var contentHints: Set<ContentHint>
        public var transcriptionOptions: Set<TranscriptionOption>
        public var reportingOptions: Set<ReportingOption>
        public var attributeOptions: Set<ResultAttributeOption>

        public init(
            contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
            reportingOptions: Set<ReportingOption>,
            attributeOptions: Set<ResultAttributeOption>
        ) {
            self.contentHints = contentHints
            (self.transcriptionOptions, self.reportingOptions) = (transcriptionOptions, reportingOptions)
            self.attributeOptions = attributeOptions
        }

        public static let phrase = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let shortDictation = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let progressiveShortDictation = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [.volatileResults],
            attributeOptions: [])
        public static let longDictation = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [], attributeOptions: [])
        public static let progressiveLongDictation = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [.volatileResults],
            attributeOptions: [])
        public static let timeIndexedLongDictation = Preset(
            contentHints: [], transcriptionOptions: [], reportingOptions: [],
            attributeOptions: [.audioTimeRange])
    }
}

/// Finds out whether a voice is heard. It hears none.
public final class SpeechDetector: SpeechModule, @unchecked Sendable {
    public init() {}
    public init(detectionOptions: DetectionOptions, reportResults: Bool) {}

    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
    public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }

    public enum SensitivityLevel: Int, Hashable, CaseIterable, Sendable { case low, medium, high }

    public struct DetectionOptions: Hashable, Sendable {
        public let sensitivityLevel: SensitivityLevel
        public init(sensitivityLevel: SensitivityLevel) { self.sensitivityLevel = sensitivityLevel }
    }

    public struct Result: SpeechModuleResult, Hashable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public let speechDetected: Bool
    }
}

extension AttributeScopes {
    /// What is known of words that were heard.
    public struct SpeechAttributes: AttributeScope {
        public let transcriptionConfidence: ConfidenceAttribute
        public let audioTimeRange: TimeRangeAttribute

        public enum ConfidenceAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "Speech.Confidence"
        }
        public enum TimeRangeAttribute: AttributedStringKey {
            public typealias Value = CMTimeRange
            public static let name = "Speech.TimeRange"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// The words that were heard in a part of a sound.
    public func rangeOfAudioTimeRangeAttributes(intersecting timeRange: CMTimeRange)
        -> Range<AttributedString.Index>?
    {
        var found: Range<AttributedString.Index>?
        for run in runs {
            guard let time = run[AttributeScopes.SpeechAttributes.TimeRangeAttribute.self],
                time.intersection(timeRange) != .zero
            else { continue }
            found = (found?.lowerBound ?? run.range.lowerBound)..<run.range.upperBound
        }
        return found
    }
}
