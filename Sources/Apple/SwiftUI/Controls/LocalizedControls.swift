// Initializers of controls that take a `LocalizedStringResource` as their text.

extension Toggle where Label == Text {
    @_disfavoredOverload public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload public init(
        _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload public init(
        _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension Link where Label == Text {
    @_disfavoredOverload public init(_ title: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    @_disfavoredOverload public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload public init(
        _ title: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload public init<Value: StringProtocol>(_ title: LocalizedStringResource, value: Value) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }
}

extension Menu where Label == Text {
    @_disfavoredOverload public init(
        _ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension View {
    @_disfavoredOverload nonisolated public func alert<Actions: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    @_disfavoredOverload nonisolated public func alert<Actions: View, Message: View>(
        _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    @_disfavoredOverload nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource)
        -> some View
    { navigationSubtitle(Text(subtitle)) }
}
