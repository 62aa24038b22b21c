public import SwiftUI

// SwiftUI in three dimensions. Nothing is drawn: the modifiers return the view unchanged.

extension Scene {
    nonisolated public func defaultSize(_ size: Size3D) -> some Scene { self }
    nonisolated public func defaultSize(_ size: Size3D, in unit: UnitLength) -> some Scene { self }
}

// Depth is zero, because the screen is flat.
extension DragGesture.Value {
    public var location3D: Point3D { Point3D(location) }
    public var startLocation3D: Point3D { Point3D(startLocation) }
    public var translation3D: Vector3D { location3D - startLocation3D }
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
