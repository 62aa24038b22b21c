// Lights and cameras. They are kept, and nothing is lit or seen.

public struct PointLightComponent: Component {
    public typealias Color = UIColor
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float
    public init(color: UIColor = .white, intensity: Float = 26_963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}

@preconcurrency @MainActor open class PointLight: Entity, HasPointLight {
    public required init() {
        super.init()
        components.set(PointLightComponent())
    }
    public var light: PointLightComponent {
        get { components[PointLightComponent.self] ?? PointLightComponent() }
        set { components.set(newValue) }
    }
}

public struct DirectionalLightComponent: Component {
    public typealias Color = UIColor
    public var color: UIColor
    public var intensity: Float
    public var isRealWorldProxy: Bool
    public init(color: UIColor = .white, intensity: Float = 2145.7, isRealWorldProxy: Bool = false) {
        (self.color, self.intensity, self.isRealWorldProxy) = (color, intensity, isRealWorldProxy)
    }
    public struct Shadow: Component, Hashable, Sendable {
        public var maximumDistance: Float
        public var depthBias: Float
        public init(maximumDistance: Float = 8, depthBias: Float = 1) {
            (self.maximumDistance, self.depthBias) = (maximumDistance, depthBias)
        }
    }
}

@preconcurrency @MainActor open class DirectionalLight: Entity, HasDirectionalLight {
    public var shadow: DirectionalLightComponent.Shadow? {
        get { components[DirectionalLightComponent.Shadow.self] }
        set { components[DirectionalLightComponent.Shadow.self] = newValue }
    }
    public required init() {
        super.init()
        components.set(DirectionalLightComponent())
    }
    public var light: DirectionalLightComponent {
        get { components[DirectionalLightComponent.self] ?? DirectionalLightComponent() }
        set { components.set(newValue) }
    }
}

public struct SpotLightComponent: Component {
    public typealias Color = UIColor
    public var color: UIColor
    public var intensity: Float
    public var innerAngleInDegrees: Float
    public var outerAngleInDegrees: Float
    public var attenuationRadius: Float
    public init(
        color: UIColor = .white, intensity: Float = 6740.94, innerAngleInDegrees: Float = 45,
        outerAngleInDegrees: Float = 60, attenuationRadius: Float = 10
    ) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
        (self.innerAngleInDegrees, self.outerAngleInDegrees) = (innerAngleInDegrees, outerAngleInDegrees)
    }
    public struct Shadow: Component, Hashable, Sendable {
        public init() {}
    }
}

@preconcurrency @MainActor open class SpotLight: Entity, HasSpotLight {
    public var shadow: SpotLightComponent.Shadow? {
        get { components[SpotLightComponent.Shadow.self] }
        set { components[SpotLightComponent.Shadow.self] = newValue }
    }
    public required init() {
        super.init()
        components.set(SpotLightComponent())
    }
    public var light: SpotLightComponent {
        get { components[SpotLightComponent.self] ?? SpotLightComponent() }
        set { components.set(newValue) }
    }
}

public struct PerspectiveCameraComponent: Component, Hashable, Sendable {
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}

public struct OrthographicCameraComponent: Component, Hashable, Sendable {
    public var near: Float = 0.01
    public var far: Float = .infinity
    public var scale: Float = 1
    public init() {}
}

@preconcurrency @MainActor open class PerspectiveCamera: Entity, HasPerspectiveCamera {
    public required init() {
        super.init()
        components.set(PerspectiveCameraComponent())
    }
    public var camera: PerspectiveCameraComponent {
        get { components[PerspectiveCameraComponent.self] ?? PerspectiveCameraComponent() }
        set { components.set(newValue) }
    }
}

@preconcurrency @MainActor public class EnvironmentResource {
    private init() {}
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw Entity.missing(name)
    }
    public convenience init(equirectangular image: CGImage, withName name: String? = nil) async throws {
        self.init()
    }
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw Entity.missing(name)
    }
    public static func generate(fromEquirectangular image: CGImage) async throws -> EnvironmentResource {
        EnvironmentResource()
    }
}

public struct ImageBasedLightComponent: Component {
    public enum Source {
        case single(EnvironmentResource)
        case blend(EnvironmentResource, EnvironmentResource, Float)
        case none
    }
    public var source: Source
    public var intensityExponent: Float
    public var inheritsRotation = false
    public init(source: Source, intensityExponent: Float = 0) {
        (self.source, self.intensityExponent) = (source, intensityExponent)
    }
}

public struct ImageBasedLightReceiverComponent: Component {
    public var imageBasedLight: Entity
    public init(imageBasedLight: Entity) { self.imageBasedLight = imageBasedLight }
}

public struct VirtualEnvironmentProbeComponent: Component {
    public enum Source {
        case none
        case single(Probe)
    }
    public struct Probe {
        public var environment: EnvironmentResource
        public init(environment: EnvironmentResource) { self.environment = environment }
    }
    public var source: Source
    public init(source: Source = .none) { self.source = source }
}

public struct EnvironmentLightingConfigurationComponent: Component, Hashable, Sendable {
    public var environmentLightingWeight: Float
    public init(environmentLightingWeight: Float = 1) {
        self.environmentLightingWeight = environmentLightingWeight
    }
}
