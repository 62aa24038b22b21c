// Pages that UIKit brings along. They hear when they appear; what they show is not drawn, and no choice is made in them.

@preconcurrency @MainActor open class UIAlertController: UIViewController {
    nonisolated public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

@preconcurrency @MainActor public final class UIAlertAction {
    nonisolated public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    public var isEnabled = true

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    public private(set) var activityItems: [Any] = []

    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
        self.activityItems = activityItems
    }
}

@preconcurrency @MainActor open class UIActivity {
    public init() {}

    nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mail = ActivityType(rawValue: "mail")
        public static let message = ActivityType(rawValue: "message")
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        public static let print = ActivityType(rawValue: "print")
        public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
        public static let airDrop = ActivityType(rawValue: "airDrop")
        public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
        public static let assignToContact = ActivityType(rawValue: "assignToContact")
    }
}

@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    nonisolated public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let mediaType = InfoKey(rawValue: "mediaType")
    }

    open weak var delegate: (any UIImagePickerControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = []

    public class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type == .photoLibrary }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
