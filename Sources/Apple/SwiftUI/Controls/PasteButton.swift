// Less common controls, each built from a more common control.

extension Toggle {
    /// A switch for several values. The switch is on if all of the values are on. A tap on the switch writes all of the
    /// values.
    public init<Values: RandomAccessCollection & MutableCollection>(
        sources: Binding<Values>, isOn: WritableKeyPath<Values.Element, Bool>, @ViewBuilder label: () -> Label
    ) {
        let all = Binding(
            get: { sources.wrappedValue.allSatisfy { $0[keyPath: isOn] } },
            set: { new in
                for index in sources.wrappedValue.indices { sources.wrappedValue[index][keyPath: isOn] = new }
            })
        self.init(isOn: all, label: label)
    }
}

extension Toggle where Label == Text {
    public init<Values: RandomAccessCollection & MutableCollection>(
        _ title: LocalizedStringKey, sources: Binding<Values>, isOn: WritableKeyPath<Values.Element, Bool>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    @_disfavoredOverload
    public init<Title: StringProtocol, Values: RandomAccessCollection & MutableCollection>(
        _ title: Title, sources: Binding<Values>, isOn: WritableKeyPath<Values.Element, Bool>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

/// A calendar in which the user selects several days. No scenario selects days; the screen shows how many days
/// the app has selected.
nonisolated public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    @Binding private var selection: Set<DateComponents>

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        _selection = selection
        self.label = label()
    }

    @MainActor public var body: some View {
        LabeledContent {
            Text(verbatim: "\(selection.count)")
        } label: {
            label
        }
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Set<DateComponents>>
    ) {
        self.init(selection: selection) { Text(title) }
    }
}

/// The paste button is disabled until the app copies a value of the button's type.
nonisolated public struct PasteButton: View {
    private let take: @MainActor () -> Bool
    private let hasContent: @MainActor () -> Bool

    @preconcurrency public init<Payload: Transferable>(
        payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
    ) {
        let copied: @MainActor () -> Payload? = {
            UIPasteboard.general.string as? Payload ?? UIPasteboard.general.url as? Payload
        }
        hasContent = { copied() != nil }
        take = {
            guard let payload = copied() else { return false }
            onPaste([payload])
            return true
        }
    }

    @MainActor public var body: some View {
        Button("Paste") { _ = take() }.disabled(!hasContent())
    }
}

/// A button that runs the action of the enclosing `renameAction` modifier.
nonisolated public struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    @MainActor public var body: some View {
        Button("Rename") { rename?.action() }
    }
}

/// The action of the `renameAction` modifier around a view.
@MainActor @preconcurrency public struct RenameAction {
    nonisolated let action: @MainActor () -> Void
    public func callAsFunction() { action() }
}

nonisolated private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    nonisolated public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    @preconcurrency nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void)
        -> some View
    {
        environment(\.rename, RenameAction(action: action))
    }
}

/// A button that opens the app's settings window. A tap on a settings link does nothing, because a phone has no
/// settings window.
nonisolated public struct SettingsLink<Label: View>: View {
    private let label: Label

    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    @MainActor public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == Text {
    public init() { self.init { Text("Settings…") } }
}

nonisolated public struct HelpLink: View {
    private let action: @MainActor (OpenURLAction) -> Void
    @Environment(\.openURL) private var openURL

    @preconcurrency public init(action: @escaping @MainActor () -> Void) { self.action = { _ in action() } }
    public init(destination: URL) { action = { $0(destination) } }
    /// A tap on a help link has no effect, because apps in the course have no help book.
    public init(anchor: String) { action = { _ in } }

    @MainActor public var body: some View {
        Button("Help") { action(openURL) }
    }
}

extension ShareLink {
    public init<Item: Transferable, Preview, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Preview, Icon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(item: "", subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init<Item: Transferable, Preview, Icon>(
        _ title: LocalizedStringKey = "Share…", item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Preview, Icon>
    ) {
        self.init(title, item: "", subject: subject, message: message)
    }

    @_disfavoredOverload public init<Title: StringProtocol, Item: Transferable, Preview, Icon>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Preview, Icon>
    ) {
        self.init(title, item: "", subject: subject, message: message)
    }
}

nonisolated public struct SharePreview<Preview, Icon>: Sendable {}

extension SharePreview where Preview == Never, Icon == Never {
    public init<Title: StringProtocol>(_ title: Title) {}
    public init(_ title: LocalizedStringKey) {}
}

extension SharePreview where Icon == Never {
    public init<Title: StringProtocol>(_ title: Title, image: Preview) {}
}

extension SharePreview where Icon == Never {
    public init(_ title: LocalizedStringKey, image: Preview) {}
    public init(_ title: Text, image: Preview) {}
}

extension SharePreview where Preview == Never {
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, icon: Icon) {}
    public init(_ title: LocalizedStringKey, icon: Icon) {}
    public init(_ title: Text, icon: Icon) {}
}

extension SharePreview {
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, image: Preview, icon: Icon) {}
    public init(_ title: LocalizedStringKey, image: Preview, icon: Icon) {}
    public init(_ title: Text, image: Preview, icon: Icon) {}
}

// Sharing several items has no effect in the course, like sharing one item.
extension ShareLink {
    public init<Items: RandomAccessCollection, Preview, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Preview, Icon>, @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable {
        self.init(item: "", subject: subject, message: message, label: label)
    }

    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element == String {
        self.init(item: "", subject: subject, message: message, label: label)
    }

    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Items.Element == URL {
        self.init(item: "", subject: subject, message: message, label: label)
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init<Items: RandomAccessCollection, Preview, Icon>(
        _ title: LocalizedStringKey = "Share…", items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Preview, Icon>
    ) where Items.Element: Transferable {
        self.init(title, item: "", subject: subject, message: message)
    }

    public init<Items: RandomAccessCollection>(
        _ title: LocalizedStringKey = "Share…", items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element == String {
        self.init(title, item: "", subject: subject, message: message)
    }

    public init<Items: RandomAccessCollection>(
        _ title: LocalizedStringKey = "Share…", items: Items, subject: Text? = nil, message: Text? = nil
    ) where Items.Element == URL {
        self.init(title, item: "", subject: subject, message: message)
    }
}

extension PasteButton {
    // A paste button for item providers stays disabled, because the course does not turn copied values into item
    // providers.

    @preconcurrency public init(
        supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
    ) {
        hasContent = { false }
        take = { false }
    }

    @preconcurrency public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping @MainActor (Payload) -> Void
    ) {
        hasContent = { false }
        take = { false }
    }
}

extension View {
    /// Makes a rename button that focuses the field to rename.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // Only the main actor writes the focus state, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let isFocused = isFocused
        return renameAction { isFocused.wrappedValue = true }
    }
}

extension MultiDatePicker {
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label) }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label) }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label) }
}

extension MultiDatePicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
    {
        self.init(title, selection: selection)
    }
    public init(
        _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) { self.init(title, selection: selection) }
    public init(
        _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) { self.init(title, selection: selection) }
}
