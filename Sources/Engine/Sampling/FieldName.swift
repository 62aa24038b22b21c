import Synchronization

/// The words of a field's name, analyzed once for each name because a run reads the same names thousands of times.
struct FieldName {
    /// The words of the name: `createdAt` and `created_at` have the same words.
    let words: [String]
    let lastWord: String
    /// True if the field's value is a URL, such as a picture's address.
    let isAddress: Bool
    let isMoment: Bool
    /// True for fields that a successful response usually omits, such as an error or the cursor of the next page.
    let isUsuallyLeftOut: Bool

    private static let known = Mutex<[String: FieldName]>([:])
    private static let mostKnown = 2000

    static func of(_ name: String) -> FieldName {
        known.withLock { known in
            if let field = known[name] { return field }
            if known.count >= mostKnown { known = [:] }
            let field = FieldName(name)
            known[name] = field
            return field
        }
    }

    private init(_ name: String) {
        var words: [String] = [""]
        var wasSmall = false
        for character in name {
            if !character.isLetter && !character.isNumber {
                words.append("")
            } else if character.isUppercase, wasSmall {
                words.append("")
            }
            if character.isLetter || character.isNumber {
                words[words.count - 1] += character.lowercased()
            }
            wasSmall = character.isLowercase || character.isNumber
        }
        words.removeAll(where: \.isEmpty)
        let last = words.last ?? ""
        self.words = words
        lastWord = last
        isAddress = Self.addresses.contains(last) || Self.pictures.contains(last)
        isMoment = Self.moments.contains(last) || words.count > 1 && ["at", "on"].contains(last)
        isUsuallyLeftOut = Self.absent.contains(words.first ?? "") || words == ["cursor"]
    }

    static let addresses: Set = ["url", "uri", "link", "href", "website", "homepage", "src"]
    private static let pictures: Set = [
        "image", "img", "photo", "picture", "avatar", "thumbnail", "thumb", "icon", "poster", "artwork",
        "logo", "cover",
        "banner", "flag", "sprite",
    ]
    private static let moments: Set = [
        "date", "time", "timestamp", "created", "updated", "modified", "published", "expires", "birthday",
    ]
    private static let absent: Set = ["error", "errors", "failure", "next", "continuation"]
}
