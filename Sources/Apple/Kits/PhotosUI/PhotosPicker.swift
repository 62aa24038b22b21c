// PhotosUI: the photo picker. The library is empty, so the user can only close the picker.

@_exported public import Photos
public import SwiftUI

/// A photo that the user picked. No scenario picks photos.
nonisolated public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Loading returns nil, because the photo library is empty.
    public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? { nil }

    public func loadTransferable<Item: Transferable & SendableMetatype>(
        type: Item.Type, completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
    ) -> Progress {
        DispatchQueue.global().async { completionHandler(.success(nil)) }
        return Progress(totalUnitCount: 1)
    }
}

nonisolated public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
}

/// A button that opens the photo picker.
nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label
    @State private var isOpen = false

    init(_ label: Label) { self.label = label }

    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {
        self.init(label())
    }

    @MainActor public var body: some View {
        Button {
            isOpen = true
        } label: {
            label
        }
        .sheet(isPresented: $isOpen) { _EmptyLibrary() }
    }
}

extension PhotosPickerItem {
    nonisolated public enum EncodingDisambiguationPolicy: Hashable, Sendable {
        case automatic, current
    }
}

extension PhotosPicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(Text(title))
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) {
        self.init(Text(title))
    }
}

extension View {
    /// Presents the photo picker while `isPresented` is true.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        sheet(isPresented: isPresented) { _EmptyLibrary() }
    }

    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary = .shared()
    ) -> some View {
        sheet(isPresented: isPresented) { _EmptyLibrary() }
    }
}

nonisolated private struct _EmptyLibrary: View {
    @MainActor var body: some View { Text(verbatim: "No Photos") }
}
