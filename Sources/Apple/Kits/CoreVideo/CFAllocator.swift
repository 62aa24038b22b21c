/// How C makes room for something. There is only the ordinary way.
public final class CFAllocator: Sendable {
    private init(none: Void) {}
}
