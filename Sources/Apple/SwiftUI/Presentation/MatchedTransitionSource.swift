import Lifecycle

extension View {
    /// Shows a column beside the view while `isPresented` is true; on a phone, the column is a sheet.
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

    /// Attaches a menu to the navigation title. A scenario's tap can reach the items of the closed title menu.
    nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View
    {
        layered(.tucked, content)
    }

    nonisolated public func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { layered(.under, content) }

    /// The older form of `mask`, with a view instead of a closure.
    @_disfavoredOverload nonisolated public func mask<Content: View>(_ mask: Content) -> some View {
        layered(.mask) { mask }
    }

    /// Runs `action` with the previous and the new value when a value of the view's geometry changes.
    @preconcurrency nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, fileID: String = #fileID,
        line: Int = #line, action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        onChange(of: transform(GeometryProxy()), initial: true, fileID: fileID, line: line, action)
    }

    /// Runs the closure `configuration` when the body runs. The course does not draw the configuration that the closure
    /// returns.
    nonisolated public func matchedTransitionSource<ID: Hashable>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        _ = configuration(EmptyMatchedTransitionSourceConfiguration())
        return self
    }

    /// The course does not show the switch "don't ask again", and never writes the switch's binding.
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
