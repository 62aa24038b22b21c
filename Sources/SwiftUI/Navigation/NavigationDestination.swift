import Lifecycle

/// Declares what a pushed value looks like.
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

/// Pushes a page for as long as a binding says so. The page follows the view that declares it.
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
    nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View {
        modifier(_DestinationModifier(destination))
    }

    nonisolated public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View {
        // Apple's closure does not escape: the page is made with the view that declares it, presented or not.
        modifier(_BoundDestinationModifier(isPresented, destination()))
    }

    nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        modifier(
            _BoundDestinationModifier(
                Binding(following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                _DeferredView { item.wrappedValue.map(destination) }))
    }
}
