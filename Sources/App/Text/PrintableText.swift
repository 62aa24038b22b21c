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
        for scalar in unicodeScalars { shown.append(scalar.printable(after: shown.last)) }
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
    /// The character itself if a terminal shows it, and otherwise what takes its place.
    /// - Parameter last: the character before it, as far as it is shown.
    func printable(after last: Unicode.Scalar?) -> Unicode.Scalar {
        switch properties.generalCategory {
        case .control: properties.isWhitespace ? " " : "?"
        case .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: "?"
        case .format: joinsEmoji(after: last) ? self : "?"
        default: self
        }
    }

    /// A zero-width joiner, which puts families together, or a letter of a flag's tag, as in 🏴󠁧󠁢󠁷󠁬󠁳󠁿.
    fileprivate func joinsEmoji(after last: Unicode.Scalar?) -> Bool {
        guard let last else { return false }
        // Emoji and some scripts join; between letters of ASCII a joiner would only be unseen.
        if self == "\u{200D}" { return !last.isASCII && last != self }
        let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
        guard tags.contains(self) else { return false }
        return last == "\u{1F3F4}" || tags.contains(last)
    }
}
