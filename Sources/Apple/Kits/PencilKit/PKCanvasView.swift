public import SwiftUI

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    case `default`
    case anyInput
    case pencilOnly
}

/// A UIKit canvas for a drawing. When code sets a drawing, the delegate is called as on a device.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing() {
        didSet { delegate?.canvasViewDrawingDidChange(self) }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default

    open var delegate: (any PKCanvasViewDelegate)? {
        get { listener as? any PKCanvasViewDelegate }
        set { listener = newValue }
    }
}

@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}

/// The palette of drawing tools; the course does not show it, so only the app's code changes the
/// selection.
@preconcurrency @MainActor open class PKToolPicker: NSObject {
    private static let common = PKToolPicker()

    private final class Observer {
        weak var object: (any PKToolPickerObserver)?
        init(_ object: any PKToolPickerObserver) { self.object = object }
    }

    private var observers: [Observer] = []

    open private(set) var isVisible = false

    nonisolated public override init() { super.init() }

    public class func shared(for window: UIWindow) -> PKToolPicker? { common }

    open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Observer(observer)) }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) { isVisible = visible }
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

@preconcurrency @MainActor public protocol PKToolPickerObserver: AnyObject {
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKCanvasView: PKToolPickerObserver {
}

extension PKToolPickerObserver {
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
