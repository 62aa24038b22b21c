import Lifecycle

/// A tap on a button of an alert or confirmation dialog runs the button's action, then closes the dialog.
///
/// The closures for a dialog's actions and message run with each run of the body, even while the dialog is closed.
nonisolated struct _DialogModifier<Actions: View, Message: View>: ViewModifier {
    let manner: PresentationNode.Manner
    let title: Text
    let isPresented: Binding<Bool>
    var subject = DialogSubject.none
    /// True if the system adds missing buttons, such as "Cancel"; false for the older APIs, in which the app lists
    /// every button.
    var addsAnswers = true
    let actions: Actions
    let message: Message
    @State var memory = Memory()

    /// Stores whether the dialog is open. A change of `isOpen` runs no body.
    final class Memory {
        private(set) var isOpen = false

        func keep(_ isOpen: Bool) -> Bool {
            self.isOpen = isOpen
            return isOpen
        }
    }

    @MainActor func body(content: Content) -> some View {
        let isShown = memory.keep(isPresented.wrappedValue && (subject != .absent || memory.isOpen))
        content
        if isShown {
            _Presented(manner, close: { isPresented.wrappedValue = false }) {
                title
                _AsPresented(message, changes: subject == .none)
                _Answers(
                    manner: addsAnswers ? manner : nil,
                    content: _AsPresented(actions, changes: subject == .none))
            }
        }
    }
}

/// Shows a dialog's content in the state that it had when the dialog opened. If `changes` is true, the content also
/// updates while the dialog is open.
nonisolated private struct _AsPresented<Content: View>: _PrimitiveView {
    let content: Content
    let changes: Bool

    init(_ content: Content, changes: Bool) {
        (self.content, self.changes) = (content, changes)
    }

    @MainActor func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }

    @MainActor func _update(_ node: Node) {
        if changes { content._update(node) }
    }
}

extension View {
    // An alert shows while its binding is true. A tap on a button of the alert sets the binding to false.

    nonisolated public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(.alert, title, isPresented, actions(), message())
    }

    nonisolated public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(.alert, title, isPresented, actions(), EmptyView())
    }

    nonisolated public func alert<Actions: View, Message: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
    ) -> some View {
        asking(.alert, title, isPresented, about: .about(data), data.map(actions), data.map(message))
    }

    nonisolated public func alert<Actions: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions
    ) -> some View {
        asking(.alert, title, isPresented, about: .about(data), data.map(actions), EmptyView())
    }

    nonisolated public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(
            .alert, Text(error?.errorDescription ?? "Error"), isPresented.while(error), actions(), EmptyView()
        )
    }

    nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View {
        asking(
            .alert, Text(error?.errorDescription ?? "Error"), isPresented.while(error), error.map(actions),
            error.map(message))
    }

    // A confirmation dialog shows while its binding is true. A tap on a button of the confirmation dialog, or a
    // swipe, sets the binding to false.

    nonisolated public func confirmationDialog<Actions: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?, @ViewBuilder actions: (Item) -> Actions
    ) -> some View {
        asking(.menu, title, isPresented, about: .about(data), data.map(actions), EmptyView())
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View, Item>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Item?,
        @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
    ) -> some View {
        asking(.menu, title, isPresented, about: .about(data), data.map(actions), data.map(message))
    }

    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(.menu, title, isPresented, actions(), message())
    }

    nonisolated public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(.menu, title, isPresented, actions(), EmptyView())
    }

    nonisolated private func asking<Actions: View, Message: View>(
        _ manner: PresentationNode.Manner, _ title: Text, _ isPresented: Binding<Bool>,
        about subject: DialogSubject = .none, _ actions: Actions, _ message: Message
    ) -> some View {
        modifier(
            _DialogModifier(
                manner: manner, title: title, isPresented: isPresented, subject: subject, actions: actions,
                message: message))
    }
}

/// Whether the data that a dialog presents is nil.
nonisolated enum DialogSubject {
    case none
    case present
    /// While the dialog's data is nil, a closed dialog does not open. An open dialog stays open when its data
    /// becomes nil, as on a device.
    case absent

    static func about(_ data: (some Any)?) -> Self { data == nil ? .absent : .present }
}

extension Binding<Bool> {
    /// A copy of the binding that presents a dialog; the copy is false while `subject` is nil.
    nonisolated fileprivate func `while`(_ subject: (some Any)?) -> Binding<Bool> {
        let hasSubject = subject != nil
        return Binding(
            following: { hasSubject && wrappedValue }, set: { wrappedValue = $0 },
            place: place.map { AnyHashable(BindingPlace.Element(of: $0, index: hasSubject)) })
    }
}
