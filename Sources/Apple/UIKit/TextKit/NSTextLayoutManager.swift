/// The TextKit 2 layout manager, without layout.
open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    public override init() { super.init() }
}
