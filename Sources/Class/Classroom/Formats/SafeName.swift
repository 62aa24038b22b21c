/// A safe file name for a student or an exercise; the original name can contain anything, such as `../`.
///
///     SafeName("anna").text            // anna
///     SafeName("Anna Ådams").text      // Anna-dams-3f2a9c
///
/// A safe name contains only ASCII letters, digits, `.`, `_` and `-`, and does not begin with `.` or `-`. A
/// changed name gets a digest at its end, so that two names stay different.
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
