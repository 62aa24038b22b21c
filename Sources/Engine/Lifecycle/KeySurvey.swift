/// The keys of all elements of a collection, in an array of the keys' own type.
///
/// Most updates leave the keys unchanged, and comparing two arrays of one type is faster than comparing keys as
/// `AnyHashable`.
@MainActor public class KeySurvey {
    let areDistinct: Bool

    fileprivate init(areDistinct: Bool) {
        self.areDistinct = areDistinct
    }

    /// Returns `before` if no key is new, missing or moved, and no key occurs twice.
    public static func of<Key: Hashable>(_ keys: [Key], after before: KeySurvey?) -> KeySurvey {
        if let before = before as? SurveyedKeys<Key>, before.areDistinct, before.keys == keys {
            return before
        }
        return SurveyedKeys(keys)
    }
}

private final class SurveyedKeys<Key: Hashable>: KeySurvey {
    let keys: [Key]

    init(_ keys: [Key]) {
        self.keys = keys
        super.init(areDistinct: Set(keys).count == keys.count)
    }
}
