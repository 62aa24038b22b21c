// Makes 3D models from photographs on a Mac; this device cannot make models.

public final class PhotogrammetrySession: @unchecked Sendable {
    public enum Error: Swift.Error, Sendable {
        case invalidImages(URL)
    }
    public struct Configuration: Sendable {
        public init() {}
    }
    public enum Request: Hashable, Sendable {
        public enum Detail: Hashable, Sendable { case preview, reduced, medium, full, raw, custom }
        case modelFile(url: URL, detail: Detail = .reduced)
    }
    public enum Result: Sendable { case modelFile(URL) }
    public enum Output: Sendable {
        case inputComplete
    }
    public typealias Outputs = AsyncThrowingStream<Output, any Swift.Error>
    public func cancel() {}
    public var isProcessing: Bool { false }
    public var outputs: Outputs { AsyncThrowingStream { $0.finish() } }
}
