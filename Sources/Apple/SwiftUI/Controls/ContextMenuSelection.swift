// Modifiers for actions that scenarios cannot perform, such as right-clicking rows, typing shortcuts or
// dragging. The modifiers in this file return the view unchanged, and the closures of the modifiers never
// run.

extension View {
    // MARK: - Context menus of a selection

    nonisolated public func contextMenu<Value: Hashable, Items: View>(
        forSelectionType itemType: Value.Type = Value.self,
        @ViewBuilder menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> some View { self }

    // MARK: - Keyboard

    @preconcurrency nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    nonisolated public func modifierKeyAlternate<Alternate: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
    ) -> some View { self }
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    )
        -> some View
    { self }
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View { self }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

    // MARK: - Commands

    nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        self
    }
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        self
    }
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        self
    }
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View { self }
    @preconcurrency nonisolated public func onPlayPauseCommand(perform action: (@MainActor () -> Void)?)
        -> some View
    { self }
    nonisolated public func cuttable<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping () -> [Item]
    ) -> some View { self }
    nonisolated public func pasteDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
        validator: @escaping ([Item]) -> [Item]
    ) -> some View { self }
    nonisolated public func importableFromServices<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Bool
    ) -> some View { self }
    nonisolated public func exportableToServices<Item: Transferable>(
        _ payload: @autoclosure @escaping () -> [Item]
    ) -> some View { self }
    nonisolated public func exportableToServices<Item: Transferable>(
        _ payload: @autoclosure @escaping () -> [Item], onEdit: @escaping ([Item]) -> Bool
    ) -> some View { self }
    nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    // MARK: - Pencil, crown, camera and other input

    @preconcurrency nonisolated public func onPencilDoubleTap(
        perform action: @escaping @MainActor (PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }
    @preconcurrency nonisolated public func onPencilSqueeze(
        perform action: @escaping @MainActor (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void)
        -> some View
    { self }
    nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
        -> some View
    { self }
    nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

    // MARK: - Drag and drop

    nonisolated public func dropDestination<Item: Transferable>(
        for type: Item.Type = Item.self, isEnabled: Bool = true,
        action: @escaping (_ items: [Item], _ session: DropSession) -> Void
    ) -> some View { self }
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
    nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
        -> some View
    { self }
    nonisolated public func dragContainer<Item: Transferable & Identifiable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> [Item]
    ) -> some View { self }
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        self
    }
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        self
    }

    // MARK: - Other apps

    nonisolated public func userActivity<Payload>(
        _ activityType: String, element: Payload?,
        _ update: @escaping (Payload, NSUserActivity) -> Void
    ) -> some View { self }
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}

extension KeyboardShortcut {
    /// Whether a shortcut moves to another key when the keyboard layout changes.
    nonisolated public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }
}

nonisolated public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// The position of an Apple Pencil that hovers above a view.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// The operations that a drag allows.
nonisolated public struct DragConfiguration: Sendable {
    public var allowMove: Bool
    public var allowDelete: Bool

    public init(allowMove: Bool = false, allowDelete: Bool = false) {
        self.allowMove = allowMove
        self.allowDelete = allowDelete
    }
}

nonisolated public struct DropConfiguration: Sendable {
    public var operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// The source's description of a drag.
nonisolated public struct DragSession: Identifiable, Sendable {
    nonisolated public struct ID: Hashable, Sendable { private let number: Int }
    nonisolated public enum Phase: Hashable, Sendable {
        case initial, active
        case ended(DropOperation)
        case dataTransferCompleted
    }
    public let id: ID
    public let phase: Phase
}

/// The target's description of a drag.
nonisolated public struct DropSession: Identifiable, Sendable {
    nonisolated public struct ID: Hashable, Sendable { private let number: Int }
    nonisolated public enum Phase: Hashable, Sendable {
        case entering, active, exiting
        case ended(DropOperation)
        case dataTransferCompleted
    }
    public let id: ID
    public let phase: Phase
    public let location: CGPoint
    public let suggestedOperations: [DropOperation]
}
