public import AVFoundation

// Components that only store their settings. Nothing is drawn, lit or tracked.

public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]
    public init(mesh: MeshResource, materials: [any Material]) {
        (self.mesh, self.materials) = (mesh, materials)
    }
}

public struct OpacityComponent: TransientComponent, Hashable, Sendable {
    public var opacity: Float
    public init(opacity: Float) { self.opacity = opacity }
}

public struct BillboardComponent: Component, Hashable, Sendable {
    public init() {}
}

public struct InputTargetComponent: Component, Hashable, Sendable {
    public struct InputType: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let direct = InputType(rawValue: 1)
        public static let indirect = InputType(rawValue: 2)
        public static let all: InputType = [.direct, .indirect]
    }
    public var allowedInputTypes: InputType
    public var isEnabled = true
    public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}

public struct HoverEffectComponent: Component, Sendable {
    public struct HighlightHoverEffectStyle: Sendable {
        public var color: UIColor?
        public var strength: Float
        public init(color: UIColor? = nil, strength: Float = 1) {
            (self.color, self.strength) = (color, strength)
        }
    }
    public struct ShaderHoverEffectInputs: Sendable {
        public static let `default` = ShaderHoverEffectInputs()
        public init(fadeInDuration: TimeInterval = 0.2, fadeOutDuration: TimeInterval = 0.2) {}
    }
    public struct HoverEffect: Sendable {
        public static func highlight(_ style: HighlightHoverEffectStyle) -> HoverEffect { HoverEffect() }
        public static func shader(_ inputs: ShaderHoverEffectInputs) -> HoverEffect { HoverEffect() }
    }
    public var hoverEffect = HoverEffect()
    public init() {}
    public init(_ hoverEffect: HoverEffect) { self.hoverEffect = hoverEffect }
}

public struct GroundingShadowComponent: Component, Hashable, Sendable {
    public var castsShadow: Bool
    public var receivesShadow: Bool
    public init(castsShadow: Bool, receivesShadow: Bool = true) {
        (self.castsShadow, self.receivesShadow) = (castsShadow, receivesShadow)
    }
}

public struct WorldComponent: Component {
    public init() {}
}

public struct PortalComponent: Component {
    public enum ClippingMode: Hashable, Sendable {
        case disabled
        case plane(Plane)
    }
    public enum CrossingMode: Hashable, Sendable {
        case disabled
        case plane(Plane)
    }
    public struct Plane: Hashable, Sendable {
        public static let positiveX = Plane(), positiveY = Plane(), positiveZ = Plane()
        public static let negativeX = Plane(), negativeY = Plane(), negativeZ = Plane()
    }
    public var target: Entity
    public var clippingMode: ClippingMode
    public var crossingMode: CrossingMode
    public init(
        target: Entity, clippingMode: ClippingMode = .disabled, crossingMode: CrossingMode = .disabled
    ) {
        (self.target, self.clippingMode, self.crossingMode) = (target, clippingMode, crossingMode)
    }
}

public struct CharacterControllerComponent: Component {
    public var radius: Float
    public var height: Float
    public init(radius: Float = 0, height: Float = 0) { (self.radius, self.height) = (radius, height) }
}

/// Text on a plane.
public struct TextComponent: Component {
    public var text: AttributedString?
    public var size: CGSize = .zero
    public var backgroundColor: CGColor?
    public var cornerRadius: Float = 0
    public init() {}
}

/// A SwiftUI view at an entity. The course does not show the view.
public struct ViewAttachmentComponent: TransientComponent {
    let view: AnyView
    public init<Content: View>(rootView: Content) { view = AnyView(rootView) }
}

public struct GestureComponent: TransientComponent {
    public init<Value>(_ gesture: some Gesture<Value>) {}
}
