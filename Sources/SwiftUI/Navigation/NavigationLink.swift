import Lifecycle

/// Something to tap that pushes a page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let destination: (() -> Destination)?
    private let value: AnyHashable?
    @Environment(\.navigator) private var navigator

    @MainActor public var body: some View {
        Button {
            if let value {
                navigator?.push(value)
            } else if let destination {
                navigator?.push { _DeferredView(destination) }
            }
        } label: {
            label
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination, value: nil)
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: { destination }, value: nil)
    }
}

extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text {
    public init(_ title: String, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(label: Text(title), destination: destination, value: nil)
    }

    public init(_ title: String, destination: Destination) {
        self.init(label: Text(title), destination: { destination }, value: nil)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<Value: Hashable>(_ title: String, value: Value?) {
        self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
    }
}

extension EnvironmentValues {
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
