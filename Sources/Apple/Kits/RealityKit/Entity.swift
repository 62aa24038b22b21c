// RealityKit: 3D scenes. Entities, components and transforms work as on a device. The course draws and simulates
// nothing, and has no model files.

@_exported public import Combine
@_exported public import Foundation
@_exported public import Spatial
@_exported public import SwiftUI

/// An object in a 3D scene, with components and children.
@preconcurrency @MainActor open class Entity: HasHierarchy, HasSynchronization, HasTransform, Identifiable {
    nonisolated public let id: UInt64 = .random(in: .min ... .max)
    open var name = ""
    open var isEnabled = true
    public internal(set) weak var parent: Entity?
    var inside: [Entity] = []
    var held: [ObjectIdentifier: any Component] = [:]
    weak var ownScene: Scene?

    public required init() {}

    public convenience init(components: [any Component]) {
        self.init()
        self.components.set(components)
    }
    public convenience init(components: any Component...) {
        self.init()
        self.components.set(components)
    }
    /// Loading an entity by name fails, because the app has no model files.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw Entity.missing(name)
    }
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        throw Entity.missing(url.lastPathComponent)
    }

    nonisolated static func missing(_ name: String) -> any Error {
        CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: name])
    }

    public var components: ComponentSet {
        get { ComponentSet(entity: self) }
        set {}
    }
    public var children: ChildCollection {
        get { ChildCollection(entity: self) }
        set {}
    }
    public var scene: Scene? { ownScene ?? parent?.scene }
    public var anchor: (any HasAnchoring)? { self as? any HasAnchoring ?? parent?.anchor }
    public var availableAnimations: [AnimationResource] { [] }

    open func didClone(from source: Entity) {}

    /// Copies the entity with its components, and its children if `recursive`.
    public func clone(recursive: Bool) -> Self {
        let copy = Self()
        copy.name = name
        copy.isEnabled = isEnabled
        copy.held = held
        if recursive { for child in inside { copy.addChild(child.clone(recursive: true)) } }
        copy.didClone(from: self)
        return copy
    }

    public func findEntity(named name: String) -> Entity? {
        self.name == name ? self : inside.lazy.compactMap { $0.findEntity(named: name) }.first
    }

    public func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {
        if let mesh = components[ModelComponent.self]?.mesh {
            components.set(
                CollisionComponent(shapes: [ShapeResource(bounds: mesh.bounds)], isStatic: isStatic))
        }
        if recursive {
            for child in inside { child.generateCollisionShapes(recursive: true, static: isStatic) }
        }
    }

    /// The bounding box of all meshes whose size the course can compute.
    public func visualBounds(
        recursive: Bool = true, relativeTo reference: Entity?, excludeInactive: Bool = false
    ) -> BoundingBox {
        var box = BoundingBox()
        if excludeInactive && !isEnabled { return box }
        if let mesh = components[ModelComponent.self]?.mesh {
            let matrix = transformMatrix(relativeTo: reference)
            box = box.union(mesh.bounds.transformed(by: matrix))
        }
        guard recursive else { return box }
        return inside.reduce(box) {
            $0.union($1.visualBounds(relativeTo: reference, excludeInactive: excludeInactive))
        }
    }
}

extension Entity: @MainActor CustomDebugStringConvertible {
    public var debugDescription: String { "\(type(of: self)) '\(name)'" }
}

nonisolated extension Entity: Hashable {
    nonisolated public static func == (left: Entity, right: Entity) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@preconcurrency @MainActor open class ModelEntity: Entity, HasModel, HasPhysics {
    public required init() { super.init() }

    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        components.set(ModelComponent(mesh: mesh, materials: materials))
    }
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw Entity.missing(name)
    }
    public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
        throw Entity.missing(url.lastPathComponent)
    }
}
