// Models out of photographs. This device makes none.

public final class PhotogrammetrySession: @unchecked Sendable {
    public static var isSupported: Bool { false }
    public enum Error: Swift.Error, Sendable {
        case invalidImages(URL)
        case invalidOutput(URL)
        case insufficientStorage(requiredMemory: Int)
    }
    public struct Configuration: Sendable {
        public enum SampleOrdering: Hashable, Sendable { case unordered, sequential }
        public enum FeatureSensitivity: Hashable, Sendable { case normal, high }
        public var checkpointDirectory: URL?
        public var sampleOrdering = SampleOrdering.unordered
        public var featureSensitivity = FeatureSensitivity.normal
        public var isObjectMaskingEnabled = true
        public init() {}
        public init(checkpointDirectory: URL) { self.checkpointDirectory = checkpointDirectory }
    }
    public enum Request: Hashable, Sendable {
        public enum Detail: Hashable, Sendable { case preview, reduced, medium, full, raw, custom }
        case modelFile(url: URL, detail: Detail = .reduced)
        case bounds
        case poses
        case pointCloud
    }
    public enum Result: Sendable { case modelFile(URL) }
    public enum Output: Sendable {
        case inputComplete
        case requestProgress(Request, fractionComplete: Double)
        case requestProgressInfo(Request, ProgressInfo)
        case requestComplete(Request, Result)
        case requestError(Request, any Swift.Error)
        case processingComplete
        case processingCancelled
        case invalidSample(id: Int, reason: String)
        case skippedSample(id: Int)
        case automaticDownsampling
        case stitchingIncomplete
        public struct ProgressInfo: Sendable {
            public enum ProcessingStage: Hashable, Sendable {
                case preProcessing, imageAlignment, pointCloudGeneration, meshGeneration, textureMapping,
                    optimization
            }
            public var estimatedRemainingTime: TimeInterval?
            public var processingStage: ProcessingStage?
        }
    }
    public typealias Outputs = AsyncThrowingStream<Output, any Swift.Error>

    public init(input: URL, configuration: Configuration = Configuration()) throws {
        throw Error.invalidImages(input)
    }
    public func process(requests: [Request]) throws {}
    public func cancel() {}
    public var isProcessing: Bool { false }
    public var outputs: Outputs { AsyncThrowingStream { $0.finish() } }
}

@MainActor @preconcurrency @Observable public final class ObjectCaptureSession {
    public static var isSupported: Bool { false }
    public enum CaptureState: Equatable, Sendable {
        case initializing, ready, detecting, capturing, finishing, completed
        case failed(any Swift.Error)
        public static func == (left: CaptureState, right: CaptureState) -> Bool { "\(left)" == "\(right)" }
    }
    public enum Error: Swift.Error, Sendable { case deviceNotSupported, sessionFailed }
    public enum Feedback: Hashable, Sendable {
        case objectTooClose, objectTooFar, movingTooFast, environmentLowLight, environmentTooDark
        case outOfFieldOfView, objectNotFlippable, overCapturing, objectNotDetected
    }
    public enum Tracking: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            case initializing, relocalizing, excessiveMotion, insufficientFeatures
        }
        case notAvailable, normal
        case limited(Reason)
    }
    public struct Configuration: Sendable {
        public var checkpointDirectory: URL?
        public var isOverCaptureEnabled = false
        public init() {}
    }
    public private(set) var state = CaptureState.initializing
    public var isPaused: Bool { false }
    public var feedback: Set<Feedback> { [] }
    public var cameraTracking: Tracking { .notAvailable }
    public var userCompletedScanPass: Bool { false }
    public var numberOfShotsTaken: Int { 0 }
    public var maximumNumberOfInputImages: Int { 0 }
    public var canRequestImageCapture: Bool { false }
    public init() {}
    public func start(imagesDirectory: URL, configuration: Configuration = Configuration()) {
        state = .failed(Error.deviceNotSupported)
    }
    @discardableResult public func startDetecting() -> Bool { false }
    public func startCapturing() {}
    public func resetDetection() {}
    public func beginNewScanPass() {}
    public func beginNewScanPassAfterFlip() {}
    public func requestImageCapture() {}
    public func pause() {}
    public func resume() {}
    public func finish() {}
    public func cancel() {}
    /// The states so far, and no other.
    public var stateUpdates: AsyncStream<CaptureState> {
        let state = state
        return AsyncStream { $0.yield(state) }
    }
    public var feedbackUpdates: AsyncStream<Set<Feedback>> { AsyncStream { _ in } }
    public var userCompletedScanPassUpdates: AsyncStream<Bool> { AsyncStream { _ in } }
}

/// The camera's picture with a view over it. There is no picture.
nonisolated public struct ObjectCaptureView<Overlay: View>: View {
    private let overlay: Overlay
    @MainActor public init(session: ObjectCaptureSession, @ViewBuilder cameraFeedOverlay: () -> Overlay) {
        overlay = cameraFeedOverlay()
    }
    @MainActor public var body: some View { Color.black.overlay { overlay } }
    public func hideObjectReticle(_ hidden: Bool = true) -> Self { self }
}

extension ObjectCaptureView where Overlay == EmptyView {
    @MainActor public init(session: ObjectCaptureSession) { self.init(session: session) { EmptyView() } }
}

nonisolated public struct ObjectCapturePointCloudView: View {
    public init(session: ObjectCaptureSession) {}
    @MainActor public var body: some View { Color.clear }
    public func showShotLocations(_ show: Bool = true) -> Self { self }
}
