import CLibEdit
import Glibc

/// Lines typed at a terminal: editing, history kept between runs, completion with Tab.
///
/// The learner's `~/.editrc` decides the keys. Ctrl-C clears the line, Ctrl-D on an empty one leaves. Several lines that are
/// pasted stand at the prompt together, and come as one text with its newlines once Return is pressed.
public final class EditLineReader: LineReader {
    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let historyFile: HistoryFile?
    private let style: TerminalStyle
    private let completions: (String) -> [String]
    private let complain: (String) -> Void

    /// libedit keeps no copy of the prompt, so its bytes live here until the next one.
    private var promptBytes: UnsafeMutablePointer<CChar>?

    /// libedit empties its line when it begins to read one, so a text to begin with is put there by a key that is
    /// pressed on the reader's behalf: Ctrl-^, which nobody's fingers know.
    private static let prefillKey = "\u{1E}"
    private var prefill = ""
    /// A line of a file is being edited, where Tab has nothing to complete.
    private var isAnswering = false
    /// The terminal is asked to say where pasted text begins and ends, so that no newline in it is taken for Return.
    private var marksPastes = false

    /// - Parameters:
    ///   - program: the name that lines in `.editrc` can be addressed to.
    ///   - completions: the words that can stand where the last word of this line begins.
    ///   - complain: receives a sentence, once, when history cannot be kept.
    /// Nil when libedit cannot take hold of the terminal; a `ScriptedLineReader` then still works.
    public init?(
        program: String, style: TerminalStyle, history historyFile: HistoryFile? = nil,
        completions: @escaping (String) -> [String] = { _ in [] },
        complain: @escaping (String) -> Void = { _ in }
    ) {
        guard isatty(0) == 1, isatty(1) == 1 else { return nil }
        Self.adoptLocale()
        guard let editor = course_editline_open(program) else { return nil }
        guard let history = history_init() else {
            el_end(editor)
            return nil
        }
        self.editor = editor
        self.history = history
        self.historyFile = historyFile
        self.style = style
        self.completions = completions
        self.complain = complain
        configure()
        loadHistory()
    }

    deinit {
        el_end(editor)
        history_end(history)
        free(promptBytes)
    }

    public func readLine(prompt: StyledText) -> String? {
        guard let line = readLine(prompt) else { return nil }
        remember(line)
        return line
    }

    /// What is typed here is no command, so history does not hear of it.
    public func readLine(prompt: StyledText, prefilled: String) -> String? {
        prefill = prefilled
        isAnswering = true
        defer { isAnswering = false }
        course_editline_push(editor, Self.prefillKey)
        return readLine(prompt)
    }

