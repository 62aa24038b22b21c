import Lifecycle

/// The workspace accepts URLs but opens none of them, because no other app runs, not even the Finder.
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static var shared: NSWorkspace { onEngine { Singletons.shared { NSWorkspace() } } }
    public let notificationCenter = NotificationCenter()
    override init() { super.init() }

    open var runningApplications: [NSRunningApplication] { [.current] }
    open var frontmostApplication: NSRunningApplication? { .current }
    open var menuBarOwningApplication: NSRunningApplication? { .current }
    open var fileLabels: [String] { [] }
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { false }
    open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
    open var accessibilityDisplayShouldInvertColors: Bool { false }
    open var isVoiceOverEnabled: Bool { false }
    open var isSwitchControlEnabled: Bool { false }

    /// Returns false if the URL's file does not exist.
    @discardableResult open func open(_ url: URL) -> Bool {
        !url.isFileURL || FileManager.default.fileExists(atPath: url.path)
    }

    @discardableResult open func openFile(_ fullPath: String) -> Bool { open(URL(filePath: fullPath)) }

    open func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        let isOpen = open(url)
        DispatchQueue.global().async {
            completionHandler?(nil, isOpen ? nil : CocoaError(.fileNoSuchFile))
        }
    }

    open func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        openApplication(
            at: applicationURL, configuration: configuration, completionHandler: completionHandler)
    }

    open func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.global().async { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
    }

    open func open(_ url: URL, configuration: OpenConfiguration) async throws -> NSRunningApplication {
        throw CocoaError(.fileNoSuchFile)
    }
    @discardableResult open func openApplication(at applicationURL: URL, configuration: OpenConfiguration)
        async throws -> NSRunningApplication
    { throw CocoaError(.fileNoSuchFile) }
    @discardableResult open func launchApplication(_ appName: String) -> Bool { false }

    @discardableResult open func selectFile(
        _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
    )
        -> Bool
    { false }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    @discardableResult open func showSearchResults(forQueryString queryString: String) -> Bool { false }
    open func noteFileSystemChanged(_ path: String) {}
    open func isFilePackage(atPath fullPath: String) -> Bool { false }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    open func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    open func urlForApplication(toOpen contentType: UTType) -> URL? { nil }
    open func urlsForApplications(toOpen url: URL) -> [URL] { [] }
    open func urlsForApplications(toOpen contentType: UTType) -> [URL] { [] }
    open func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? { nil }
    open func fullPath(forApplication appName: String) -> String? { nil }
    open func setDefaultApplication(
        at applicationURL: URL, toOpenURLsWithScheme urlScheme: String,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completion?(CocoaError(.featureUnsupported)) } }
    open func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String)
        async throws
    {
        throw CocoaError(.featureUnsupported)
    }

    /// Returns the same symbol for every file, because the course's files have no icons.
    open func icon(forFile fullPath: String) -> NSImage { NSImage(.symbol("doc")) }
    open func icon(forFiles fullPaths: [String]) -> NSImage? { NSImage(.symbol("doc.on.doc")) }
    open func icon(forFileType fileType: String) -> NSImage { NSImage(.symbol("doc")) }
    open func icon(for contentType: UTType) -> NSImage { NSImage(.symbol("doc")) }
    open func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool
    {
        false
    }

    /// Moving files to the Trash fails, because the course has no Trash.
    open func recycle(
        _ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { handler?([:], CocoaError(.featureUnsupported)) } }
    open func recycle(_ urls: [URL]) async throws -> [URL: URL] { throw CocoaError(.featureUnsupported) }
    open func duplicate(
        _ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { handler?([:], CocoaError(.featureUnsupported)) } }

    @MainActor @preconcurrency open func desktopImageURL(for screen: NSScreen) -> URL? { nil }
    @MainActor @preconcurrency open func desktopImageOptions(for screen: NSScreen)
        -> [DesktopImageOptionKey: Any]?
    { nil }
    @MainActor @preconcurrency open func setDesktopImageURL(
        _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
    ) throws { throw CocoaError(.featureUnsupported) }
    @discardableResult open func extendPowerOff(by requested: Int) -> Int { 0 }
    @discardableResult open func unmountAndEjectDevice(atPath path: String) -> Bool { false }
    open func unmountAndEjectDevice(at url: URL) throws { throw CocoaError(.featureUnsupported) }
    open func hideOtherApplications() {}

    open class OpenConfiguration: NSObject, @unchecked Sendable {
        open var activates = true
        open var addsToRecentItems = true
        open var hides = false
        open var hidesOthers = false
        open var isForPrinting = false
        open var promptsUserIfNeeded = true
        open var createsNewApplicationInstance = false
        open var allowsRunningApplicationSubstitution = true
        open var requiresUniversalLinks = false
        open var arguments: [String] = []
        open var environment: [String: String] = [:]
        public override init() { super.init() }
    }

    public struct IconCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let excludeQuickDrawElementsIconCreationOption = IconCreationOptions(rawValue: 2)
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let exclude10_4ElementsIconCreationOption = IconCreationOptions(rawValue: 4)
    }

    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSImageScalingKey")
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSAllowClippingKey")
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSFillColorKey")
    }
}
