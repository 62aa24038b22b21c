/// Presenting the print controller prints nothing, because the course has no printer.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    public class var shared: UIPrintInteractionController {
        Singletons.shared { UIPrintInteractionController() }
    }
    public class var isPrintingAvailable: Bool { false }
    public class func canPrint(_ url: URL) -> Bool { false }
    public class func canPrint(_ data: Data) -> Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var showsNumberOfCopies = true
    open var showsPaperOrientation = true
    @discardableResult open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool
    {
        false
    }
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { false }
    open func dismiss(animated: Bool) {}
}

@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    public init(dictionary: [AnyHashable: Any]?) { super.init() }
    private override init() { super.init() }
}

@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var perPageContentInsets = UIEdgeInsets.zero
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var startPage = 0
    open var pageCount: Int { 0 }
}
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var font: UIFont?
    public init(text: String) {
        self.text = text
        super.init()
    }
}
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func setValue(_ value: Any?, forKey key: String) {}
}
