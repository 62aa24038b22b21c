/// Replaces `@objc`, `#selector(…)` and `#keyPath(…)`, because Linux has no Objective-C. The course removes `@objc`,
/// replaces `#selector(method)` by a reference to the method, and writes a key path as text (`decisions/0078`).
///
///     @objc func tick() {}                     func tick() {}
///     Timer.scheduledTimer(…, selector: #selector(tick), …)      … selector: _selector(tick), …
///     NSSortDescriptor(key: #keyPath(Note.title), …)               NSSortDescriptor(key: "title"              , …)
enum ObjectiveCWords {
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        let isMissed = errors.contains { error in
            error.severity == .error
                && (error.message == "Objective-C interoperability is disabled"
                    || error.message == "'#selector' can only be used with the Objective-C runtime"
                    || error.message == "'#keyPath' can only be used with the Objective-C runtime")
        }
        guard isMissed else { return }
        let words = ["@objc", "#selector", "#keyPath"]
        for index in lines.indices where words.contains(where: lines[index].contains) {
            lines[index] =
                lines[index]
                .replacing(/@objc(?:Members|\([\w:]*\))?(?![\w])/) { match in
                    String(repeating: " ", count: match.output.count)
                }
                .replacing("#selector(", with: "_selector(")
                .replacing(/#keyPath\((?:[A-Z]\w*\.)*([\w.]+)\)/) { match in
                    let text = "\"\(match.output.1)\""
                    return text + String(repeating: " ", count: match.output.0.count - text.count)
                }
        }
    }
}
