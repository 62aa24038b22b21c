// SwiftUICore: views, state, environment and lifecycle modifiers, under Apple's names, on top of `Lifecycle`.
//
// A view is a value that makes a node and updates it; `Lifecycle` runs the nodes. The module SwiftUICore uses neither
// the referee nor grades. Start with `Structure/View.swift`, then `Structure/CompositeNode.swift`, then any file of
// `Views/` or `Lifecycle/`. A node is in the file of its view, or in `Nodes/` if several views use it. `Styling/`
// contains modifiers that change only looks, which the course does not draw. A test checks that modifiers in `Styling/`
// take no bindings or closures.
//
// As in Apple's frameworks, controls, navigation and presentation are in `SwiftUI`, which exports this
// module.

@_exported import AppleFoundation
