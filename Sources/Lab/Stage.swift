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

    /// Why a knob cannot be set to something.
    public enum Refusal: Equatable, Sendable {
        case unknown
        case misspelled(KnobKind)
    }

    /// Nil when the knob can be set to this.
    public func refusal(of name: String, to text: String) -> Refusal? {
        guard let knob = knobs.first(where: { $0.name == name }) else { return .unknown }
        return knob.kind.canSpell(text) ? nil : .misspelled(knob.kind)
    }

    /// Sets a knob: at once if it is on screen, and for every later `show`. What is refused changes nothing.
    public func turn(_ name: String, to text: String) {
        guard refusal(of: name, to: text) == nil else { return }
        KnobBoard.shared.settings[name] = text
        KnobBoard.shared.turners[name]?(text)
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
