// CoreML: trained models. This device runs no models, so no model can be loaded. Arrays and features
// store their values, but no model uses them.

@_exported public import CoreVideo
public import Foundation

/// A trained model; the course cannot load models.
open class MLModel: NSObject, @unchecked Sendable {
    open var modelDescription: MLModelDescription { MLModelDescription(none: ()) }
    open var configuration: MLModelConfiguration { MLModelConfiguration() }

    private init(none: Void) {}

    public convenience init(contentsOf url: URL) throws { throw MLModelError(.io) }
    public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        throw MLModelError(.io)
    }

    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) {
        DispatchQueue.global().async { handler(.failure(MLModelError(.io))) }
    }

    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}

public struct MLModelError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case update = 6
        case parameters = 7
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.CoreML" }
    public var errorCode: Int { code.rawValue }
    public static var generic: Code { .generic }
    public static var io: Code { .io }
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all

    public override init() {}
}

public enum MLComputeUnits: Int, Sendable {
    case cpuOnly = 0
    case cpuAndGPU = 1
    case all = 2
    case cpuAndNeuralEngine = 3
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
    public override init() {}
}

/// A model's inputs and outputs.
open class MLModelDescription: NSObject, @unchecked Sendable {
    init(none: Void) {}

    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
}

open class MLFeatureDescription: NSObject, @unchecked Sendable {
    init(none: Void) {}

    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
}
