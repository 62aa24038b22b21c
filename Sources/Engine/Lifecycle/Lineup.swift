/// Keys in a row, each once. Most rows begin as the one before did, and so far nothing has to be looked up.
struct Lineup {
    private let before: [AnyHashable]
    private let isFixed: Bool
    private let areDistinct: Bool
    private(set) var keys: [AnyHashable] = []

    /// So far each key stands where it stood before.
    private var isAligned = true

    /// All of `keys`, from the first one that stands elsewhere than before, unless they are distinct anyway.
    private var known: Set<AnyHashable> = []

    /// - Parameters:
    ///   - count: how many there will be, if that is known.
    ///   - isFixed: no key comes twice, and each stands where it was.
    ///   - areDistinct: no key comes twice.
    init(after before: [AnyHashable], of count: Int = 0, isFixed: Bool = false, areDistinct: Bool = false) {
        (self.before, self.isFixed, self.areDistinct) = (before, isFixed, areDistinct)
        keys.reserveCapacity(max(count, before.count))
    }

    struct Place {
        /// The row so far is the beginning of the one before, and the key is in it where it was.
        let isAsBefore: Bool
    }

    /// Adds a key behind the others. Nil if it is in the row already.
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
