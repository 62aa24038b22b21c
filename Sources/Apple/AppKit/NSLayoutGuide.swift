@preconcurrency @MainActor open class NSLayoutGuide: NSObject, _LayoutAnchored {
    open var identifier = NSUserInterfaceItemIdentifier("")
    open weak var owningView: NSView?
    open var frame: NSRect { .zero }
    public override init() { super.init() }
}

extension NSLayoutConstraint {
    public typealias Priority = UILayoutPriority
    public typealias Orientation = NSLayoutConstraint.Axis
}

extension UILayoutPriority {
    public static let fittingSizeCompression = UILayoutPriority(50)
    public static let windowSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeWindow = UILayoutPriority(490)
    public static let dragThatCanResizeWindow = UILayoutPriority(510)
}

/// The identifier of an element in a Mac app's interface.
nonisolated public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
