import Lifecycle

/// A Mac app's alert, which closes at once without a click.
@preconcurrency @MainActor open class NSAlert: NSObject {
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open var icon: NSImage! = NSImage(named: NSImage.applicationIconName)
    open var accessoryView: NSView?
    open var showsHelp = false
    open var helpAnchor: String?
    open var showsSuppressionButton = false
    open weak var delegate: (any NSAlertDelegate)?
    open private(set) var buttons: [NSButton] = []
    open private(set) var suppressionButton: NSButton? = NSButton(
        checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
    open private(set) lazy var window: NSWindow = NSPanel()

    public override init() { super.init() }

    public convenience init(error: any Error) {
        self.init()
        messageText = error.localizedDescription
        informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
    }

    @discardableResult open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
        if buttons.isEmpty { button.keyEquivalent = "\r" }
        if title == "Cancel" { button.keyEquivalent = "\u{1b}" }
        buttons.append(button)
        return button
    }

    open func layout() {}

    /// Returns `abort`, because the user clicks no button of the alert.
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .abort }

    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        guard let handler else { return }
        let answer = UncheckedBox(handler)
        DispatchQueue.main.async { answer.value(.abort) }
    }

    @discardableResult open func beginSheetModal(for sheetWindow: NSWindow) async
        -> NSApplication.ModalResponse
    { .abort }

    nonisolated public enum Style: UInt, Sendable { case warning, informational, critical }
}

@preconcurrency @MainActor public protocol NSAlertDelegate: AnyObject {
    func alertShowHelp(_ alert: NSAlert) -> Bool
}
extension NSAlertDelegate {
    public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}
