/// Sharing services have no effect, because the course has no other apps or accounts.
@preconcurrency @MainActor open class NSSharingService: NSObject {
    open weak var delegate: (any NSSharingServiceDelegate)?
    public let title: String
    public let image: NSImage
    public let alternateImage: NSImage?
    open var recipients: [String]?
    open var subject: String?
    open var menuItemTitle: String
    private let handler: (() -> Void)?

    public init?(named serviceName: Name) { nil }

    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void)
    {
        (self.title, self.image, self.alternateImage, menuItemTitle) = (title, image, alternateImage, title)
        handler = block
        super.init()
    }

    open class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
    open func canPerform(withItems items: [Any]?) -> Bool { handler != nil }
    /// Runs the handler of a sharing service that the app created.
    open func perform(withItems items: [Any]) { handler?() }

    nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let composeEmail = Name("com.apple.share.Mail.compose")
        public static let composeMessage = Name("com.apple.messages.ShareExtension")
        public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
        public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari-reading-list")
        public static let addToIPhoto = Name("com.apple.share.System.add-to-iphoto")
        public static let useAsDesktopPicture = Name("com.apple.share.System.set-desktop-image")
        public static let cloudSharing = Name("com.apple.share.CloudSharing")
    }
}

@preconcurrency @MainActor public protocol NSSharingServiceDelegate: AnyObject {
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
    public func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any]) {}
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    public func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
    ) {}
}

/// The sharing picker opens no menu, because the simulated user chooses no service.
@preconcurrency @MainActor open class NSSharingServicePicker: NSObject {
    open weak var delegate: (any NSSharingServicePickerDelegate)?
    public init(items: [Any]) { super.init() }
    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
        let picker = self
        DispatchQueue.main.async {
            picker.delegate?.sharingServicePicker(picker, didChoose: nil)
        }
    }
    open func close() {}
    open var standardShareMenuItem: NSMenuItem { NSMenuItem(title: "Share…", action: nil, keyEquivalent: "") }
}

@preconcurrency @MainActor public protocol NSSharingServicePickerDelegate: AnyObject {
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)?
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)? { nil }
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
}

/// A spell checker that accepts every word, because it has no dictionary.
open class NSSpellChecker: NSObject, @unchecked Sendable {
    public static let shared = NSSpellChecker()
    open var automaticallyIdentifiesLanguages = true
    override init() { super.init() }
    open class var isAutomaticSpellingCorrectionEnabled: Bool { false }
    open class func uniqueSpellDocumentTag() -> Int { 1 }
    open var availableLanguages: [String] { [] }
    open func language() -> String { "en" }
    @discardableResult open func setLanguage(_ language: String) -> Bool { false }
    open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    open func guesses(
        forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    open func completions(
        forPartialWordRange range: NSRange, in string: String, language: String?,
        inSpellDocumentWithTag tag: Int
    ) -> [String]? { nil }
    open func learnWord(_ word: String) {}
    open func unlearnWord(_ word: String) {}
    open func hasLearnedWord(_ word: String) -> Bool { false }
    open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {}
}
