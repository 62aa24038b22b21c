extension View {
    /// The modifier `findNavigator` has no effect: the find bar is not shown, and `isPresented` keeps its
    /// value.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    nonisolated public func pageCommand<Value: BinaryInteger>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value = 1
    ) -> some View { self }
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { self }
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
    nonisolated public func textInputSuggestions<Suggestions: View>(
        @ViewBuilder _ suggestions: () -> Suggestions
    ) -> some View { self }
}

extension View {
    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { self }
}
