import Scenario

/// A screen with an open sheet, read from the description of the screen: `in front: …; behind: …`.
struct OpenSheet {
    private let front: Substring
    private let page: Substring

    /// - Parameter found: the description in a failed check. Returns nil if no sheet is open.
    init?(_ found: String) {
        guard let start = found.firstRange(of: "in front: "), let middle = found.firstRange(of: "; behind: "),
            start.upperBound <= middle.lowerBound
        else { return nil }
        front = found[start.upperBound..<middle.lowerBound]
        page = found[middle.upperBound...]
    }

    /// True if the button is only on the page behind the sheet, where the user cannot tap it.
    func hides(button label: String) -> Bool {
        page.contains("button \"\(label)\"") && !front.contains("button \"\(label)\"")
    }

    /// A sentence about a sheet that differs from the page behind it; nil if sheet and page agree about this content.
    func difference(about sight: Sight, isExpected: Bool) -> String? {
        guard let words = sight.described, front.contains(words) != isExpected,
            page.contains(words) == isExpected
        else {
            return nil
        }
        return
            "The page behind the sheet \(isExpected ? "showed" : "did not show") it, so the sheet does not follow the page."
    }
}

extension Sight {
    /// The words of this content in the description of a screen; nil for content without such words.
    fileprivate var described: String? {
        switch self {
        case .spinner: "a spinner"
        case .text(let words), .wholeText(let words): "\"\(words)\""
        case .image(let resource): "the picture of \(resource.path)"
        case .error, .button, .body, .above, .only: nil
        }
    }
}
