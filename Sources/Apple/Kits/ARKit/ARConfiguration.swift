/// What an AR session tracks and detects. This device supports no configuration.
open class ARConfiguration: NSObject, @unchecked Sendable {
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1)
    }
    open var frameSemantics: FrameSemantics = []
    override init() {}
    open class var isSupported: Bool { false }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction: SceneReconstruction = []
    public override init() {}
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
}

open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public override init() {}
}
