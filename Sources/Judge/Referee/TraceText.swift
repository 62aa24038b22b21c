import Wire

/// Cuts the app's texts to the length that a trace allows. A shortened text ends with the original length.
///
///     TraceText.cut(word, to: 8)      // "abcdefgh… (cut: it had 3,000,000 bytes)"
///
/// Reports, results and timelines get all texts of the app from traces. The referee's `ScreenReader` still reads the
/// whole text.
enum TraceText {
    /// The limit for lines on screen, printed lines and failure messages, in bytes.
    static let said = 8 << 10
    /// The greatest length of a view's path or of a web address in the trace.
    static let path = 2 << 10
    /// The limit for names of types, properties and files.
    static let name = 512

    static func cut(_ text: String, to most: Int) -> String {
        let size = text.utf8.count
        guard size > most else { return text }
        // The text may end in the middle of a character, which then becomes U+FFFD.
        return String(decoding: text.utf8.prefix(most), as: UTF8.self) + mark(size)
    }

    /// Cuts the start of a path, because the view's name is at the end.
    static func cutPath(_ text: String) -> String {
        let size = text.utf8.count
        guard size > path else { return text }
        return mark(size) + "/" + String(decoding: text.utf8.suffix(path), as: UTF8.self)
    }

    private static func mark(_ size: Int) -> String { "… (cut: it had \(size) bytes)" }
}

extension ScreenLine {
    var cut: ScreenLine { ScreenLine(kind, TraceText.cut(content, to: TraceText.said)) }
}

extension SourceLocation {
    var cut: SourceLocation { SourceLocation(file: TraceText.cut(file, to: TraceText.name), line: line) }
}

extension Scope {
    var cut: Scope {
        Scope(
            view: TraceText.cutPath(view), phase: phase,
            type: type.map { TraceText.cut($0, to: TraceText.name) }, location: location?.cut,
            isUnowned: isUnowned)
    }
}

extension OutgoingRequest {
    var cut: OutgoingRequest {
        OutgoingRequest(
            id: id, method: TraceText.cut(method, to: TraceText.name),
            url: TraceText.cut(url, to: TraceText.path), bodyBytes: bodyBytes, location: location?.cut,
            isResumedByHand: isResumedByHand, isSocket: isSocket, patience: patience)
    }
}

extension Fact {
    var cut: Fact {
        let path = TraceText.cutPath
        let name = { (text: String) in TraceText.cut(text, to: TraceText.name) }
        return switch self {
        case .initialised(let view, let type): .initialised(view: path(view), type: name(type))
        case .bodyEvaluated(let view, .stateChanged(let state)):
            .bodyEvaluated(view: path(view), cause: .stateChanged(name: name(state)))
        case .bodyEvaluated(let view, let cause): .bodyEvaluated(view: path(view), cause: cause)
        case .appeared(let view, let place): .appeared(view: path(view), location: place?.cut)
        case .disappeared(let view, let place): .disappeared(view: path(view), location: place?.cut)
        case .taskStarted(let view, let serial, let place):
            .taskStarted(view: path(view), serial: serial, location: place?.cut)
        case .taskCancelled(let view, let serial, let reason):
            .taskCancelled(view: path(view), serial: serial, reason: reason)
        case .taskFinished(let view, let serial): .taskFinished(view: path(view), serial: serial)
        case .stateWritten(let view, let state, let isOnMain):
            .stateWritten(view: path(view), name: name(state), isOnMain: isOnMain)
        case .identityChanged(let view): .identityChanged(view: path(view))
        case .objectReplaced(let view, let property, let type):
            .objectReplaced(view: path(view), property: name(property), type: name(type))
        case .changeReported(let view, let place): .changeReported(view: path(view), location: place?.cut)
        case .touchedDisabled(let label): .touchedDisabled(label: TraceText.cut(label, to: TraceText.said))
        case .sampled(let word, let type, let problem):
            .sampled(
                word: name(word), type: name(type),
                problem: problem.map { TraceText.cut($0, to: TraceText.said) })
        case .messaged: self
        case .diagnosed(let diagnosis):
            .diagnosed(
                Diagnosis(
                    kind: diagnosis.kind, message: TraceText.cut(diagnosis.message, to: TraceText.said),
                    scope: diagnosis.scope?.cut))
        }
    }
}
