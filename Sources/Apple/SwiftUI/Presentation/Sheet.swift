import Lifecycle
import Wire

/// Shows content above a view while a binding is true. The view below a sheet does not disappear and keeps
/// its tasks.
nonisolated struct _PresentationModifier<Presented: View>: ViewModifier {
    let manner: PresentationNode.Manner
    let isPresented: Binding<Bool>
    /// A new identity closes the sheet and opens a new sheet.
    let identity: () -> AnyHashable
    let onDismiss: (() -> Void)?
    /// The line of the modifier, for requests and facts of `onDismiss`.
    let location: SourceLocation?
    let presented: () -> Presented

    @MainActor func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        content
        if isShown {
            _Presented(
                manner, close: { isPresented.wrappedValue = false }, closed: { onDismiss?() }, at: location
            ) {
                presented()
                    .environment(\.dismiss, DismissAction { isPresented.wrappedValue = false })
                    // The content of a sheet does not belong to the navigation stack or list that the sheet
                    // covers.
                    .environment(\.navigator, nil)
                    .environment(\.listSelection, nil)
                    .modified(by: SchemeHostModifier())
            }
            // When the item changes, the old sheet is dismissed before the new sheet is presented.
            .modified(by: DepartureModifier(isEarly: true))
            .id(identity())
        }
    }
}

extension View {
    /// Shows `content` while `isPresented` is true. A swipe on the sheet sets `isPresented` to false. Closing the sheet
    /// removes the content. The closure `onDismiss` runs after the content has disappeared.
    nonisolated public func sheet<Content: View>(
        fileID: String = #fileID, line: Int = #line, isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss: onDismiss, at: .init(fileID: fileID, line: line), content)
    }

    /// Shows `content` while `item` is not nil. An item with another identity replaces the sheet's content.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        fileID: String = #fileID, line: Int = #line, item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, onDismiss: onDismiss, at: .init(fileID: fileID, line: line), content)
    }

    /// Shows `content` like a sheet that the user cannot swipe away.
    nonisolated public func fullScreenCover<Content: View>(
        fileID: String = #fileID, line: Int = #line, isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.cover, isPresented, onDismiss: onDismiss, at: .init(fileID: fileID, line: line), content)
    }

    /// Shows `content` while `item` is not nil, like a sheet that the user cannot swipe away.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        fileID: String = #fileID, line: Int = #line, item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item, onDismiss: onDismiss, at: .init(fileID: fileID, line: line), content)
    }

    /// Shows `content` as a popover, which behaves like a sheet in the course.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss: nil, at: nil, content)
    }

    /// Shows `content` as a popover while `item` is not nil. In the course, the popover behaves like a sheet.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, onDismiss: nil, at: nil, content)
    }

    nonisolated private func presenting<Content: View>(
        _ manner: PresentationNode.Manner, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
        at location: SourceLocation?, _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                manner: manner, isPresented: isPresented, identity: { true }, onDismiss: onDismiss,
                location: location, presented: content))
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ manner: PresentationNode.Manner, _ item: Binding<Item?>, onDismiss: (() -> Void)?,
        at location: SourceLocation?, _ content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                manner: manner,
                isPresented: Binding(
                    following: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
                identity: { AnyHashable(item.wrappedValue?.id) }, onDismiss: onDismiss, location: location,
                presented: { item.wrappedValue.map(content) }))
    }
}

/// The part of the view at which the popover's arrow points.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
    case rect(Source)
    case point(UnitPoint)

    nonisolated public enum Source: Sendable {
        case bounds
        case rect(CGRect)
    }
}
