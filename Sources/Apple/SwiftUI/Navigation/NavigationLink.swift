import Lifecycle

/// While a link's page is open, each new value of the link updates the page.
///
///     NavigationLink("Shoes") { OrderPage(number: 1) }      // the page's init runs with the link's
///     NavigationLink("Shoes", value: Order(number: 1))      // it runs when the page is pushed
///
/// A navigation link whose value is nil is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let page: LinkedPage<Destination?>
    private let value: AnyHashable?
    private let isActive: Binding<Bool>?
    @Environment(\.navigator) private var navigator
    @Environment(\.listSelection) private var listSelection

    init(label: Label, page: Destination?, value: AnyHashable?, isActive: Binding<Bool>? = nil) {
        self.label = label
        self.page = LinkedPage(page)
        self.value = value
        self.isActive = isActive
    }

    @MainActor public var body: some View {
        if let isActive {
            Button(opens: .page) {
                isActive.wrappedValue = true
            } label: {
                label
            }
            .modifier(_BoundDestinationModifier(isActive, page.content))
        } else {
            plain
        }
    }

    @MainActor private var plain: some View {
        Button(opens: .page) {
            if let value { follow(to: value) } else { navigator?.push { page.view } }
        } label: {
            label
        }
        .disabled(value == nil && page.content == nil)
    }

    /// In a list with a selection, a navigation link first selects the link's value, then pushes the page. In edit
    /// mode, a tap on a navigation link selects the link's value and pushes nothing.
    @MainActor private func follow(to value: AnyHashable) {
        let isSelected = listSelection?.take(value) ?? false
        if !isSelected || listSelection?.isEditing == false { navigator?.push(value) }
    }
}

// The closure that makes the page runs in the link's init, because Apple's closure does not escape.

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), page: destination(), value: nil)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), page: destination, value: nil)
    }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), page: nil, value: value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), page: destination(), value: nil)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), page: destination(), value: nil)
    }

    public init(_ title: LocalizedStringKey, destination: Destination) {
        self.init(label: Text(title), page: destination, value: nil)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(label: Text(title), page: destination, value: nil)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
        self.init(label: Text(title), page: nil, value: value.map { AnyHashable($0) })
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        self.init(label: Text(title), page: nil, value: value.map { AnyHashable($0) })
    }
}

extension EnvironmentValues {
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
