/// A Mac app's blur effect, which is not drawn.
@preconcurrency @MainActor open class NSVisualEffectView: NSView {
    nonisolated public enum Material: Int, Sendable {
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22
        case appearanceBased = 0
        case light = 1
        case dark = 2
        case mediumLight = 8
        case ultraDark = 9
    }
    nonisolated public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    nonisolated public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.appearanceBased
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
    open var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
}

@preconcurrency @MainActor open class NSGlassEffectView: NSView {
    open var cornerRadius: CGFloat = 0
    open var tintColor: NSColor?
    open var style = Style.regular
    open var contentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    nonisolated public enum Style: Int, Sendable { case regular, clear }
}
