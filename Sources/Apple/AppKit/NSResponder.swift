/// Scenarios send no events to responders; the app's code can pass actions up the responder chain.
@preconcurrency @MainActor open class NSResponder: NSObject {
    public override init() { super.init() }

    private weak var following: NSResponder?

    open var nextResponder: NSResponder? {
        get { following }
        set { following = newValue }
    }

    open var menu: NSMenu?
    open var touchBar: NSTouchBar?
    open var userActivity: NSUserActivity?
    open var acceptsFirstResponder: Bool { false }
    open var undoManager: UndoManager? { nextResponder?.undoManager }

    open func makeTouchBar() -> NSTouchBar? { nil }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }
    open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { true }
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
        action.call(on: self, object) || (nextResponder?.tryToPerform(action, with: object) ?? false)
    }
    open func noResponder(for eventSelector: Selector) {}
    open func presentError(_ error: any Error) -> Bool { false }
    open func updateUserActivityState(_ userActivity: NSUserActivity) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func restoreState(with coder: NSCoder) {}
    open func invalidateRestorableState() {}

    // MARK: - Mouse

    open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
    open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
    open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
    open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
    open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
    open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
    open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
    open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
    open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
    open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
    open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
    open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
    open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
    open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
    open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
    open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
    open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
    open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
    open func beginGesture(with event: NSEvent) { nextResponder?.beginGesture(with: event) }
    open func endGesture(with event: NSEvent) { nextResponder?.endGesture(with: event) }
    open func touchesBegan(with event: NSEvent) { nextResponder?.touchesBegan(with: event) }
    open func touchesMoved(with event: NSEvent) { nextResponder?.touchesMoved(with: event) }
    open func touchesEnded(with event: NSEvent) { nextResponder?.touchesEnded(with: event) }
    open func touchesCancelled(with event: NSEvent) { nextResponder?.touchesCancelled(with: event) }
    open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }

    // MARK: - Keyboard

    open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
    open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
    open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    open func doCommand(by selector: Selector) { _ = tryToPerform(selector, with: nil) }
    open func insertText(_ insertString: Any) {}

    // The selectors of keyboard commands. A text delegate receives a selector in `doCommandBy`.

    open func insertNewline(_ sender: Any?) {}
    open func insertTab(_ sender: Any?) {}
    open func insertBacktab(_ sender: Any?) {}
    open func insertLineBreak(_ sender: Any?) {}
    open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
    open func insertTabIgnoringFieldEditor(_ sender: Any?) {}
    open func cancelOperation(_ sender: Any?) {}
    open func complete(_ sender: Any?) {}
    open func deleteBackward(_ sender: Any?) {}
    open func deleteForward(_ sender: Any?) {}
    open func deleteWordBackward(_ sender: Any?) {}
    open func deleteWordForward(_ sender: Any?) {}
    open func deleteToBeginningOfLine(_ sender: Any?) {}
    open func deleteToEndOfLine(_ sender: Any?) {}
    open func moveUp(_ sender: Any?) {}
    open func moveDown(_ sender: Any?) {}
    open func moveLeft(_ sender: Any?) {}
    open func moveRight(_ sender: Any?) {}
    open func moveForward(_ sender: Any?) {}
    open func moveBackward(_ sender: Any?) {}
    open func moveWordLeft(_ sender: Any?) {}
    open func moveWordRight(_ sender: Any?) {}
    open func moveUpAndModifySelection(_ sender: Any?) {}
    open func moveDownAndModifySelection(_ sender: Any?) {}
    open func moveLeftAndModifySelection(_ sender: Any?) {}
    open func moveRightAndModifySelection(_ sender: Any?) {}
    open func moveToBeginningOfLine(_ sender: Any?) {}
    open func moveToEndOfLine(_ sender: Any?) {}
    open func moveToBeginningOfParagraph(_ sender: Any?) {}
    open func moveToEndOfParagraph(_ sender: Any?) {}
    open func moveToBeginningOfDocument(_ sender: Any?) {}
    open func moveToEndOfDocument(_ sender: Any?) {}
    open func pageUp(_ sender: Any?) {}
    open func pageDown(_ sender: Any?) {}
    open func scrollPageUp(_ sender: Any?) {}
    open func scrollPageDown(_ sender: Any?) {}
    open func scrollToBeginningOfDocument(_ sender: Any?) {}
    open func scrollToEndOfDocument(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func selectLine(_ sender: Any?) {}
    open func selectWord(_ sender: Any?) {}
    open func capitalizeWord(_ sender: Any?) {}
    open func uppercaseWord(_ sender: Any?) {}
    open func lowercaseWord(_ sender: Any?) {}
    open func centerSelectionInVisibleArea(_ sender: Any?) {}
    open func quickLookPreviewItems(_ sender: Any?) {}
    open func newWindowForTab(_ sender: Any?) {}
}
