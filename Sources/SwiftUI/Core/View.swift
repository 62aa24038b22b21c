// SwiftUI: the public names, exactly as Apple spells them, lowered into `Lifecycle`.
//
// Every view is a value that can make a node and bring a node up to date; what the node then does with its life
// is the engine's. It knows no referee and no grade. Start with this file, then `CompositeNode`, then any
// file of `Structure/` or `Modifiers/`: one noun each.

@_exported import Combine
@_exported import Foundation
public import Lifecycle
@_exported import Observation
@_exported import URLLoading

/// A part of an app's interface, described as a value.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node for a view that is new at `site`.
    @MainActor func _makeNode(at site: Site) -> Node

    /// Brings the node of an earlier value of the same type up to this value.
    @MainActor func _update(_ node: Node)
}

extension View {
    public func _makeNode(at site: Site) -> Node {
        CompositeNode(self, at: site)
    }

    public func _update(_ node: Node) {
        node.as(CompositeNode<Self>.self).update(to: self)
    }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that the engine understands without running a body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Node {
    /// The node as the class that its view made it. Same view type, same node type: anything else is our own mistake.
    func `as`<Kind: Node>(_ kind: Kind.Type) -> Kind {
        guard let node = self as? Kind else {
            preconditionFailure("a \(Swift.type(of: self)) stands where a \(kind) was made")
        }
        return node
    }
}
