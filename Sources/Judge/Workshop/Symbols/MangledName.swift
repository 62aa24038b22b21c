/// The beginning of a mangled Swift symbol: its module or type, and the names that follow.
///
///     $s20FoundationEssentials4DataV10contentsOf7options…   FoundationEssentials: Data, contentsOf, options
///     $sSS10FoundationE10contentsOfSSSS_tKcfC                  SS, in Foundation: contentsOf
///
/// The reader follows Swift's ABI for identifiers, including repeated words (docs/ABI/Mangling.rst in Swift's
/// repository). Reading ends at the first part of the symbol that is not a name.
struct MangledName {
    /// The module that declares the name, or the short form of a standard library type, such as `SS` for `String`. The
    /// letter `s` means the standard library itself.
    let home: String
    /// The names in the symbol, with the outermost type first. Argument labels are at the end.
    let path: [String]
    /// The module that contains the extension, if the name is declared in an extension from another module.
    let extending: String?

    init?(_ symbol: String) {
        guard symbol.hasPrefix("$s") else { return nil }
        var reader = Reader(text: Array(symbol.utf8.dropFirst(2)))
        guard let home = reader.home() else { return nil }
        self.home = home
        var path: [String] = []
        var extending: String?
        while path.count < 6, let name = reader.identifier() {
            if reader.next == UInt8(ascii: "E"), extending == nil {
                extending = name
            } else {
                path.append(name)
            }
            reader.skipKind()
        }
        self.path = path
        self.extending = extending
    }

    private struct Reader {
        let text: [UInt8]
        var place = 0
        var words: [[UInt8]] = []

        var next: UInt8? { place < text.count ? text[place] : nil }

        mutating func take() -> UInt8? {
            guard let next else { return nil }
            place += 1
            return next
        }

        mutating func home() -> String? {
            switch next {
            case UInt8(ascii: "s"):
                place += 1
                return "s"
            case UInt8(ascii: "S"):
                place += 1
                guard let letter = take() else { return nil }
                guard letter == UInt8(ascii: "c") else { return "S\(Character(Unicode.Scalar(letter)))" }
                guard let second = take() else { return nil }
                return "Sc\(Character(Unicode.Scalar(second)))"
            default: return identifier()
            }
        }

        /// Skips the letters between two nested names, which describe the kind of the outer name.
        mutating func skipKind() {
            while let next, "VCOPEaAsRzrlL".utf8.contains(next) {
                place += 1
                guard next == UInt8(ascii: "A") else { continue }
                // In a mangled name, some letters refer to earlier words; the last of these letters is a capital.
                while let letter = take(), !isUpper(letter), letter != UInt8(ascii: "_") {}
            }
        }

        mutating func identifier() -> String? {
            let start = place
            guard let bytes = identifierBytes(), let name = String(validating: bytes, as: UTF8.self) else {
                place = start
                return nil
            }
            return name
        }

        private mutating func identifierBytes() -> [UInt8]? {
            guard let first = next, isDigit(first) else { return nil }
            var repeats = false
            if first == UInt8(ascii: "0") {
                place += 1
                // Two zeros begin a Punycode name. The course and the toolchain have no Punycode names.
                guard next != UInt8(ascii: "0") else { return nil }
                repeats = true
            }
            var name: [UInt8] = []
            repeat {
                while repeats, let letter = next, isLetter(letter) {
                    place += 1
                    let isLast = letter < UInt8(ascii: "a")
                    let index = Int(letter - UInt8(ascii: isLast ? "A" : "a"))
                    guard index < words.count else { return nil }
                    name += words[index]
                    repeats = !isLast
                }
                if next == UInt8(ascii: "0") {
                    place += 1
                    break
                }
                guard let length = number(), length > 0, length <= text.count - place else {
                    return name.isEmpty ? nil : name
                }
                let piece = text[place..<place + length]
                place += length
                name += piece
                note(piece)
            } while repeats
            return name
        }

        private mutating func number() -> Int? {
            var value: Int?
            while let digit = next, isDigit(digit), (value ?? 0) < 1 << 20 {
                value = (value ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
                place += 1
            }
            return value
        }

        /// Records the words of a name, because later names can repeat a word by its number.
        private mutating func note(_ piece: ArraySlice<UInt8>) {
            var start: Int?
            for index in piece.startIndex...piece.endIndex {
                let byte = index < piece.endIndex ? piece[index] : 0
                if let begin = start {
                    let ends =
                        byte == 0 || byte == UInt8(ascii: "_")
                        || (!isUpper(piece[index - 1]) && isUpper(byte))
                    if ends {
                        if index - begin >= 2, words.count < 26 { words.append(Array(piece[begin..<index])) }
                        start = nil
                    }
                }
                if start == nil, byte != 0, byte != UInt8(ascii: "_"), !isDigit(byte) { start = index }
            }
        }

        private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
        private func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
        private func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || (97...122).contains(byte) }
    }
}
