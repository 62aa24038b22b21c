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

/// Pushes a page for as long as a binding says so.
nonisolated struct _BoundDestinationModifier<Destination: View>: ViewModifier {
    @Environment(\.navigator) private var navigator
    @State private var id = PageIdentity()
    private let isPresented: Binding<Bool>
    private let destination: () -> Destination

    private final class PageIdentity {}

    init(_ isPresented: Binding<Bool>, _ destination: @escaping () -> Destination) {
        self.isPresented = isPresented
        self.destination = destination
    }

    @MainActor func body(content: Content) -> some View {
        let (navigator, key, isPresented) = (navigator, AnyHashable(ObjectIdentifier(id)), isPresented)
        let isWanted = isPresented.wrappedValue
        return content.onChange(of: isWanted, initial: true) { _, isWanted in
            if isWanted {
                navigator?.push(id: key, closed: { isPresented.wrappedValue = false }) {
                    _DeferredView(destination)
                }
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
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) -> some View {
        modifier(_BoundDestinationModifier(isPresented, destination))
    }

    nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        modifier(
            _BoundDestinationModifier(
                Binding(following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
            ) { item.wrappedValue.map(destination) })
    }
}
