/// A file's name for something that may be called anything: a student, an exercise.
///
///     SafeName("anna").text            // anna
///     SafeName("Anna Ådams").text      // Anna-dams-3f2a9c
///
/// Letters and digits of ASCII stay; where something was left out, a digest keeps two names apart.
struct SafeName {
    let text: String

    init(_ name: String) {
        let plain = name.unicodeScalars.map { scalar -> Character in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "._-".unicodeScalars.contains(scalar))
                ? Character(scalar) : "-"
        }
        var kept = String(String(plain).drop { ".-".contains($0) }.prefix(60))
        if kept != name {
            kept =
                kept.split(separator: "-").joined(separator: "-") + "-"
                + "\(Digest(of: Array(name.utf8)))".prefix(6)
        }
        text = kept
    }
}
