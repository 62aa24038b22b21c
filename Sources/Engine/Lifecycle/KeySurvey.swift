/// The keys of all elements of a collection, looked at together and in their own type.
///
/// Most updates bring the same keys. One look at all of them costs less than a look at each.
@MainActor public class KeySurvey {
    /// No key comes twice.
    let areDistinct: Bool

    fileprivate init(areDistinct: Bool) {
        self.areDistinct = areDistinct
    }

    /// Returns `before` itself if these are the same keys in the same order, each once.
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
