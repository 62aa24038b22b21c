/// Keeps the objects that apps leave in this process after their stories.
///
/// The objects live as long as the process. Freeing the objects would run one app's deinits during another
/// app's story.
public enum Leftovers {
    public static func keep<Value>(_ value: Value) {
        _ = Unmanaged.passRetained(Keeper(value))
    }

    private final class Keeper<Value> {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
