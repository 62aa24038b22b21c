// Initializers of views that take a `LocalizedStringResource` as their text.

extension Button where Label == Text {
    @preconcurrency @_disfavoredOverload public init(
        _ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency @_disfavoredOverload public init(
        _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    @_disfavoredOverload public init(
        _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension View {
    @_disfavoredOverload nonisolated public func navigationTitle(_ title: LocalizedStringResource)
        -> some View
    {
        navigationTitle(Text(title))
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, image resource: ImageResource) {
        self.init(title, image: resource.name)
    }
    @_disfavoredOverload public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource)
    {
        self.init(title, image: resource.name)
    }
}
