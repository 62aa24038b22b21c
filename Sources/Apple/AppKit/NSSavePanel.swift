import Lifecycle

/// A save panel, which closes at once, as if the user had canceled it.
@preconcurrency @MainActor open class NSSavePanel: NSPanel {
    open var url: URL? { nil }
    open var directoryURL: URL?
    open var nameFieldStringValue = ""
    open var nameFieldLabel: String! = "Save As:"
    open var message: String! = ""
    open var prompt: String! = "Save"
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var currentContentType: UTType?
    open var allowsOtherFileTypes = false
    open var canCreateDirectories = true
    open var canSelectHiddenExtension = false
    open var isExtensionHidden = true
    open var showsHiddenFiles = false
    open var showsTagField = true
    open var showsContentTypes = false
    open var tagNames: [String]?
    open var treatsFilePackagesAsDirectories = false
    open var accessoryView: NSView?
    open var isExpanded: Bool { false }

    open func runModal() -> NSApplication.ModalResponse { .cancel }
    open func validateVisibleColumns() {}
    open func ok(_ sender: Any?) {}
    open func cancel(_ sender: Any?) {}

    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        let answer = UncheckedBox(handler)
        DispatchQueue.main.async { answer.value(.cancel) }
    }
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { begin(completionHandler: handler) }
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { .cancel }
}

@preconcurrency @MainActor open class NSOpenPanel: NSSavePanel {
    open var urls: [URL] { [] }
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true
    open var isAccessoryViewDisclosed = false
    open var canDownloadUbiquitousContents = true
    open var canResolveUbiquitousConflicts = true
}

@preconcurrency @MainActor public protocol NSOpenSavePanelDelegate: AnyObject {
    func panel(_ sender: Any, shouldEnable url: URL) -> Bool
    func panel(_ sender: Any, validate url: URL) throws
    func panelSelectionDidChange(_ sender: Any?)
}
extension NSOpenSavePanelDelegate {
    public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
    public func panel(_ sender: Any, validate url: URL) throws {}
    public func panelSelectionDidChange(_ sender: Any?) {}
}

@preconcurrency @MainActor open class NSColorPanel: NSPanel {
    public static var shared: NSColorPanel { Singletons.shared { NSColorPanel() } }
    public static var sharedColorPanelExists: Bool { true }
    open var color = NSColor.white
    open var showsAlpha = false
    open var isContinuous = true
    open var mode = Mode.none
    open var accessoryView: NSView?
    open var alpha: CGFloat { 1 }
    private weak var target: AnyObject?
    private var action: Selector?
    open func setTarget(_ target: Any?) { self.target = target.map { $0 as AnyObject } }
    open func setAction(_ selector: Selector?) { action = selector }
    nonisolated public enum Mode: Int, Sendable {
        case none = -1
        case gray = 0
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case RGB = 1
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case CMYK = 2
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case HSB = 3
        case customPalette = 4
        case colorList = 5
        case wheel = 6
        case crayon = 7
    }
    nonisolated public static let colorDidChangeNotification = Notification.Name(
        "NSColorPanelColorDidChangeNotification")
}

/// The color sampler returns no color, because the simulated user picks none.
@preconcurrency @MainActor open class NSColorSampler: NSObject {
    public override init() { super.init() }
    open func show(selectionHandler: @escaping (NSColor?) -> Void) {
        let answer = UncheckedBox(selectionHandler)
        DispatchQueue.main.async { answer.value(nil) }
    }
    open func sample() async -> NSColor? { nil }
}
