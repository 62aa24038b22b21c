import CLibEdit

/// The line that libedit is reading, for functions that keys call.
///
///     EditedLine(editor).insert("    ")    // what the function returns to libedit
struct EditedLine {
    private let editor: OpaquePointer

    init(_ editor: OpaquePointer) { self.editor = editor }

    var textBeforeCursor: String? {
        guard let info = el_line(editor)?.pointee, let start = info.buffer, let cursor = info.cursor else {
            return nil
        }
        let bytes = UnsafeBufferPointer(start: start, count: cursor - start)
        return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func insert(_ text: String) -> UInt8 {
        !text.isEmpty && el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    }

    /// Deletes one visible character. libedit counts the emoji 👩‍👩‍👧 as five characters, and would delete
    /// only one of the five.
    func erase() -> UInt8 {
        guard let last = textBeforeCursor?.last else { return UInt8(CC_ERROR) }
        el_deletestr(editor, Int32(last.unicodeScalars.count))
        return UInt8(last.unicodeScalars.count > 1 ? CC_REDISPLAY : CC_REFRESH)
    }
}
