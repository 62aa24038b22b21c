/// How a paragraph of an attributed string looks.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    open internal(set) var lineSpacing: CGFloat = 0
    public override init() { super.init() }
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}