    private func readLine(_ prompt: StyledText) -> String? {
        if marksPastes { course_editline_write("\u{1B}[?2004h") }
        defer { if marksPastes { course_editline_write("\u{1B}[?2004l") } }
        free(promptBytes)
        promptBytes = strdup(Self.bytes(of: prompt, for: style))
        var count: Int32 = 0
        guard let bytes = el_gets(editor, &count), count > 0 else {
            // Ctrl-D leaves the cursor behind the prompt.
            course_editline_write("\n")
            return nil
        }
        var line = String(cString: bytes)
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    // MARK: Setting up

    /// libedit reads characters as the C library's locale has them. A name that is not installed
    /// would leave ASCII, so a locale that promises UTF-8 gets the one that is always there.
    private static func adoptLocale() {
        guard setlocale(LC_CTYPE, "") == nil else { return }
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    private func configure() {
        course_editline_set_owner(editor, Unmanaged.passUnretained(self).toOpaque())
        course_editline_set_prompt(editor) { editor in
            EditLineReader.owner(of: editor)?.promptBytes
        }
        course_editline_handle_signals(editor)
        course_editline_set_history(editor, history)
        course_editline_use_emacs_keys(editor)
        course_editline_add_function(editor, "course-complete", "Complete the word") { editor, _ in
            EditLineReader.owner(of: editor)?.complete() ?? UInt8(CC_ERROR)
        }
        course_editline_add_function(editor, "course-prefill", "Put a text to begin with") { editor, _ in
            EditLineReader.owner(of: editor)?.insertPrefill() ?? UInt8(CC_ERROR)
        }
        course_editline_make_interrupt_a_key(editor)
        el_source(editor, nil)
        // After the learner's file, because switching to vi keys there forgets every binding.
        for (key, function) in [
            ("^I", "course-complete"), ("^C", "em-kill-line"), ("^^", "course-prefill"),
        ] {
            course_editline_bind(editor, key, function)
        }
        course_editline_bind_alternative(editor, "^C", "em-kill-line")
        listenForPastes()
    }

    private func listenForPastes() {
        let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
        marksPastes = terminal != "dumb" && course_editline_has_vi_keys(editor) == 0
        guard marksPastes else { return }
        course_editline_add_function(editor, "course-paste", "Take pasted text") { editor, _ in
            EditLineReader.owner(of: editor)?.paste() ?? UInt8(CC_ERROR)
        }
        course_editline_bind(editor, "\\e[200~", "course-paste")
    }

    /// The owner outlives the editor, which is closed in its deinit.
    private static func owner(of editor: OpaquePointer?) -> EditLineReader? {
        guard let editor, let owner = course_editline_owner(editor) else { return nil }
        return Unmanaged<EditLineReader>.fromOpaque(owner).takeUnretainedValue()
    }

    /// libedit drops an escape sequence that no character follows, so a prompt ends in a bare space.
    static func bytes(of prompt: StyledText, for style: TerminalStyle) -> String {
        let text = style.hasUnicode ? prompt : prompt.asASCII
        return (text + " ").rendered(for: style, aroundEscapes: "\u{1}")
    }

    // MARK: History

    private func loadHistory() {
        course_history_set_size(history, Int32(historyFile?.limit ?? 1000))
        course_history_drop_repeats(history)
        guard let historyFile else { return }
        do throws(HistoryFile.Failure) {
            for line in try historyFile.load() { course_history_enter(history, line) }
        } catch {
            hasComplained = true
            complain(error.description)
        }
    }

    private var hasComplained = false

    private func remember(_ line: String) {
        for line in line.split(separator: "\n").map(String.init) {
            course_history_enter(history, line)
            guard let historyFile, !hasComplained else { continue }
            do throws(HistoryFile.Failure) {
                try historyFile.append(line)
            } catch {
                hasComplained = true
                complain(error.description)
            }
        }
    }

    // MARK: Texts from elsewhere

    private func insertPrefill() -> UInt8 {
        defer { prefill = "" }
        return !prefill.isEmpty && el_insertstr(editor, prefill) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }

    /// Everything up to the terminal's mark of the end.
    private func paste() -> UInt8 {
        let end = "\u{1B}[201~"
        var text = ""
        var character: wchar_t = 0
        while !text.hasSuffix(end), el_wgetc(editor, &character) == 1 {
            guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
            text.unicodeScalars.append(scalar)
        }
        if text.hasSuffix(end) { text.unicodeScalars.removeLast(end.unicodeScalars.count) }
        text = PastedText(text).text
        return !text.isEmpty && el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }

    // MARK: Completion

    private func complete() -> UInt8 {
        guard !isAnswering else {
            return el_insertstr(editor, "    ") == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
        }
        guard let info = el_line(editor)?.pointee, let start = info.buffer, let cursor = info.cursor else {
            return UInt8(CC_ERROR)
        }
        let bytes = UnsafeBufferPointer(start: start, count: cursor - start)
        let line = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        switch Completion(of: line, from: completions(line)) {
        case .nothing:
            return UInt8(CC_ERROR)
        case .insert(let text):
            return el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
        case .choose(let words):
            course_editline_write("\n" + words.joined(separator: "  ") + "\n")
            return UInt8(CC_REDISPLAY)
        }
    }
}
