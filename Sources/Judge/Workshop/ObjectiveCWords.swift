/// Replaces `@objc` and `#selector(…)`, because Linux has no Objective-C. Removes the attribute, and makes a selector
/// contain its method (`decisions/0078`).
///
///     @objc func tick() {}                     func tick() {}
///     Timer.scheduledTimer(…, selector: #selector(tick), …)      … selector: _selector(tick), …
enum ObjectiveCWords {
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        let isMissed = errors.contains { error in
            error.severity == .error
                && (error.message == "Objective-C interoperability is disabled"
                    || error.message == "'#selector' can only be used with the Objective-C runtime")
        }
        guard isMissed else { return }
        for index in lines.indices where lines[index].contains("@objc") || lines[index].contains("#selector")
        {
            lines[index] =
                lines[index]
                .replacing(/@objc(?:Members|\([\w:]*\))?(?![\w])/) { match in
                    String(repeating: " ", count: match.output.count)
                }
                .replacing("#selector(", with: "_selector(")
        }
    }
}
