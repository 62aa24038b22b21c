/// Lays out the newer way: nothing is laid out either.
open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    public override init() { super.init() }
}
