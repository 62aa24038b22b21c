public import CoreLocation
public import SwiftUI

/// Supplies a proxy that converts between points and coordinates. Without a drawn map, conversions return
/// nil.
nonisolated public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    @MainActor public var body: some View { content(MapProxy()) }
}

nonisolated public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
    {
        nil
    }
    public func convert(_ place: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}
