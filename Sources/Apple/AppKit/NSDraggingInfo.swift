/// A drag over a Mac app's view. The simulated user drags nothing, so views receive no `NSDraggingInfo`.
@preconcurrency @MainActor public protocol NSDraggingInfo: AnyObject {
    var draggingDestinationWindow: NSWindow? { get }
    var draggingSourceOperationMask: NSDragOperation { get }
    var draggingLocation: NSPoint { get }
    var draggedImageLocation: NSPoint { get }
    var draggingPasteboard: NSPasteboard { get }
    var draggingSource: Any? { get }
    var draggingSequenceNumber: Int { get }
    var numberOfValidItemsForDrop: Int { get set }
    var animatesToDestination: Bool { get set }
}

nonisolated public struct NSDragOperation: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let copy = NSDragOperation(rawValue: 1)
    public static let link = NSDragOperation(rawValue: 2)
    public static let generic = NSDragOperation(rawValue: 4)
    public static let `private` = NSDragOperation(rawValue: 8)
    public static let move = NSDragOperation(rawValue: 16)
    public static let delete = NSDragOperation(rawValue: 32)
    public static let every = NSDragOperation(rawValue: .max)
}

@preconcurrency @MainActor public protocol NSDraggingDestination: AnyObject {
    func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation
    func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation
    func draggingExited(_ sender: (any NSDraggingInfo)?)
    func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool
    func performDragOperation(_ sender: any NSDraggingInfo) -> Bool
    func concludeDragOperation(_ sender: (any NSDraggingInfo)?)
    func draggingEnded(_ sender: any NSDraggingInfo)
}

extension NSDraggingDestination {
    public func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    public func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
    public func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    public func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    public func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    public func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    public func draggingEnded(_ sender: any NSDraggingInfo) {}
}

extension NSView: NSDraggingDestination {}

nonisolated public enum NSDraggingContext: Int, Sendable { case outsideApplication, withinApplication }

@preconcurrency @MainActor public protocol NSDraggingSource: AnyObject {
    func draggingSession(
        _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint)
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint)
    func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation)
    func ignoreModifierKeys(for session: NSDraggingSession) -> Bool
}

extension NSDraggingSource {
    public func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
    public func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
    public func draggingSession(
        _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) {}
    public func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

@preconcurrency @MainActor open class NSDraggingSession: NSObject {
    open var animatesToStartingPositionsOnCancelOrFail = true
    open var draggingFormation = NSDraggingFormation.default
    open var draggingPasteboard: NSPasteboard { NSPasteboard(name: .drag) }
    open var draggingLocation: NSPoint { .zero }
    override init() { super.init() }
}

nonisolated public enum NSDraggingFormation: Int, Sendable { case `default`, none, pile, list, stack }

@preconcurrency @MainActor open class NSDraggingItem: NSObject {
    public let item: Any
    open var draggingFrame = NSRect.zero

    public init(pasteboardWriter: any NSPasteboardWriting) {
        item = pasteboardWriter
        super.init()
    }

    open func setDraggingFrame(_ frame: NSRect, contents: Any?) { draggingFrame = frame }
}
