import Lifecycle

/// An alert or a choice of actions: it goes away with the first button that is tapped in it.
nonisolated struct _DialogModifier<Actions: View, Message: View>: ViewModifier {
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    @MainActor func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        content
        if isShown {
            _Dialog(onClose: { isPresented.wrappedValue = false }) {
                title
                message()
                actions()
            }
        }
    }
}

nonisolated struct _Dialog<Content: View>: PrimitiveView {
    let onClose: @MainActor () -> Void
    let content: Content

    init(onClose: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content) {
        self.onClose = onClose
        self.content = content()
    }

    @MainActor func _makeNode(at site: Site) -> Node {
        DialogNode(at: site, onClose: onClose) { content._makeNode(at: $0) }
    }

    @MainActor func _update(_ node: Node) {
        node.as(DialogNode.self).update(onClose: onClose)
        node.children.first.map(content._update)
    }
}

extension View {
    nonisolated public func alert<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(
            _DialogModifier(title: Text(title), isPresented: isPresented, actions: actions, message: message))
    }

    nonisolated public func alert<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    nonisolated public func alert<Actions: View, Message: View, Item>(
        _ title: String, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        alert(title, isPresented: isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: message)
    }

    nonisolated public func confirmationDialog<Actions: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }
}
