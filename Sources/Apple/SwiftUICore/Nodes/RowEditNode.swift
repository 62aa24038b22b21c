package import Lifecycle
import Wire

/// Deletes rows of a `ForEach` for the user.
@MainActor package final class RowEditNode: Node {
    fileprivate var edits: RowEditModifier

    init(at site: Site, _ edits: RowEditModifier, content: (Site) -> Node) {
        self.edits = edits
        super.init(at: site)
        build([content(inside)])
    }

    package override var rowRole: RowRole { .wrapper }

    /// Deletes the element that `row` shows. Returns false if the app has no `onDelete`, or `deleteDisabled`
    /// protects the row.
    package func delete(rowAt row: Node) -> Bool {
        guard let delete = edits.delete, !row.isKept(below: self), let elements = elements(of: self) else {
            return false
        }
        guard let index = sequence(first: row, next: \.parent).lazy.compactMap(elements.index).first else {
            return false
        }
        Scopes.enter(Scope(view: path, phase: .action, location: edits.location)) {
            delete(IndexSet(integer: index))
        }
        return true
    }

    private func elements(of node: Node) -> KeyedNode? {
        (node as? KeyedNode) ?? (node.rowRole == .row ? nil : node.children.first.flatMap(elements))
    }
}

extension Node {
    /// True if the modifier `deleteDisabled` is on this row, or on an ancestor of the row below `end`.
    fileprivate func isKept(below end: Node) -> Bool {
        sequence(first: self, next: \.parent).prefix { $0 !== end }.contains {
            ($0 as? KeptRowNode)?.isKept ?? false
        }
    }
}

package nonisolated struct RowEditModifier: _PrimitiveModifier {
    let delete: ((IndexSet) -> Void)?
    let location: SourceLocation

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        RowEditNode(at: site, self, content: content)
    }

    @MainActor package func update(_ node: Node) { node.as(RowEditNode.self).edits = self }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {}

extension DynamicViewContent {
    /// Runs `action` with the index of a row that the user swipes to delete. With a nil `action`, the user
    /// cannot delete rows.
    nonisolated public func onDelete(
        perform action: ((IndexSet) -> Void)?, fileID: String = #fileID, line: Int = #line
    ) -> some DynamicViewContent {
        modified(by: RowEditModifier(delete: action, location: SourceLocation(fileID: fileID, line: line)))
    }
}
