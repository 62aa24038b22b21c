/// A memory allocator. Only the default allocator exists.
public final class CFAllocator: Sendable {
    private init(none: Void) {}
}
