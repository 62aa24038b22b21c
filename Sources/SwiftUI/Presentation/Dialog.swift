import Lifecycle

/// An alert or a confirmation dialog. A tap on any button in it runs the button's action and then closes it.
nonisolated struct _DialogModifier<Actions: View, Message: View>: ViewModifier {
    let manner: PresentationNode.Manner
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    @MainActor func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        content
        if isShown {
            _Presented(manner, close: { isPresented.wrappedValue = false }) {
                title
                message()
                // A dialog without buttons gets one, as in SwiftUI.
                if Actions.self == EmptyView.self { Button("OK") {} } else { actions() }
            }
        }
    }
}

extension View {
    // An alert shows while its binding is true. A tap on a button in it sets the binding to false.

    nonisolated public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(.alert, title, isPresented, actions, message)
    }

    nonisolated public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        asking(.alert, title, isPresented, actions) { EmptyView() }
    }

    nonisolated public func alert<Actions: View, Message: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        asking(.alert, title, isPresented, { data.map(actions) }, { data.map(message) })
    }

    nonisolated public func alert<Actions: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        asking(.alert, title, isPresented, { data.map(actions) }) { EmptyView() }
    }

    nonisolated public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        asking(.alert, Text(error?.errorDescription ?? "Error"), isPresented, actions) { EmptyView() }
    }

    nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
        @ViewBuilder message: @escaping (Failure) -> Message
    ) -> some View {
        asking(
            .alert, Text(error?.errorDescription ?? "Error"), isPresented, { error.map(actions) },
            { error.map(message) })
    }

    // A dialog shows while its binding is true. A tap on a button in it, or a swipe, sets the binding to false.

    nonisolated public func confirmationDialog<Actions: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions
    ) -> some View {
        asking(.menu, title, isPresented, { data.map(actions) }) { EmptyView() }
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: @escaping (Item) -> Actions, @ViewBuilder message: @escaping (Item) -> Message
    ) -> some View {
        asking(.menu, title, isPresented, { data.map(actions) }, { data.map(message) })
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        asking(.menu, title, isPresented, actions, message)
    }

    nonisolated public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        asking(.menu, title, isPresented, actions) { EmptyView() }
    }

    nonisolated private func asking<Actions: View, Message: View>(
        _ manner: PresentationNode.Manner, _ title: Text, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> Actions, @ViewBuilder _ message: @escaping () -> Message
    ) -> some View {
        modifier(
            _DialogModifier(
                manner: manner, title: title, isPresented: isPresented, actions: actions,
                message: message))
    }
}
