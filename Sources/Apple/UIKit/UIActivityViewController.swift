// UIKit's own view controllers appear and disappear, but are not drawn. The course does not draw UIKit's own
// controllers, and the user chooses nothing in them.

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var allowsProminentActivity = true
    public private(set) var activityItems: [Any] = []

    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.init(nibName: nil, bundle: nil)
        self.activityItems = activityItems
    }
}

@preconcurrency @MainActor open class UIActivity: NSObject {
    public enum Category: Int, Sendable { case action, share }
    public override init() { super.init() }
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}

    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = ActivityType("postToFacebook")
        public static let postToTwitter = ActivityType("postToTwitter")
        public static let postToWeibo = ActivityType("postToWeibo")
        public static let message = ActivityType("message")
        public static let mail = ActivityType("mail")
        public static let print = ActivityType("print")
        public static let copyToPasteboard = ActivityType("copyToPasteboard")
        public static let assignToContact = ActivityType("assignToContact")
        public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
        public static let addToReadingList = ActivityType("addToReadingList")
        public static let postToFlickr = ActivityType("postToFlickr")
        public static let postToVimeo = ActivityType("postToVimeo")
        public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
        public static let airDrop = ActivityType("airDrop")
        public static let openInIBooks = ActivityType("openInIBooks")
        public static let markupAsPDF = ActivityType("markupAsPDF")
        public static let sharePlay = ActivityType("sharePlay")
        public static let collaborationCopyLink = ActivityType("collaborationCopyLink")
        public static let collaborationInviteWithLink = ActivityType("collaborationInviteWithLink")
        public static let addToHomeScreen = ActivityType("addToHomeScreen")
    }
}

@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}
extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    public enum CameraDevice: Int, Sendable { case rear, front }
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "mediaType")
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let cropRect = InfoKey(rawValue: "cropRect")
        public static let mediaURL = InfoKey(rawValue: "mediaURL")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
        public static let phAsset = InfoKey(rawValue: "phAsset")
        public static let livePhoto = InfoKey(rawValue: "livePhoto")
    }

    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = ["public.image"]
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var videoExportPreset = ""
    open var imageExportPreset = 0
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraDevice = CameraDevice.rear
    open var cameraFlashMode = CameraFlashMode.auto
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    public class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type == .photoLibrary }
    public class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
    public class func isFlashAvailable(for device: CameraDevice) -> Bool { false }
    public class func availableMediaTypes(for type: SourceType) -> [String]? {
        isSourceTypeAvailable(type) ? ["public.image"] : nil
    }
}

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

// Saves no image and calls no callback, because the photo library never changes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
