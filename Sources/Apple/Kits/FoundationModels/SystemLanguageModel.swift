// FoundationModels: the system's language model. This device is not eligible for the model, so the model is
// unavailable and each request fails with `assetsUnavailable`.

@_exported public import Foundation

public final class SystemLanguageModel: Sendable {
    public static let `default` = SystemLanguageModel()

    public struct UseCase: Hashable, Sendable {
        private let name: String

        public static let general = UseCase(name: "general")
    }

    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
    }

    @frozen public enum Availability: Equatable, Sendable {
        public enum UnavailableReason: Equatable, Sendable {
            case deviceNotEligible
            case appleIntelligenceNotEnabled
            case modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    private init() {}
    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { false }
    public var contextSize: Int { 4096 }
    public var supportedLanguages: Set<Locale.Language> { [] }
}

/// How a response is sampled.
public struct GenerationOptions: Equatable, Sendable {
    public struct SamplingMode: Equatable, Sendable {
        private let name: String
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "top \(k) \(seed ?? 0)")
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
    ) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
