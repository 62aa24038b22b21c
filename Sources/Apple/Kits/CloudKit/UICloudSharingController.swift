public import SwiftUI

/// The view controller for inviting people to a CloudKit share. The controller has no effect.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }

    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open var availablePermissions: PermissionOptions = []
    open private(set) var share: CKShare?

    public init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) {
        super.init(nibName: nil, bundle: nil)
    }

    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: AnyObject {
    func cloudSharingController(
        _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
