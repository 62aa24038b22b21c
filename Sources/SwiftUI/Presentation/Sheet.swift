import Lifecycle

/// Shows something above a view for as long as a binding says so. The view below is not disturbed.
nonisolated struct _PresentationModifier<Presented: View>: ViewModifier {
    let manner: PresentationNode.Manner
    let isPresented: Binding<Bool>
    /// Another identity is another presentation: the first is torn down.
    let identity: () -> AnyHashable
    let onDismiss: (() -> Void)?
    let presented: () -> Presented

    @MainActor func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        content
        if isShown {
            _Presented(manner, close: { isPresented.wrappedValue = false }, closed: { onDismiss?() }) {
                presented()
                    .id(identity())
                    .environment(\.dismiss, DismissAction { isPresented.wrappedValue = false })
                    // What is presented has navigation of its own or none, and is not in the list below.
                    .environment(\.navigator, nil)
                    .environment(\.listSelection, nil)
            }
        }
    }
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss: onDismiss, content)
    }

    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, onDismiss: onDismiss, content)
    }

    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.cover, isPresented, onDismiss: onDismiss, content)
    }

    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item, onDismiss: onDismiss, content)
    }

    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss: nil, content)
    }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, onDismiss: nil, content)
    }

    nonisolated private func presenting<Content: View>(
        _ manner: PresentationNode.Manner, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                manner: manner, isPresented: isPresented, identity: { true }, onDismiss: onDismiss,
                presented: content))
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ manner: PresentationNode.Manner, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                manner: manner,
                isPresented: Binding(
                    following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                identity: { AnyHashable(item.wrappedValue?.id) }, onDismiss: onDismiss,
                presented: { item.wrappedValue.map(content) }))
    }
}

/// Where on a view its popover points.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect(Source)
    case point(UnitPoint)

    nonisolated public enum Source: Sendable {
        case bounds
        case rect(CGRect)
    }
}
