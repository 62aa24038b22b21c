// SwiftUICore: views, state, environment and lifecycle modifiers, under Apple's names, on top of `Lifecycle`.
//
// A view is a value that makes a node and updates it; `Lifecycle` runs the nodes. This module knows nothing
// about the referee or grades. Start with `Structure/View.swift`, then `Structure/CompositeNode.swift`, then
// any file of `Views/` or `Lifecycle/`. A node is in the file of its view, or in `Nodes/` if several views
// use it. `Styling/` contains everything that changes only looks, which the course does not draw. It takes no
// bindings or closures; a test checks that.
//
// As on Apple's systems, controls, navigation and presentation are in `SwiftUI`, which exports this module.

@_exported import AppleFoundation
