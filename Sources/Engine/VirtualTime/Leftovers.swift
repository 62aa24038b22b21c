/// What apps leave in this process when their stories are over.
///
/// It is kept for as long as the process lives: to free it would run the deinits of one app in the middle of another's story.
public enum Leftovers {
    public static func keep<Value>(_ value: Value) {
        _ = Unmanaged.passRetained(Keeper(value))
    }

    private final class Keeper<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
