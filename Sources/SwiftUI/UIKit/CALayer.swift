/// The surface of a view. It keeps what it is given.
@preconcurrency @MainActor open class CALayer {
    public var backgroundColor: CGColor?
    public var cornerRadius: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var shadowColor: CGColor?
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOffset = CGSize.zero
    public var opacity: Float = 1
    public var isHidden = false
    public var frame = CGRect.zero
    public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?

    public required init() {}

    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        sublayers = sublayers ?? []
        sublayers?.insert(layer, at: Int(index))
        layer.superlayer = self
    }

    public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
}
