public import Lifecycle
public import SwiftUI

/// The root of a submission, ready to be shown: what the app host gets from the library it has opened.
@MainActor public final class Stage {
    private let makeRoot: @MainActor (Site) -> Node

    /// The knobs that the root declares, read off its type: no value of it has been made yet.
    public let knobs: [KnobDeclaration]

    public init<Root: View>(_ root: @escaping @MainActor () -> Root) {
        makeRoot = { root()._makeNode(at: $0) }
        knobs = Connection.declarations(in: Root.self).compactMap { name, type in
            (type as? any KnobDeclaring.Type).map { KnobDeclaration(name: name, kind: $0.kind) }
        }
    }

    public func show(in tree: Tree) {
        tree.mount(makeRoot)
    }

    public enum Turn: Equatable, Sendable {
        case turned
        case unknown
        case misspelled(KnobKind)
    }

    /// Sets a knob: at once if it is on screen, and for every later `show`.
    public func turn(_ name: String, to text: String) -> Turn {
        guard let knob = knobs.first(where: { $0.name == name }) else { return .unknown }
        guard knob.kind.canSpell(text) else { return .misspelled(knob.kind) }
        KnobBoard.shared.settings[name] = text
        KnobBoard.shared.turners[name]?(text)
        return .turned
    }

    // A library is opened by its C name and can only hand over a pointer.

    /// What the generated file of a submission returns.
    public nonisolated static func pointer<Root: View>(
        _ root: @escaping @MainActor () -> Root
    ) -> UnsafeMutableRawPointer {
        onEngine { Unmanaged.passRetained(Stage(root)).toOpaque() }
    }

    public nonisolated static func taken(from pointer: UnsafeMutableRawPointer) -> Stage {
        Unmanaged<Stage>.fromOpaque(pointer).takeRetainedValue()
    }
}
