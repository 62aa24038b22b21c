/// Parses XML and reports each part to a delegate; namespaces are not resolved. Only XML's five named
/// entities and numeric entities are valid in a document.
open class XMLParser: NSObject {
    public static let errorDomain = "NSXMLParserErrorDomain"

    open weak var delegate: (any XMLParserDelegate)?
    open var shouldProcessNamespaces = false
    open var shouldReportNamespacePrefixes = false
    open var shouldResolveExternalEntities = false
    open private(set) var parserError: (any Error)?
    open private(set) var lineNumber = 1
    open private(set) var columnNumber = 1

    private let bytes: [UInt8]
    private var place = 0
    private var open: [String] = []
    private var isAborted = false

    public init(data: Data) { bytes = Array(data) }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Returns true if the XML parser finds the whole document valid.
    open func parse() -> Bool {
        guard place == 0, parserError == nil else { return false }
        delegate?.parserDidStartDocument(self)
        do {
            try readDocument()
            delegate?.parserDidEndDocument(self)
            return true
        } catch {
            parserError = error
            delegate?.parser(self, parseErrorOccurred: error)
            return false
        }
    }

    open func abortParsing() { isAborted = true }

    // MARK: - The parts of a document

    private func readDocument() throws {
        if next("\u{FEFF}") { skip(3) }
        var hasRoot = false
        while place < bytes.count {
            try stopIfAborted()
            if next("<?") {
                try readInstruction()
            } else if next("<!--") {
                delegate?.parser(self, foundComment: try text(after: "<!--", until: "-->"))
            } else if next("<![CDATA["), !open.isEmpty {
                delegate?.parser(self, foundCDATA: Data(try text(after: "<![CDATA[", until: "]]>").utf8))
            } else if next("<!") {
                try skipDeclaration()
            } else if next("</") {
                try readEnd()
            } else if next("<") {
                if open.isEmpty, hasRoot { throw failure(.documentEndError) }
                hasRoot = true
                try readStart()
            } else {
                try readText()
            }
        }
        guard open.isEmpty else { throw failure(.tagNameMismatchError) }
        guard hasRoot else { throw failure(.emptyDocumentError) }
    }

    private func readStart() throws {
        skip(1)
        let name = try readName()
        var attributes: [String: String] = [:]
        while true {
            skipSpaces()
            if next("/>") {
                skip(2)
                begin(name, attributes)
                return end(name)
            }
            if next(">") {
                skip(1)
                open.append(name)
                return begin(name, attributes)
            }
            let key = try readName()
            skipSpaces()
            guard next("=") else { throw failure(.attributeHasNoValueError) }
            skip(1)
            skipSpaces()
            guard next("\"") || next("'") else { throw failure(.attributeNotStartedError) }
            let quote = next("\"") ? "\"" : "'"
            guard attributes[key] == nil else { throw failure(.attributeRedefinedError) }
            attributes[key] = try resolved(text(after: quote, until: quote))
        }
    }

    private func readEnd() throws {
        skip(2)
        let name = try readName()
        skipSpaces()
        guard next(">") else { throw failure(.gtRequiredError) }
        guard open.popLast() == name else { throw failure(.tagNameMismatchError) }
        skip(1)
        end(name)
    }

    private func readText() throws {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { skip(1) }
        let text = try resolved(String(decoding: bytes[start..<place], as: UTF8.self))
        if open.isEmpty {
            guard text.allSatisfy(\.isWhitespace) else { throw failure(.documentStartError) }
        } else {
            delegate?.parser(self, foundCharacters: text)
        }
    }

    private func readInstruction() throws {
        let words = try text(after: "<?", until: "?>").split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let target = words.first, target.lowercased() != "xml" else { return }
        delegate?.parser(
            self, foundProcessingInstructionWithTarget: String(target),
            data: words.dropFirst().first.map(String.init))
    }

    /// Skips a document type declaration and the declarations inside.
    private func skipDeclaration() throws {
        var depth = 0
        while place < bytes.count {
            if next("[") { depth += 1 }
            if next("]") { depth -= 1 }
            let isOver = depth <= 0 && next(">")
            skip(1)
            if isOver { return }
        }
        throw failure(.prematureDocumentEndError)
    }

    private func begin(_ name: String, _ attributes: [String: String]) {
        delegate?.parser(
            self, didStartElement: name, namespaceURI: nil, qualifiedName: nil, attributes: attributes)
    }

    private func end(_ name: String) {
        delegate?.parser(self, didEndElement: name, namespaceURI: nil, qualifiedName: nil)
    }

    // MARK: - Names and text

    private func readName() throws -> String {
        let ends = Set(" \t\r\n=/><\"'".utf8)
        let start = place
        while place < bytes.count, !ends.contains(bytes[place]) { skip(1) }
        guard place > start else { throw failure(.nameRequiredError) }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func text(after opening: String, until closing: String) throws -> String {
        skip(opening.utf8.count)
        let start = place
        while place < bytes.count, !next(closing) { skip(1) }
        guard place < bytes.count else { throw failure(.prematureDocumentEndError) }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        skip(closing.utf8.count)
        return text
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private func resolved(_ text: String) throws -> String {
        guard text.contains("&") else { return text }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(parts[0])
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: ";") else { throw failure(.entityReferenceWithoutNameError) }
            guard let value = Self.character(part[..<end]) else { throw failure(.undeclaredEntityError) }
            result += value + part[part.index(after: end)...]
        }
        return result
    }

    private static func character(_ entity: Substring) -> String? {
        guard entity.hasPrefix("#") else { return entities[String(entity)] }
        let digits = entity.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(String.init)
    }

    private func next(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

    private func skipSpaces() {
        while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { skip(1) }
    }

    private func skip(_ count: Int) {
        for _ in 0..<count where place < bytes.count {
            let isLineEnd = bytes[place] == UInt8(ascii: "\n")
            (lineNumber, columnNumber) = isLineEnd ? (lineNumber + 1, 1) : (lineNumber, columnNumber + 1)
            place += 1
        }
    }

    // MARK: - Errors

    public enum ErrorCode: Int, Sendable {
        case internalError = 1
        case outOfMemoryError = 2
        case documentStartError = 3
        case emptyDocumentError = 4
        case prematureDocumentEndError = 5
        case entityReferenceWithoutNameError = 22
        case undeclaredEntityError = 26
        case attributeNotStartedError = 39
        case attributeHasNoValueError = 41
        case attributeRedefinedError = 42
        case nameRequiredError = 68
        case gtRequiredError = 73
        case tagNameMismatchError = 76
        case documentEndError = 85
        case delegateAbortedParseError = 512
    }

    private func stopIfAborted() throws {
        if isAborted { throw failure(.delegateAbortedParseError) }
    }

    private func failure(_ code: ErrorCode) -> NSError {
        NSError(
            domain: Self.errorDomain, code: code.rawValue,
            userInfo: ["NSXMLParserErrorLineNumber": lineNumber, "NSXMLParserErrorColumn": columnNumber])
    }
}
