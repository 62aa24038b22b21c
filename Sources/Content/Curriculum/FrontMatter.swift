import Text

/// The fields between the `---` lines at the start of a page, and the page's text below them.
///
///     ---
///     id: changing-picture
///     part: 6
///     ---
///     The task…
struct FrontMatter {
    let file: String
    let body: String
    /// The line of the file on which `body` begins.
    let bodyLine: Int
    private let fields: [String: YAMLValue]

    init(_ text: String, file: String, allowed: [String]) throws(CurriculumProblem) {
        self.file = file
        let first = text.firstLines(1).first ?? ""
        guard first == "---",
            let (offset, end) = text.linesFromTop.enumerated().dropFirst().first(where: {
                $0.element == "---"
            })
        else {
            throw CurriculumProblem(
                file: file, line: 1, fact: "The page has no front matter",
                evidence: "it begins with \"\(first)\"",
                nextStep:
                    "Begin the page with a line \"---\", the fields \(allowed.joined(separator: ", ")), and \"---\"."
            )
        }
        body = String(text[end.endIndex...].dropFirst())
        bodyLine = offset + 2
        let fields = text[first.endIndex..<end.startIndex].dropFirst()
        self.fields = try Self.fields(in: String(fields), file: file, allowed: allowed)
    }

    private static func fields(
        in text: String, file: String, allowed: [String]
    ) throws(CurriculumProblem) -> [String: YAMLValue] {
        var fields: [String: YAMLValue] = [:]
        for (key, value) in try pairs(in: text, file: file) {
            // The first line of the YAML is line 2 of the file, because the opening `---` is line 1.
            let line = key.line + 1
            guard case .scalar(let name) = key.content, allowed.contains(name) else {
                let written = if case .scalar(let name) = key.content { name } else { "…" }
                let meant = Spelling.suggestions(for: written, among: allowed).first
                throw CurriculumProblem(
                    file: file, line: line, fact: "The front matter has an unknown field \"\(written)\"",
                    nextStep: meant.map { "Did you mean \"\($0)\"?" }
                        ?? "The known fields are \(allowed.joined(separator: ", ")).")
            }
            guard fields.updateValue(value, forKey: name) == nil else {
                throw CurriculumProblem(
                    file: file, line: line, fact: "The field \"\(name)\" occurs twice",
                    nextStep: "Keep one of the two fields.")
            }
        }
        return fields
    }

    private static func pairs(
        in text: String, file: String
    ) throws(CurriculumProblem) -> [(key: YAMLValue, value: YAMLValue)] {
        do throws(YAMLValue.Failure) {
            guard let root = try YAMLValue.read(text) else { return [] }
            guard case .mapping(let pairs) = root.content else {
                throw YAMLValue.Failure(line: root.line, reason: "fields are expected here")
            }
            return pairs
        } catch {
            throw CurriculumProblem(
                file: file, line: error.line + 1, fact: "The front matter is not YAML",
                evidence: error.reason, nextStep: "Write one \"name: value\" a line.")
        }
    }

    // MARK: Fields

    func string(_ name: String) throws(CurriculumProblem) -> String {
        guard let value = fields[name] else {
            throw CurriculumProblem(
                file: file, line: 1, fact: "The front matter has no \"\(name)\"",
                nextStep: "Add a line \"\(name): …\" before the second \"---\".")
        }
        guard case .scalar(let text) = value.content, !text.isEmpty else {
            throw problem(
                name, "\"\(name)\" is not a single value", next: "Write \"\(name): …\" on one line.")
        }
        return text
    }

    func positiveInteger(_ name: String) throws(CurriculumProblem) -> Int {
        let text = try string(name)
        guard let number = Int(text), number > 0 else {
            throw problem(
                name, "\"\(name)\" is not a whole number above zero", evidence: "\"\(text)\"",
                next: "Write digits, as in \"\(name): 6\".")
        }
        return number
    }

    /// Reads a name in kebab-case; such a name is easy to type and needs no quotes as a file name.
    func identifier(_ name: String = "id") throws(CurriculumProblem) -> String {
        let text = try string(name)
        guard Self.isKebabCase(text) else {
            throw problem(
                name, "\"\(name)\" is not in kebab-case", evidence: "\"\(text)\"",
                next: "Use small letters and digits with hyphens between, as in \"changing-picture\".")
        }
        return text
    }

