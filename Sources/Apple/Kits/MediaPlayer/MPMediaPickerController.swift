public import Foundation
public import SwiftUI

/// A page on which the user chooses music; the page is empty.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required convenience init?(coder: NSCoder) { self.init(mediaTypes: .any) }
}

@MainActor @preconcurrency public protocol MPMediaPickerControllerDelegate: AnyObject {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A volume slider. The device has no sound, so the view does nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
}
