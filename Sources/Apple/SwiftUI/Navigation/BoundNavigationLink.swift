// The navigation link initializers of 2019. A link's page is open while the link's binding is true, or equals the
// link's tag. A tap on the link, and going back, write the link's binding.

extension NavigationLink {
    @available(
        *, deprecated, message: "use NavigationLink(value:label:) or navigationDestination(isPresented:)"
    )
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), page: destination(), value: nil, isActive: isActive)
    }

    @available(
        *, deprecated, message: "use NavigationLink(value:label:) or navigationDestination(isPresented:)"
    )
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isActive: isActive, destination: { destination }, label: label)
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a list that has a selection")
    public init<Tag: Hashable>(
        tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), page: destination(), value: nil,
            isActive: Binding(
                following: { selection.wrappedValue == tag },
                set: { isActive in
                    if isActive {
                        selection.wrappedValue = tag
                    } else if selection.wrappedValue == tag {
                        selection.wrappedValue = nil
                    }
                }))
    }

    @available(*, deprecated, message: "use NavigationLink(value:label:) inside a list that has a selection")
    public init<Tag: Hashable>(
        destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }, label: label)
    }
}

extension NavigationLink where Label == Text {
    @available(*, deprecated, message: "use NavigationLink(_:value:) or navigationDestination(isPresented:)")
    public init(
        _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) or navigationDestination(isPresented:)")
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) or navigationDestination(isPresented:)")
    public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(isActive: isActive, destination: { destination }) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) or navigationDestination(isPresented:)")
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, destination: Destination, isActive: Binding<Bool>
    ) {
        self.init(isActive: isActive, destination: { destination }) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a list that has a selection")
    public init<Tag: Hashable>(
        _ title: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a list that has a selection")
    @_disfavoredOverload public init<Title: StringProtocol, Tag: Hashable>(
        _ title: Title, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a list that has a selection")
    public init<Tag: Hashable>(
        _ title: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
    }

    @available(*, deprecated, message: "use NavigationLink(_:value:) inside a list that has a selection")
    @_disfavoredOverload public init<Title: StringProtocol, Tag: Hashable>(
        _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) {
        self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
    }
}
