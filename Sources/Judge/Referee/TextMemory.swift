import Synchronization

/// Caches a value for each text, because the same texts are on screen again and again.
final class TextMemory<Value: Sendable>: Sendable {
    private let known = Mutex<[String: Value]>([:])
    /// The most texts to keep, because a long exploration shows a million texts.
    private let most = 10_000

    func value(for text: String, computed compute: () -> Value) -> Value {
        if let value = known.withLock({ $0[text] }) { return value }
        let value = compute()
        known.withLock { known in
            if known.count >= most { known = [:] }
            known[text] = value
        }
        return value
    }
}
