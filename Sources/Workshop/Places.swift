/// Where the engine and the compiler's module cache really lie for this run: readable by whoever runs the children.
struct Places: Hashable, Sendable {
    var engine: Engine
    var cache: String
}
