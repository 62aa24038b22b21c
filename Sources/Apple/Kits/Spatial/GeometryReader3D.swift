public import SwiftUI

// SwiftUI in three dimensions. Nothing is drawn: the modifiers return the view unchanged.

/// Passes the screen's size, with zero depth, to its content.
nonisolated public struct GeometryReader3D<Content: View>: View {
    public let content: (GeometryProxy3D) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) { self.content = content }

    @MainActor public var body: some View { content(GeometryProxy3D()) }
}

nonisolated public struct GeometryProxy3D: Sendable {
    public var size: Size3D { Size3D(width: 393.0, height: 852.0, depth: 0.0) }
    public var safeAreaInsets: EdgeInsets3D { EdgeInsets3D() }
    public func frame(in space: some CoordinateSpaceProtocol) -> Rect3D { Rect3D(origin: .zero, size: size) }
    public func transform(in space: some CoordinateSpaceProtocol) -> AffineTransform3D? { .identity }
}

nonisolated public struct EdgeInsets3D: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public var front: CGFloat
    public var back: CGFloat
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
        front: CGFloat = 0,
        back: CGFloat = 0
    ) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        (self.front, self.back) = (front, back)
    }
}

extension View {
    nonisolated public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center)
        -> some View
    {
        self
    }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center
    ) -> some View { rotation3DEffect(angle, axis: (CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))) }
    nonisolated public func scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height)
    }
}

extension Scene {
    nonisolated public func defaultSize(_ size: Size3D) -> some Scene { self }
    nonisolated public func defaultSize(_ size: Size3D, in unit: UnitLength) -> some Scene { self }
}

/// A rotation with two hands, which is never recognized, because no scenario can perform a 3D gesture.
nonisolated public struct RotateGesture3D: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Rotation3D
        public var velocity: Rotation3D
        public var startLocation3D: Point3D
        public var startInputDevicePose3D: Pose3D?
        public var inputDevicePose3D: Pose3D?
    }

    public var minimumAngleDelta: Angle
    public var constrainedToAxis: RotationAxis3D?

    public init(constrainedToAxis: RotationAxis3D? = nil, minimumAngleDelta: Angle = .degrees(1)) {
        (self.constrainedToAxis, self.minimumAngleDelta) = (constrainedToAxis, minimumAngleDelta)
    }

    @MainActor public var body: AnyGesture<Value> {
        AnyGesture(Optional<AnyGesture<Value>>.none)
    }
}

// Depth is zero, because the screen is flat.
extension DragGesture.Value {
    public var location3D: Point3D { Point3D(location) }
    public var startLocation3D: Point3D { Point3D(startLocation) }
    public var translation3D: Vector3D { location3D - startLocation3D }
    public var predictedEndLocation3D: Point3D { Point3D(predictedEndLocation) }
    public var inputDevicePose3D: Pose3D? { nil }
}

extension SpatialTapGesture.Value {
    public var location3D: Point3D { Point3D(location) }
}

extension MagnifyGesture.Value {
    public var startLocation3D: Point3D { Point3D(startLocation) }
}

extension SpatialEventCollection.Event {
    public var location3D: Point3D { Point3D(location) }
    public var inputDevicePose: InputDevicePose? { nil }

    public struct InputDevicePose: Hashable, Sendable {
        public var pose3D: Pose3D
    }
}

extension PhysicalMetricsConverter {
    public func convert(_ value: Point3D, from unit: UnitLength) -> Point3D {
        value * convert(1.0, from: unit)
    }
    public func convert(_ value: Point3D, to unit: UnitLength) -> Point3D { value * convert(1.0, to: unit) }
    public func convert(_ value: Size3D, from unit: UnitLength) -> Size3D { value * convert(1.0, from: unit) }
    public func convert(_ value: Size3D, to unit: UnitLength) -> Size3D { value * convert(1.0, to: unit) }
    public func convert(_ value: Vector3D, from unit: UnitLength) -> Vector3D {
        value * convert(1.0, from: unit)
    }
    public func convert(_ value: Vector3D, to unit: UnitLength) -> Vector3D { value * convert(1.0, to: unit) }
}
