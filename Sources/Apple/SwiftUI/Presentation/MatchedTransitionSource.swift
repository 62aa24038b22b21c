import Lifecycle

extension View {
    /// Shows a column beside the view while `isPresented` is true. On a phone it is a sheet, and so it is here.
    nonisolated public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        sheet(isPresented: isPresented, content: content)
    }

    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        self
    }

    /// The menu of the bar's title. Its items can be touched without opening it.
    nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View
    {
        layered(.tucked, content)
    }

    nonisolated public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.under, content) }

    /// The form of 2019.
    @_disfavoredOverload nonisolated public func mask<Content: View>(_ mask: Content) -> some View {
        layered(.mask) { mask }
    }

    /// Runs `action` as the form with one value does, with the value before as well.
    @preconcurrency nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, fileID: String = #fileID,
        line: Int = #line, action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        onChange(of: transform(GeometryProxy()), initial: true, fileID: fileID, line: line, action)
    }

    /// Runs `configuration` with the body. What it returns is not drawn.
    nonisolated public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        _ = configuration(EmptyMatchedTransitionSourceConfiguration())
        return self
    }

    /// Puts a switch into the dialog, with which the user can ask not to be asked again. No scenario turns it.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { self }
    @_disfavoredOverload nonisolated public func dialogSuppressionToggle<Title: StringProtocol>(
        _ title: Title, isSuppressed: Binding<Bool>
    ) -> some View { self }
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}

nonisolated public protocol MatchedTransitionSourceConfiguration: Sendable {}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

extension MatchedTransitionSourceConfiguration {
    public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
