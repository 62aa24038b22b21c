extension String {
    /// The text without characters that a terminal interprets.
    ///
    ///     "a\u{1B}[2Jb\u{202E}".printable      // "a?[2Jb?"
    ///
    /// Text from an app under test may have escape sequences, or marks that change the direction of writing.
    /// Each escape or direction character becomes a question mark. Newlines and tabs become spaces, and emoji
    /// stay unchanged.
    public var printable: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        var shown = String.UnicodeScalarView()
        for scalar in unicodeScalars { shown.append(scalar.printable(after: shown.last)) }
        return String(shown)
    }

    /// The text without control and format characters, except for `kept` and the parts of emoji.
    public func withoutControls(keeping kept: Set<Unicode.Scalar> = []) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where !kept.contains(scalar): continue
            case .format where !scalar.joinsEmoji(after: shown.last): continue
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }
}

extension Unicode.Scalar {
    /// Returns the character itself if it is safe on a terminal, and a replacement if not.
    /// - Parameter last: the last character of the result so far.
    func printable(after last: Unicode.Scalar?) -> Unicode.Scalar {
        switch properties.generalCategory {
        case .control: properties.isWhitespace ? " " : "?"
        case .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: "?"
        case .format: joinsEmoji(after: last) ? self : "?"
        default: self
        }
    }

    /// True for the invisible characters inside emoji: the joiner in family emoji, and the letters in flags
    /// such as 🏴󠁧󠁢󠁷󠁬󠁳󠁿.
    fileprivate func joinsEmoji(after last: Unicode.Scalar?) -> Bool {
        guard let last else { return false }
        // Emoji and some scripts need zero-width joiners. After an ASCII letter, a joiner is invisible and
        // has no effect.
        if self == "\u{200D}" { return !last.isASCII && last != self }
        let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
        guard tags.contains(self) else { return false }
        return last == "\u{1F3F4}" || tags.contains(last)
    }
}
