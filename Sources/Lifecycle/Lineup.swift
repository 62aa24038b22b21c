/// Keys in a row, each once. Most rows begin as the one before did, and so far nothing has to be looked up.
struct Lineup {
    private let before: [AnyHashable]
    private(set) var keys: [AnyHashable] = []

    /// All of `keys`, from the first one that stands elsewhere than before.
    private var known: Set<AnyHashable>?

    init(after before: [AnyHashable]) {
        self.before = before
        keys.reserveCapacity(before.count)
    }

    struct Place {
        /// The row so far is the beginning of the one before, and the key is in it where it was.
        let isAsBefore: Bool
    }

    /// Adds a key behind the others. Nil if it is in the row already.
    mutating func add(_ key: AnyHashable) -> Place? {
        if known == nil {
            if keys.count < before.count, before[keys.count] == key {
                keys.append(key)
                return Place(isAsBefore: true)
            }
            known = Set(keys)
        }
        guard known?.insert(key).inserted ?? false else { return nil }
        keys.append(key)
        return Place(isAsBefore: false)
    }
}
