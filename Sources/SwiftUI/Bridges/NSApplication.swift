/// The app as AppKit knows it. It has no windows made by hand, and is in front as long as it runs.
@preconcurrency @MainActor open class NSApplication {
    public static var shared: NSApplication { Singletons.shared { NSApplication() } }

    public let isActive = true
    public weak var delegate: (any NSApplicationDelegate)?
    public var windows: [NSWindow] { [] }
    public var keyWindow: NSWindow? { nil }
    public var mainWindow: NSWindow? { nil }

    nonisolated public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    private init() {}

    open func activate(ignoringOtherApps: Bool) {}
    open func activate() {}
    open func hide(_ sender: Any?) {}

    /// True: what the app looks like in the dock is not seen.
    @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }

    /// Ends the app, which the course tells as a crash with this reason.
    open func terminate(_ sender: Any?) {
        fatalError("the app has ended itself, with NSApplication.terminate")
    }
}

/// The app, as Mac apps have it by a name of its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication { .shared }

/// A window of a Mac app. The course's app has none that it could be asked for.
@preconcurrency @MainActor open class NSWindow {
    public var title = ""
    public private(set) var isVisible = false

    public init() {}

    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func close() { isVisible = false }
}
