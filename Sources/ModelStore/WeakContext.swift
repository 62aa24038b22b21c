/// A context for as long as somebody else keeps it. The engine has one thread.
final class WeakContext: @unchecked Sendable {
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}
