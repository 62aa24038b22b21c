extension String {
    /// The text with nothing in it that a terminal would obey rather than show.
    ///
    ///     "a\u{1B}[2Jb\u{202E}".printable      // "a?[2Jb?"
    ///
    /// What an app under test says may hold escape sequences, or marks that turn the direction of writing. Each of their
    /// characters becomes a question mark, and a newline or a tab becomes a space. What emoji are made of stays.
    public var printable: String {
        guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
        var shown = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar.properties.isWhitespace: shown.append(" ")
            case .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: shown.append("?")
            case .format: shown.append(scalar.joinsEmoji(after: shown.last) ? scalar : "?")
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }

    /// The text without control characters and format characters, except those of `kept` and of emoji.
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
    /// A zero-width joiner, which puts families together, or a letter of a flag's tag, as in 🏴󠁧󠁢󠁷󠁬󠁳󠁿.
    fileprivate func joinsEmoji(after last: Unicode.Scalar?) -> Bool {
        if self == "\u{200D}" { return true }
        let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
        guard let last, tags.contains(self) else { return false }
        return last == "\u{1F3F4}" || tags.contains(last)
    }
}
