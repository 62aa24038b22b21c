/// A list of distinct keys. Most lists of keys begin like the previous list, so `add` looks up keys only after the
/// first difference.
struct Lineup {
    private let before: [AnyHashable]
    private let isFixed: Bool
    private let areDistinct: Bool
    private(set) var keys: [AnyHashable] = []

    /// True while every added key has the same index as in the previous list.
    private var isAligned = true

    /// The keys so far, as a set. The set is made at the first key that differs, and stays empty if `areDistinct`
    /// is true.
    private var known: Set<AnyHashable> = []

    /// - Parameters:
    ///   - count: the number of keys to expect, if known.
    ///   - isFixed: true if no key occurs twice, and each key has the same index as in the previous list.
    ///   - areDistinct: true if the caller knows that no key occurs twice.
    init(after before: [AnyHashable], of count: Int = 0, isFixed: Bool = false, areDistinct: Bool = false) {
        (self.before, self.isFixed, self.areDistinct) = (before, isFixed, areDistinct)
        keys.reserveCapacity(max(count, before.count))
    }

    struct Place {
        /// True if the earlier list has this key and all keys before it at the same indices.
        let isAsBefore: Bool
    }

    /// Appends a key. Returns nil if the list already contains the key.
    mutating func add(_ key: AnyHashable) -> Place? {
        if isAligned {
            let isAsBefore = keys.count < before.count && (isFixed || before[keys.count] == key)
            if isFixed || isAsBefore {
                keys.append(key)
                return Place(isAsBefore: isAsBefore)
            }
            isAligned = false
            if !areDistinct { known.formUnion(keys) }
        }
        guard areDistinct || known.insert(key).inserted else { return nil }
        keys.append(key)
        return Place(isAsBefore: false)
    }
}
