/// The coordinate space of an entity or a scene.
public protocol RealityCoordinateSpace {}

public struct SceneRealityCoordinateSpace: RealityCoordinateSpace {}

extension RealityCoordinateSpace where Self == SceneRealityCoordinateSpace {
    public static var scene: Self { Self() }
    public static var immersiveSpace: Self { Self() }
}

extension Entity: RealityCoordinateSpace {}

@dynamicMemberLookup public struct EntityTargetValue<Value> {
    public let gestureValue: Value
    public let entity: Entity

    public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
        gestureValue[keyPath: path]
    }

    // One meter has 1360 points.
    @MainActor public func convert(
        _ point: Point3D, from space: some CoordinateSpaceProtocol, to other: some RealityCoordinateSpace
    ) -> SIMD3<Float> { place(SIMD3(point.vector / 1360), in: other) }
    @MainActor public func convert(
        _ point: SIMD3<Float>, from space: some RealityCoordinateSpace, to other: some CoordinateSpaceProtocol
    ) -> Point3D { Point3D(SIMD3<Double>(point) * 1360) }
    @MainActor public func convert(
        _ vector: Vector3D, from space: some CoordinateSpaceProtocol, to other: some RealityCoordinateSpace
    ) -> SIMD3<Float> { SIMD3(vector.vector / 1360) }
    @MainActor public func convert(
        _ size: Size3D, from space: some CoordinateSpaceProtocol, to other: some RealityCoordinateSpace
    ) -> SIMD3<Float> { SIMD3(size.vector / 1360) }
    @MainActor public func convert(
        _ transform: AffineTransform3D, from space: some CoordinateSpaceProtocol,
        to other: some RealityCoordinateSpace
    ) -> Transform { Transform(transform) }
    @MainActor public func convert(
        _ rotation: Rotation3D, from space: some CoordinateSpaceProtocol,
        to other: some RealityCoordinateSpace
    ) -> simd_quatf { simd_quatf(vector: SIMD4<Float>(rotation.vector)) }
    @MainActor public func convert(
        _ ray: Ray3D, from space: some CoordinateSpaceProtocol, to other: some RealityCoordinateSpace
    ) -> (origin: SIMD3<Float>, direction: SIMD3<Float>) {
        (SIMD3(ray.origin.vector / 1360), SIMD3(ray.direction.vector))
    }

    @MainActor private func place(_ point: SIMD3<Float>, in space: some RealityCoordinateSpace) -> SIMD3<
        Float
    > {
        (space as? Entity)?.convert(position: point, from: nil) ?? point
    }
}

extension EntityTargetValue: Equatable where Value: Equatable {}

// Gestures on entities; the course recognizes none, because it draws no entities.
extension Gesture {
    nonisolated public func targetedToEntity(_ entity: Entity) -> AnyGesture<EntityTargetValue<Value>> {
        never()
    }
    nonisolated public func targetedToEntity(where query: QueryPredicate<Entity>) -> AnyGesture<
        EntityTargetValue<Value>
    > {
        never()
    }
    nonisolated public func targetedToAnyEntity() -> AnyGesture<EntityTargetValue<Value>> { never() }
    nonisolated private func never() -> AnyGesture<EntityTargetValue<Value>> {
        AnyGesture(Optional<AnyGesture<EntityTargetValue<Value>>>.none)
    }
}
