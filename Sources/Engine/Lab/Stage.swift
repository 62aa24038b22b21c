public import Lifecycle
public import SwiftUI

/// The root view of an answer, ready to be shown.
@MainActor public final class Stage {
    private let makeRoot: @MainActor (Site) -> Node

    public let knobs: [KnobDeclaration]

    public init<Root: View>(_ root: @escaping @MainActor () -> Root) {
        makeRoot = { root()._makeNode(at: $0) }
        knobs = Connection.declarations(in: Root.self).compactMap { name, type in
            (type as? any KnobDeclaring.Type).map { KnobDeclaration(name: name, kind: $0.kind) }
        }
    }

    /// Shows a new root view with the current knob settings.
    public func show(in tree: Tree) {
        tree.mount(makeRoot)
        tree.finishLaunch()
    }

    public enum Refusal: Equatable, Sendable {
        case unknown
        case misspelled(KnobKind)
    }

    /// Why the knob cannot be set to this text; nil if the knob can be set.
    public func refusal(of name: String, to text: String) -> Refusal? {
        guard let knob = knobs.first(where: { $0.name == name }) else { return .unknown }
        return knob.kind.canSpell(text) ? nil : .misspelled(knob.kind)
    }

    /// Sets a knob. Knobs on screen change at once, and views that appear later start with the new value. A text that
    /// does not fit the knob's type has no effect.
    public func turn(_ name: String, to text: String) {
        guard refusal(of: name, to: text) == nil else { return }
        KnobBoard.shared.settings[name] = text
        KnobBoard.shared.turners[name]?(text)
    }

    /// Gives every knob its declared value again, for the next app.
    package static func startOver() {
        KnobBoard.shared.startOver()
    }

    // The host finds functions in the answer's library by their C names. C functions can return a `Stage` only as a
    // pointer.

    /// Makes a `Stage` and returns it as a pointer, for the generated code of an answer. `taken(from:)` turns the
    /// pointer of a `Stage` back into the `Stage`.
    public nonisolated static func pointer<Root: View>(
        _ root: @escaping @MainActor () -> Root
    ) -> UnsafeMutableRawPointer {
        onEngine { Unmanaged.passRetained(Stage(root)).toOpaque() }
    }

    /// Returns the `Stage` behind a pointer. Call `taken(from:)` only once for each pointer.
    public nonisolated static func taken(from pointer: UnsafeMutableRawPointer) -> Stage {
        Unmanaged<Stage>.fromOpaque(pointer).takeRetainedValue()
    }
}
