import CLibEdit
import Glibc
import Text

/// Reads lines at a terminal, with editing, a history that outlives the process, and completion with Tab.
///
/// The learner's `~/.editrc` sets the keys. Ctrl-C clears the line, and Ctrl-D on an empty line ends the input. Several
/// pasted lines appear at the prompt together. Return delivers the pasted lines as one text with newlines.
public final class EditLineReader: LineReader {
    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let historyFile: HistoryFile?
    private let style: PageStyle
    private let completions: (String) -> [String]
    private let complain: (String) -> Void

    /// Called before libedit reads a line. Returns a line if the person need not type one, for example after a save of
    /// a watched file; nil once the person presses a key.
    public var beforeFirstKey: (() -> String?)?

    /// The bytes of the current prompt, because libedit keeps no copy.
    private var promptBytes: UnsafeMutablePointer<CChar>?

    /// libedit clears its line when it starts to read, so a simulated press of the rarely used key Ctrl-^ inserts the
    /// prefilled text.
    private static let prefillKey = "\u{1E}"
    private var prefill = ""
    /// True while the learner changes a line of a file, where Tab inserts spaces.
    private var isAnswering = false
    /// True if the terminal marks the start and end of pasted text. A newline in pasted text does not end the line.
    private var marksPastes = false
    private var canClearLines = false

    /// The initializer returns nil if libedit cannot use the terminal.
    ///
    /// - Parameters:
    ///   - program: the name by which `.editrc` refers to the course.
    ///   - completions: the words that can replace the last word of a line.
    ///   - complain: receives one sentence if the history cannot be written.
    public init?(
        program: String, style: PageStyle, history historyFile: HistoryFile? = nil,
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
        if let line = lineBeforeFirstKey(prompt) { return line }
        guard let line = readLine(prompt) else { return nil }
        remember(line)
        return line
    }

    /// Reads a line that is not a command, so the history does not keep the line.
    public func readLine(prompt: StyledText, prefilled: String) -> String? {
        prefill = prefilled
        isAnswering = true
        // While the reader asks a question, Ctrl-C cancels the question.
        course_editline_bind(editor, "^C", "course-leave")
        defer {
            isAnswering = false
            course_editline_bind(editor, "^C", "em-kill-line")
        }
        course_editline_push(editor, Self.prefillKey)
        return readLine(prompt)
    }

    /// Shows the prompt while `beforeFirstKey` waits. After the wait, libedit shows the prompt again.
    private func lineBeforeFirstKey(_ prompt: StyledText) -> String? {
        guard let beforeFirstKey, canClearLines else { return nil }
        if marksPastes { course_editline_write("\u{1B}[?2004h") }
        course_editline_write(Self.bytes(of: prompt, for: style).filter { $0 != "\u{1}" })
        let line = beforeFirstKey()
        course_editline_write("\r\u{1B}[K")
        if line != nil, marksPastes { course_editline_write("\u{1B}[?2004l") }
        return line
    }

    private func readLine(_ prompt: StyledText) -> String? {
        if marksPastes { course_editline_write("\u{1B}[?2004h") }
        defer { if marksPastes { course_editline_write("\u{1B}[?2004l") } }
        free(promptBytes)
        promptBytes = strdup(Self.bytes(of: prompt, for: style))
        var count: Int32 = 0
        guard let bytes = el_gets(editor, &count), count > 0 else {
            // After Ctrl-D the cursor is still on the prompt's line.
            course_editline_write("\n")
            return nil
        }
        var line = String(cString: bytes)
        while let last = line.last, last.isWhitespace { line.removeLast() }
        return line
    }

    // MARK: Setting up

    /// libedit decodes input by the C library's locale. If the learner's locale is not installed, the reader uses C.UTF-8,
    /// because the C library would fall back to ASCII.
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
        course_editline_add_function(editor, "course-prefill", "Insert the prepared text") { editor, _ in
            EditLineReader.owner(of: editor)?.insertPrefill() ?? UInt8(CC_ERROR)
        }
        course_editline_add_function(editor, "course-leave", "Leave the line") { _, _ in UInt8(CC_EOF) }
        course_editline_make_interrupt_a_key(editor)
        listenForErasure()
        el_source(editor, nil)
        // The course binds its keys after reading `.editrc`, because a switch to vi keys in `.editrc` drops all
        // bindings.
        for (key, function) in [
            ("^I", "course-complete"), ("^C", "em-kill-line"), ("^^", "course-prefill"),
        ] {
            course_editline_bind(editor, key, function)
        }
        course_editline_bind_alternative(editor, "^C", "em-kill-line")
        listenForPastes()
    }

    /// Binds the keys that erase a character. The method runs before libedit reads `.editrc`, because `.editrc` may
    /// bind the keys differently.
    private func listenForErasure() {
        course_editline_add_function(editor, "course-erase", "Delete what looks like one character") {
            editor, _ in editor.map { EditedLine($0).erase() } ?? UInt8(CC_ERROR)
        }
        for key in ["^H", "^?"] { course_editline_bind(editor, key, "course-erase") }
    }

    private func listenForPastes() {
        let terminal = getenv("TERM").map { String(cString: $0) } ?? "dumb"
        canClearLines = terminal != "dumb"
        marksPastes = canClearLines && course_editline_has_vi_keys(editor) == 0
        guard marksPastes else { return }
        course_editline_add_function(editor, "course-paste", "Take pasted text") { editor, _ in
            EditLineReader.owner(of: editor)?.paste() ?? UInt8(CC_ERROR)
        }
        course_editline_bind(editor, "\\e[200~", "course-paste")
    }

    /// The owner of an editor always exists, because the reader's deinit closes the editor.
    private static func owner(of editor: OpaquePointer?) -> EditLineReader? {
        guard let editor, let owner = course_editline_owner(editor) else { return nil }
        return Unmanaged<EditLineReader>.fromOpaque(owner).takeUnretainedValue()
    }

    /// libedit drops an escape sequence at the end of the prompt, so a prompt ends in a plain space.
    static func bytes(of prompt: StyledText, for style: PageStyle) -> String {
        let text = prompt.mapText { style.spelled($0.printable) }
        // libedit writes the prompt without an `Outlet`, so the prompt's escape sequences must not have a `Hallmark`.
        var bare = style
        bare.hallmark = .none
        return (text + " ").rendered(for: bare, aroundEscapes: "\u{1}")
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
        return EditedLine(editor).insert(prefill)
    }

    /// Inserts pasted text, up to the terminal's end mark, into the line.
    private func paste() -> UInt8 {
        let end = "\u{1B}[201~"
        var text = ""
        var character: wchar_t = 0
        while !text.hasSuffix(end), el_wgetc(editor, &character) == 1 {
            guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
            text.unicodeScalars.append(scalar)
        }
        if text.hasSuffix(end) { text.unicodeScalars.removeLast(end.unicodeScalars.count) }
        return EditedLine(editor).insert(PastedText(text).text)
    }

    // MARK: Completion

    private func complete() -> UInt8 {
        guard !isAnswering else { return EditedLine(editor).insert("    ") }
        guard let line = EditedLine(editor).textBeforeCursor else { return UInt8(CC_ERROR) }
        switch Completion(of: line, from: completions(line)) {
        case .nothing:
            return UInt8(CC_ERROR)
        case .insert(let text):
            return EditedLine(editor).insert(text)
        case .choose(let words):
            let table = WordColumns(words.map(\.printable), width: style.fitted().width)
            course_editline_write("\n" + table.lines.joined(separator: "\n") + "\n")
            return UInt8(CC_REDISPLAY)
        }
    }
}
