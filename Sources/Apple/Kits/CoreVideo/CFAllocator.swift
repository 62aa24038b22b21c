/// A memory allocator. Only the default one exists.
public final class CFAllocator: Sendable {
    private init(none: Void) {}
}