    /// Reads a field whose value is one of a few words; returns `standard` if the field is missing.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String, or standard: Word
    ) throws(CurriculumProblem) -> Word {
        guard fields[name] != nil else { return standard }
        return try FieldWord.read(try string(name), of: name) { problem(name, $0, next: $1) }
    }

    func flag(_ name: String) throws(CurriculumProblem) -> Bool {
        guard fields[name] != nil else { return false }
        guard let value = Bool(try string(name)) else {
            throw problem(
                name, "\"\(name)\" is neither true nor false", next: "Write \"\(name): true\", or nothing.")
        }
        return value
    }

    /// Reads a list of codes, as a YAML list or separated by commas; a missing field gives an empty list.
    func codes(_ name: String) throws(CurriculumProblem) -> [String] {
        let codes: [String]
        switch fields[name]?.content {
        case nil: return []
        case .scalar(let text): codes = CourseText.names(in: text)
        case .sequence(let values):
            codes = values.compactMap { if case .scalar(let code) = $0.content { code } else { nil } }
        case .mapping: codes = []
        }
        guard !codes.isEmpty, codes.allSatisfy(Self.isKebabCase) else {
            throw problem(
                name, "\"\(name)\" is not a list of findings",
                next: "Write their codes, as in \"\(name): missed-fetch, wrong-screen\".")
        }
        return codes
    }

    /// Reads a text or a list of texts; a missing field gives an empty list.
    func texts(_ name: String) throws(CurriculumProblem) -> [String] {
        guard let value = fields[name] else { return [] }
        let texts = Self.texts(of: value)
        guard !texts.isEmpty, !texts.contains("") else {
            throw problem(
                name, "\"\(name)\" is not a list of texts", next: "Write \"\(name): [one, another]\".")
        }
        return texts
    }

    private static func texts(of value: YAMLValue) -> [String] {
        switch value.content {
        case .scalar(let text): [text]
        case .sequence(let values):
            values.compactMap { if case .scalar(let text) = $0.content { text } else { nil } }
        case .mapping: []
        }
    }

    /// Reads a field that maps names to sentences; a missing field gives an empty dictionary.
    func sentences(_ name: String) throws(CurriculumProblem) -> [String: String] {
        var sentences: [String: String] = [:]
        for entry in try entries(name) { sentences[entry.name] = entry.texts.joined(separator: " ") }
        return sentences
    }

    /// Reads names with their texts, in the order of the file; a missing field gives an empty list.
    func entries(
        _ field: String
    ) throws(CurriculumProblem) -> [(name: String, texts: [String], line: Int)] {
        guard let value = fields[field] else { return [] }
        guard case .mapping(let pairs) = value.content else {
            throw problem(
                field, "\"\(field)\" is not a list of names", next: "Write \"name: …\" lines below it.")
        }
        return try pairs.map { (key, value) throws(CurriculumProblem) in
            let texts = Self.texts(of: value)
            guard case .scalar(let name) = key.content, !texts.isEmpty, !texts.contains("") else {
                throw CurriculumProblem(
                    file: file, line: key.line + 1, fact: "A name below \"\(field)\" has no value",
                    nextStep: "Write \"name: …\", or remove the name.")
            }
            return (name, texts, key.line + 1)
        }
    }

    func optionalPoints(_ name: String) throws(CurriculumProblem) -> [String: Int] {
        guard let value = fields[name] else { return [:] }
        guard case .mapping(let pairs) = value.content else {
            throw problem(
                name, "\"\(name)\" is not a list of codes", next: "Write \"code: points\" lines below it.")
        }
        var points: [String: Int] = [:]
        for (key, value) in pairs {
            guard case .scalar(let code) = key.content, case .scalar(let text) = value.content,
                let number = Int(text), number >= 0
            else {
                throw CurriculumProblem(
                    file: file, line: key.line + 1, fact: "A finding has no number of points",
                    nextStep: "Write \"code: points\", as in \"redundant-fetch: 20\".")
            }
            points[code] = number
        }
        return points
    }

    func problem(
        _ name: String, _ fact: String, evidence: String? = nil, next: String
    ) -> CurriculumProblem {
        CurriculumProblem(
            file: file, line: fields[name].map { $0.line + 1 }, fact: fact, evidence: evidence, nextStep: next
        )
    }

    static func isKebabCase(_ text: some StringProtocol) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy {
                    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                }
        }
    }
}
