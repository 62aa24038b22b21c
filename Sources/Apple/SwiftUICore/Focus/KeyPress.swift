import Lifecycle

// View modifiers for actions that scenarios cannot perform, such as moving a pointer, pressing keys or dropping items. The pointer and keyboard modifiers return the view unchanged, and their closures never run
// (docs/fidelity.md).

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    // MARK: - Pointer, keyboard and focus

    @preconcurrency nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void)
        -> some View
    {
        self
    }
    @preconcurrency nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func focusSection() -> some View { self }
    @preconcurrency nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @preconcurrency nonisolated public func onExitCommand(perform action: (@MainActor () -> Void)?)
        -> some View
    { self }
    @preconcurrency nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?)
        -> some View
    { self }
    @preconcurrency nonisolated public func onMoveCommand(
        perform action: (@MainActor (MoveCommandDirection) -> Void)?
    ) -> some View { self }
    @preconcurrency nonisolated public func onPasteCommand(
        of types: [UTType], perform action: @escaping @MainActor ([NSItemProvider]) -> Void
    ) -> some View { self }

    // MARK: - Drag and drop

    nonisolated public func onDrop(
        of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    nonisolated public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    nonisolated public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    nonisolated public func draggable<Item: Transferable>(_ payload: @autoclosure @escaping () -> Item)
        -> some View
    {
        self
    }
    nonisolated public func draggable<Item: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> Preview
    ) -> some View { self }
    nonisolated public func dropDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    nonisolated public func copyable<Item: Transferable>(_ payload: @autoclosure @escaping () -> [Item])
        -> some View
    {
        self
    }
    nonisolated public func pasteDestination<Item: Transferable>(
        for payloadType: Item.Type = Item.self, action: @escaping ([Item]) -> Void
    ) -> some View { self }

    // MARK: - Other apps

    @preconcurrency nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { self }
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
}

nonisolated public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

nonisolated public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }
nonisolated public enum MoveCommandDirection: Sendable { case up, down, left, right }

nonisolated public struct KeyPress: Sendable {
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    nonisolated public enum Result: Sendable { case handled, ignored }

    nonisolated public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all = Phases(rawValue: .max)
    }
}

@MainActor public protocol DropDelegate {
    func performDrop(info: DropInfo) -> Bool
    func validateDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

nonisolated public struct DropInfo {
    public var location: CGPoint
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

nonisolated public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

nonisolated public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

extension KeyPress.Phases: CustomDebugStringConvertible {
    nonisolated public var debugDescription: String {
        if self == .all { return ".all" }
        let names = [(Self.down, ".down"), (.repeat, ".repeat"), (.up, ".up")].filter { contains($0.0) }.map(
            \.1)
        return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
}
