import Lifecycle

nonisolated struct _DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
    @Environment(\.navigator) private var navigator
    private let destination: (Value) -> Destination

    init(_ destination: @escaping (Value) -> Destination) {
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        navigator?.declare(Value.self) { value in _DeferredView { destination(value) } }
        return content
    }
}

/// An update of the view that declares the page also updates the page.
nonisolated struct _BoundDestinationModifier<Destination: View>: ViewModifier {
    @Environment(\.navigator) private var navigator
    @State private var id = PageIdentity()
    private let isPresented: Binding<Bool>
    private let page: LinkedPage<Destination>

    private final class PageIdentity {}

    init(_ isPresented: Binding<Bool>, _ page: Destination) {
        self.isPresented = isPresented
        self.page = LinkedPage(page)
    }

    @MainActor func body(content: Content) -> some View {
        let (navigator, key, isPresented) = (navigator, AnyHashable(ObjectIdentifier(id)), isPresented)
        let isWanted = isPresented.wrappedValue
        return content.onChange(of: isWanted, initial: true) { _, isWanted in
            if isWanted {
                navigator?.push(id: key, closed: { isPresented.wrappedValue = false }) { page.view }
            } else {
                navigator?.remove(id: key)
            }
        }
    }
}

extension View {
    /// Declares the page for pushed values of a type. `destination` runs when a value is pushed, and after each change
    /// of a value that `destination` read or captured.
    nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modifier(_DestinationModifier(destination))
    }

    /// Shows a page while `isPresented` is true. When the user goes back, `isPresented` becomes false.
    nonisolated public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View {
        // Apple's closure does not escape, so the closure runs whenever the body that declares the page runs, even for
        // a closed page.
        modifier(_BoundDestinationModifier(isPresented, destination()))
    }

    /// Shows a page while `item` is not nil. When the user goes back, `item` becomes nil. `destination` runs when the
    /// page is pushed.
    nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        modifier(
            _BoundDestinationModifier(
                Binding(following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                _DeferredView { item.wrappedValue.map(destination) }))
    }
}
