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

public struct GroundingShadowComponent: Component, Hashable, Sendable {
    public var castsShadow: Bool
    public var receivesShadow: Bool
    public init(castsShadow: Bool, receivesShadow: Bool = true) {
        (self.castsShadow, self.receivesShadow) = (castsShadow, receivesShadow)
    }
}

/// A SwiftUI view at an entity. The course does not show the view.
public struct ViewAttachmentComponent: TransientComponent {
    let view: AnyView
    public init<Content: View>(rootView: Content) { view = AnyView(rootView) }
}
