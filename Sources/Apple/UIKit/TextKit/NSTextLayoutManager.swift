/// The layout manager of TextKit 2, which lays out no text.
open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    public override init() { super.init() }
}
