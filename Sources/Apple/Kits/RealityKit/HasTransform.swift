// Protocols that give entities their properties.

@preconcurrency @MainActor public protocol HasHierarchy: Entity {}
@preconcurrency @MainActor public protocol HasSynchronization: Entity {}
@preconcurrency @MainActor public protocol HasTransform: Entity {}
@preconcurrency @MainActor public protocol HasModel: Entity {}
@preconcurrency @MainActor public protocol HasCollision: Entity {}
@preconcurrency @MainActor public protocol HasPhysicsBody: HasCollision {}
@preconcurrency @MainActor public protocol HasPhysicsMotion: Entity {}
@preconcurrency @MainActor public protocol HasPhysics: HasPhysicsBody, HasPhysicsMotion {}
@preconcurrency @MainActor public protocol HasAnchoring: Entity {}
@preconcurrency @MainActor public protocol HasPerspectiveCamera: Entity {}

extension HasModel {
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}

extension HasCollision {
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}

extension HasHierarchy {
    public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        let place = entity.transformMatrix(relativeTo: nil)
        entity.removeFromParent()
        inside.append(entity)
        entity.parent = self
        if preservingWorldTransform { entity.setTransformMatrix(place, relativeTo: nil) }
    }
    public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        guard entity.parent === self else { return }
        entity.removeFromParent(preservingWorldTransform: preservingWorldTransform)
    }
    public func removeFromParent(preservingWorldTransform: Bool = false) {
        let place = transformMatrix(relativeTo: nil)
        parent?.inside.removeAll { $0 === self }
        parent = nil
        if preservingWorldTransform { transform = Transform(matrix: place) }
    }
}

extension HasTransform {
    public var transform: Transform {
        get { components[Transform.self] ?? .identity }
        set { components.set(newValue) }
    }
    public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
    }
    public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
    }
    public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
    }

    public func transformMatrix(relativeTo reference: Entity?) -> float4x4 {
        var matrix = transform.matrix
        var above = parent
        while let one = above, one !== reference {
            matrix = one.transform.matrix * matrix
            above = one.parent
        }
        guard let reference, above == nil, reference !== self else {
            return reference === self ? matrix_identity_float4x4 : matrix
        }
        return reference.transformMatrix(relativeTo: nil).inverse * matrix
    }
    public func setTransformMatrix(_ matrix: float4x4, relativeTo reference: Entity?) {
        let world = (reference?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4) * matrix
        let above = parent?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
        transform = Transform(matrix: above.inverse * world)
    }

    public func position(relativeTo reference: Entity?) -> SIMD3<Float> {
        relative(to: reference).translation
    }
    public func orientation(relativeTo reference: Entity?) -> simd_quatf { relative(to: reference).rotation }
    public func scale(relativeTo reference: Entity?) -> SIMD3<Float> { relative(to: reference).scale }
    public func setPosition(_ position: SIMD3<Float>, relativeTo reference: Entity?) {
        change(relativeTo: reference) { $0.translation = position }
    }
    public func setScale(_ scale: SIMD3<Float>, relativeTo reference: Entity?) {
        change(relativeTo: reference) { $0.scale = scale }
    }

    private func relative(to reference: Entity?) -> Transform {
        Transform(matrix: transformMatrix(relativeTo: reference))
    }
    private func change(relativeTo reference: Entity?, _ change: (inout Transform) -> Void) {
        if reference === parent {
            change(&transform)
        } else {
            var changed = relative(to: reference)
            change(&changed)
            setTransformMatrix(changed.matrix, relativeTo: reference)
        }
    }

    public func convert(position: SIMD3<Float>, from reference: Entity?) -> SIMD3<Float> {
        place(position, 1, by: between(reference, self))
    }
    public func convert(position: SIMD3<Float>, to reference: Entity?) -> SIMD3<Float> {
        place(position, 1, by: between(self, reference))
    }
    public func convert(direction: SIMD3<Float>, from reference: Entity?) -> SIMD3<Float> {
        place(direction, 0, by: between(reference, self))
    }
    public func convert(direction: SIMD3<Float>, to reference: Entity?) -> SIMD3<Float> {
        place(direction, 0, by: between(self, reference))
    }
    public func convert(transform: Transform, from reference: Entity?) -> Transform {
        Transform(matrix: between(reference, self) * transform.matrix)
    }
    public func convert(transform: Transform, to reference: Entity?) -> Transform {
        Transform(matrix: between(self, reference) * transform.matrix)
    }
    private func between(_ from: Entity?, _ to: Entity?) -> float4x4 {
        let start = from?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
        let end = to?.transformMatrix(relativeTo: nil) ?? matrix_identity_float4x4
        return end.inverse * start
    }
    private func place(_ vector: SIMD3<Float>, _ last: Float, by matrix: float4x4) -> SIMD3<Float> {
        let end = matrix * SIMD4(vector, last)
        return SIMD3(end.x, end.y, end.z)
    }

    /// Moves the entity to `position` and turns it to face `target`.
    public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = SIMD3(0, 1, 0),
        relativeTo reference: Entity?, forward: Entity.ForwardDirection = .negativeZ
    ) {
        let ahead = forward == .negativeZ ? position - target : target - position
        guard simd.length(ahead) > 0 else { return setPosition(position, relativeTo: reference) }
        let z = simd.normalize(ahead)
        var x = cross(upVector, z)
        if simd.length(x) < 0.000_001 { x = cross(abs(z.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1), z) }
        x = simd.normalize(x)
        change(relativeTo: reference) {
            $0.translation = position
            $0.rotation = simd_quatf(simd_float3x3(x, cross(z, x), z))
        }
    }
}

extension Entity {
    nonisolated public enum ForwardDirection: Hashable, Sendable { case negativeZ, positiveZ }
}
