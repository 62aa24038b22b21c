public import CoreLocation
public import SwiftUI

// Look Around, without images, because the course has no servers.

public final class MKLookAroundScene: NSObject, Sendable {
    private override init() {}
}

public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?
    public var isLoading: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) {
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
    }

    public var scene: MKLookAroundScene? {
        get async throws { throw MKError(.serverFailure) }
    }
    public func cancel() {}
}

/// The preview shows nothing, because no scene is found.
nonisolated public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}
    @MainActor public var body: some View { Color.clear }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

extension View {
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
    nonisolated public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
