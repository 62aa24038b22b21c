/// The TextKit 2 layout manager. It lays out nothing.
open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    public override init() { super.init() }
}
