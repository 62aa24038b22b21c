// The parts that files put into their representables. Each keeps what it is given; none is drawn or touched.

@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
}

nonisolated public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A view that a finger operates on a device.
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    nonisolated public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for events: Event) {
        actions.append((action, events))
    }

    /// Runs the actions for these events, as code may ask.
    open func sendActions(for events: Event) {
        for entry in actions where !entry.events.isDisjoint(with: events) {
            entry.action.handler(entry.action)
        }
    }
}

@preconcurrency @MainActor public final class UIAction {
    public var title: String
    public let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}

@preconcurrency @MainActor open class UIButton: UIControl {
    nonisolated public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, close
    }

    private var title: String?

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    }

    open func setTitle(_ title: String?, for state: UIControlState) { self.title = title }
    open func title(for state: UIControlState) -> String? { title }
    open func setTitleColor(_ color: UIColor?, for state: UIControlState) {}
    open func setImage(_ image: UIImage?, for state: UIControlState) {}
}

nonisolated public enum UIControlState: Sendable { case normal, highlighted, disabled, selected }

extension UIControl {
    public typealias State = UIControlState
}

@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    nonisolated public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    open private(set) var isAnimating = false
    open var hidesWhenStopped = true

    public convenience init(style: Style) {
        self.init(frame: .zero)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIStackView: UIView {
    nonisolated public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    nonisolated public enum Alignment: Int, Sendable { case fill, leading, center, trailing, top, bottom }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var arrangedSubviews: [UIView] { subviews }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

@preconcurrency @MainActor open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

nonisolated public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
