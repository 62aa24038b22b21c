// Lights and cameras; they only store their settings.

public struct PerspectiveCameraComponent: Component, Hashable, Sendable {
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float
    public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
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
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw Entity.missing(name)
    }
}

public struct ImageBasedLightComponent: Component {
    public enum Source {
        case single(EnvironmentResource)
        case none
    }
    public var source: Source
    public var intensityExponent: Float
    public init(source: Source, intensityExponent: Float = 0) {
        (self.source, self.intensityExponent) = (source, intensityExponent)
    }
}

public struct ImageBasedLightReceiverComponent: Component {
    public var imageBasedLight: Entity
    public init(imageBasedLight: Entity) { self.imageBasedLight = imageBasedLight }
}
