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

    /// Sets a knob: at once if the knob is on screen, and for every later `show`. `turn` ignores a text that does not
    /// fit the knob's type.
    public func turn(_ name: String, to text: String) {
        guard refusal(of: name, to: text) == nil else { return }
        KnobBoard.shared.settings[name] = text
        KnobBoard.shared.turners[name]?(text)
    }

    /// Resets every knob to its declared value, for the next app.
    package static func startOver() {
        KnobBoard.shared.startOver()
    }

    // The host finds a function in the answer's library by a C name, and a function with a C name can return a stage
    // only as a pointer.

    /// A new stage as a pointer, for the generated file of an answer. `taken(from:)` turns a stage's pointer back into
    /// the stage.
    public nonisolated static func pointer<Root: View>(
        _ root: @escaping @MainActor () -> Root
    ) -> UnsafeMutableRawPointer {
        onEngine { Unmanaged.passRetained(Stage(root)).toOpaque() }
    }

    /// Returns the stage that `pointer` made; call `taken(from:)` once for each pointer.
    public nonisolated static func taken(from pointer: UnsafeMutableRawPointer) -> Stage {
        Unmanaged<Stage>.fromOpaque(pointer).takeRetainedValue()
    }
}
