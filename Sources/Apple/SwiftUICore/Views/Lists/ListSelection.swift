import Lifecycle
import Wire

/// A tap on a list row, or on a link in the row, writes the list's selection.
@MainActor package final class ListSelection {
    /// A closure that writes the tag of a tapped row, and returns false if a tap cannot select the tag.
    package typealias Take = (_ tag: AnyHashable, _ isEditing: Bool) -> Bool

    package fileprivate(set) var take: Take
    fileprivate weak var list: Node?

    fileprivate init(_ take: @escaping Take) {
        self.take = take
    }

    package var isEditing: Bool {
        list.map { EnvironmentValues($0.ambient).editMode?.wrappedValue.isEditing ?? false } ?? false
    }

    package func take(_ tag: AnyHashable) -> Bool { take(tag, isEditing) }

    /// With a selection of one value, a tap selects the row and deselects the previous row.
    nonisolated static func one<Value: Hashable>(_ selection: Binding<Value?>?) -> Take {
        { tag, _ in
            guard let selection, let value = tag.base as? Value else { return false }
            selection.wrappedValue = value
            return true
        }
    }

    /// With a selection of a set, a tap in edit mode adds the row's tag to the set or removes the tag.
    /// Without edit mode, a tap does not change a selection of several rows.
    nonisolated static func several<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> Take {
        { tag, isEditing in
            guard isEditing, let selection, let value = tag.base as? Value else { return false }
            selection.wrappedValue.formSymmetricDifference([value])
            return true
        }
    }
}

nonisolated private enum ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
    /// The selection of the list around a view.
    package var listSelection: ListSelection? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}

extension View {
    /// Prevents taps from selecting this row, so that only the app's code can write the row's tag to the selection.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.listSelection) { if isDisabled { $0 = nil } }
    }
}

@MainActor final class SelectionNode: Node, RowSelecting {
    private let selection: ListSelection

    init(at site: Site, _ take: @escaping ListSelection.Take, rows: (Site) -> Node) {
        let selection = ListSelection(take)
        self.selection = selection
        super.init(at: site)
        selection.list = self
        build([
            AmbientNode(
                at: inside, setting: { $0[ObjectIdentifier(ListSelectionKey.self)] = Optional(selection) },
                content: rows)
        ])
    }

    /// The node of the list inside this modifier.
    var list: Node? { children.first?.children.first }

    func update(_ take: @escaping ListSelection.Take) {
        selection.take = take
    }

    func selectRow(_ label: String) -> Bool {
        let rows = list?.children.flatMap { $0.tagged() } ?? []
        guard let row = rows.first(where: { $0.node.says(label) }) else { return false }
        let environment = row.environment
        guard environment.isEnabled else { return true }
        guard environment.listSelection === selection else { return false }
        return Scopes.enter(Scope(view: path, phase: .action)) { selection.take(row.tag) }
    }
}
