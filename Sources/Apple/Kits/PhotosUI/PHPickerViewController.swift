@_exported public import Photos
public import SwiftUI

/// UIKit's photo picker.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
}

nonisolated public struct PHPickerConfiguration: Sendable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    public enum Mode: Int, Sendable { case `default`, compact }

    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var mode = Mode.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public final class PHPickerResult: Hashable, Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
    init(_ provider: NSItemProvider) { (itemProvider, assetIdentifier) = (provider, nil) }

    public static func == (first: PHPickerResult, second: PHPickerResult) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined
    case full, hint
}

/// A UIKit view of a Live Photo; here the view draws nothing.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open weak var delegate: (any PHLivePhotoViewDelegate)?
}

@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle
    ) {}
}
