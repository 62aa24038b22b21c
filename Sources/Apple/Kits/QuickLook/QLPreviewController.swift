public import SwiftUI

/// UIKit's preview of files; it requests items from its data source but shows nothing.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else {
            return nil
        }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }
    open func reloadData() {}
    open func refreshCurrentPreviewItem() {}
}

public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { self as URL }
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled
    case updateContents
    case createCopy
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
