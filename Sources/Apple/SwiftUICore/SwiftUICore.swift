// The module SwiftUICore: views, state, environment and lifecycle modifiers, under Apple's names.
//
// A view is a value that makes a node and updates the node; the module `Lifecycle` runs the nodes. SwiftUICore knows
// neither the referee nor grades. To read SwiftUICore, start with `Structure/View.swift` and
// `Structure/CompositeNode.swift`, then any file of `Views/`. The code of a node is in the file of the view, or in
// `Nodes/` if several views use the node. The folder `Styling/` contains modifiers that change only how views look. The
// course does not draw views. A test checks that modifiers in `Styling/` take no bindings or closures.
//
// As in Apple's frameworks, controls, navigation and presentation are in the module `SwiftUI`, which exports this
// module.

@_exported import AppleFoundation
