// MapKit: maps. The screen shows only annotations; all other content is only stored.

@_exported public import CoreLocation
public import SwiftUI

/// A map. The screen shows the map's annotations, in order.
nonisolated public struct Map<Content: View>: View {
    private let content: Content

    // A `ZStack`, unlike empty content, keeps a map without annotations on screen.
    @MainActor public var body: some View { ZStack { content } }
}

extension Map {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public init<Items: RandomAccessCollection, Item: View>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Item
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Item> {
        content = ForEach(annotationItems, content: annotationContent)
    }
}

extension Map {
    /// Lets the user select a tagged marker or one of Apple's places. No scenario taps on a map.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<Selection>?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension Map where Content == EmptyView {
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        content = EmptyView()
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        content = EmptyView()
    }

    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        content = EmptyView()
    }
}

public typealias MapContent = View
public typealias MapContentBuilder = ViewBuilder

/// A pin with a title.
nonisolated public struct Marker<Label: View>: View {
    private let label: Label

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor public var body: some View { label }
}

extension Marker where Label == Text {
    /// A pin with up to three letters; the simulated screen does not show the letters.
    public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Text(title) }
    }

    public init(item: MKMapItem) {
        self.init(coordinate: item.placemark.coordinate) { Text(item.name ?? "") }
    }

    public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, coordinate: CLLocationCoordinate2D
    ) {
        self.init(coordinate: coordinate) { Text(title) }
    }
}

/// A view at a place on a map, with a title below it.
nonisolated public struct Annotation<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        content
        label
    }
}

extension Annotation where Label == Text {
    public init(
        _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}
