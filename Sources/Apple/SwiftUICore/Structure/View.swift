public import Lifecycle

/// A view's body runs when the parent view passes a different value. The body also runs after a change of any state,
/// model property or environment value that the last body run read.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of a new view at the place `site` in the view tree.
    @MainActor func _makeNode(at site: Site) -> Node

    /// Passes the view's new value to the node that an earlier value of the view made.
    @MainActor func _update(_ node: Node)

    /// How many list rows a view of this type makes, if the engine knows the number before the body runs.
    @MainActor static var _rowForm: RowForm { get }

    /// Returns the motion between two values of an `Animatable` view; nil for other views.
    @MainActor static func _motion(from shown: Self, to new: Self, by animation: Animation?) -> _Motion<Self>?

    /// Whether the old and the new value have equal `animatableData`.
    @MainActor static func _movesAlike(_ left: Self, _ right: Self) -> Bool
}

extension View {
    public func _makeNode(at site: Site) -> Node {
        CompositeNode(self, at: site)
    }

    public func _update(_ node: Node) {
        node.as(CompositeNode<Self>.self).update(to: self)
    }

    @MainActor public static func _motion(from shown: Self, to new: Self, by animation: Animation?)
        -> _Motion<Self>?
    { nil }

    @MainActor public static func _movesAlike(_ left: Self, _ right: Self) -> Bool { true }

    @MainActor public static var _rowForm: RowForm {
        if Body.self == Never.self { return .one }
        // The engine sees an `id` inside the body only after the body has run.
        return Body._rowForm == .unknown ? .unknown : .one
    }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view without a body, such as `Text`, which makes its own node in the view tree.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Node {
    /// Casts the node to the class that its view makes. A view type always makes the same node class, so a failing cast
    /// is a bug in the course.
    package func `as`<Kind: Node>(_ kind: Kind.Type) -> Kind {
        if Swift.type(of: self) == kind { return unsafeDowncast(self, to: kind) }
        guard let node = self as? Kind else {
            preconditionFailure("the node is a \(Swift.type(of: self)), but its view makes a \(kind)")
        }
        return node
    }
}
