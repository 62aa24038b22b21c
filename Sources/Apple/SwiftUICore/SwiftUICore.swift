// SwiftUICore: views, state, environment and lifecycle modifiers, with Apple's names, lowered into `Lifecycle`.
//
// A view is a value that makes a node and updates it; `Lifecycle` runs the nodes. This module knows no referee and no grade.
// Start with `Structure/View.swift`, then `Structure/CompositeNode.swift`, then any file of `Views/` or `Lifecycle/`. A node is
// beside the view that it serves, or in `Nodes/` if it serves several. What is in `Styling/` only changes looks, which nobody
// sees here: it takes no binding and no closure, and a test holds that.
//
// As on Apple's systems, controls, navigation and presentation are in `SwiftUI`, which exports this module.

@_exported import AppleFoundation
