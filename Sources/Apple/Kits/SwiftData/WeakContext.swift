/// A context that this does not keep alive. The engine has one thread.
final class WeakContext: @unchecked Sendable {
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}
