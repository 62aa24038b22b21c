// Lifecycle: the engine. A retained tree of nodes with identity, state, appearance and tasks.
//
// It knows time (`VirtualTime`) and the facts it records (`Wire`). It knows no Apple name: `SwiftUI` lowers its
// values into nodes of this module. Start reading at `Tree.swift`, then `Node.swift`.
