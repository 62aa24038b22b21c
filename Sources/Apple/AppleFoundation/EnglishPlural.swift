/// Makes the plural of an English noun, by its ending or from a list of irregular words.
nonisolated package enum EnglishPlural {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice",
        "foot": "feet",
        "tooth": "teeth", "goose": "geese", "leaf": "leaves", "life": "lives", "knife": "knives",
        "half": "halves",
        "sheep": "sheep", "fish": "fish", "series": "series",
    ]

    package static func of(_ noun: String) -> String {
        let small = noun.lowercased()
        if let plural = irregular[small] { return String(noun.prefix(1) + plural.dropFirst()) }
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return noun + "es" }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return String(noun.dropLast() + "ies")
        }
        return noun + "s"
    }
}
