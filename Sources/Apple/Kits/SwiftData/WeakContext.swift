/// A weak reference to a context. The type is `@unchecked Sendable` because the engine has one thread.
final class WeakContext: @unchecked Sendable {
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}
