// Alerts and confirmation dialogs whose title is a localized key or a string. The file `Dialog.swift` describes how
// dialogs behave.

extension View {
    nonisolated public func alert<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    @_disfavoredOverload nonisolated public func alert<Actions: View, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    nonisolated public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    @_disfavoredOverload nonisolated public func alert<Actions: View, Message: View, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    nonisolated public func alert<Actions: View, Item>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    @_disfavoredOverload nonisolated public func alert<Actions: View, Item, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    nonisolated public func alert<Actions: View, Message: View, Item>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    @_disfavoredOverload
    nonisolated public func alert<Actions: View, Message: View, Item, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    nonisolated public func confirmationDialog<Actions: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    @_disfavoredOverload nonisolated public func confirmationDialog<Actions: View, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<Actions: View, Message: View, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    nonisolated public func confirmationDialog<Actions: View, Item>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<Actions: View, Item, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View, Item>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: (Item) -> Actions,
        @ViewBuilder message: (Item) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    @_disfavoredOverload
    nonisolated public func confirmationDialog<Actions: View, Message: View, Item, Title: StringProtocol>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: (Item) -> Actions,
        @ViewBuilder message: (Item) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}
