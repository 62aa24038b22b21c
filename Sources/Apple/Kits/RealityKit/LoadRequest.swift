/// A load request. Each request delivers its result on the next turn of the main queue.
public final class LoadRequest<Output>: Publisher, @unchecked Sendable {
    public typealias Failure = any Error
    public let result: Result<Output, any Error>?
    private let outcome: Result<Output, any Error>

    init(_ outcome: Result<Output, any Error>) { (result, self.outcome) = (outcome, outcome) }

    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == any Error {
        outcome.publisher.receive(on: DispatchQueue.main).receive(subscriber: subscriber)
    }
}

// Loading entities. Each request fails, because the app has no model files.
extension Entity {
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw missing(name)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw missing(url.lastPathComponent)
    }
    public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
        throw missing(name)
    }
    public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws
        -> ModelEntity
    {
        throw missing(url.lastPathComponent)
    }
    public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> {
        LoadRequest(.failure(missing(name)))
    }
    public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<
        ModelEntity
    > {
        LoadRequest(.failure(missing(name)))
    }
    public static func loadModelAsync(contentsOf url: URL, withName resourceName: String? = nil)
        -> LoadRequest<ModelEntity>
    { LoadRequest(.failure(missing(url.lastPathComponent))) }
}
