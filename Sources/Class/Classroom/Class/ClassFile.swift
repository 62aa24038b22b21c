import Curriculum
import Essentials
import Text

/// `class.yaml`: an instructor's settings for a class. Options on the command line override the fields of
/// `class.yaml`.
///
///     due: 2026-11-20 23:59
///     late: 10% a day, at most 3
///     exercises:
///       6.2: { weight: 2 }
///       7.2: { optional: true }
public struct ClassFile: Sendable {
    public static let name = "class.yaml"

    public var roster: String?
    public var due: Moment?
    public var late: LateRule?
    public var counts: ClassRules.Counts?
    public var seeds: Int?
    public var hidden: String?
    public var formats: [String]?
    public var feedback: FeedbackPolicy?
    /// The exercises in the order of `class.yaml`; each has an id or a number, and a weight.
    public var exercises: [(word: String, share: ClassRules.Share)] {
        order.map { ($0, shares[$0] ?? .init()) }
    }
    private var order: [String] = []
    private var shares: [String: ClassRules.Share] = [:]

    public init() {}

    /// - Throws: a fault that names the file's line and the mistake.
    public init(_ text: String, file: String) throws(ClassroomFault) {
        let reader = Reader()
        do throws(YAMLValue.Failure) {
            guard let root = try YAMLValue.read(text) else { return }
            guard case .mapping(let pairs) = root.content else {
                throw YAMLValue.Failure(line: root.line, reason: "fields are expected, such as seeds: 3")
            }
            for (key, value) in pairs { try read(key, value, reader) }
        } catch {
            throw .submissions(
                "\(file):\(error.line): \(error.reason).",
                nextStep: "`course grade init` writes a file that explains all fields.")
        }
    }

    private enum Field: String, CaseIterable {
        case roster, due, late, counts, seeds, hidden, formats, feedback, exercises
    }

    private mutating func read(_ key: YAMLValue, _ value: YAMLValue, _ reader: Reader) throws(YAMLValue
        .Failure)
    {
        let name = try reader.text(key)
        guard let field = Field(rawValue: name) else {
            throw reader.unknown(name, "field", among: Field.allCases.map(\.rawValue), key.line)
        }
        if case .scalar("") = value.content { return }  // The instructor left the field empty.
        switch field {
        case .roster: roster = try reader.text(value)
        case .hidden: hidden = try reader.text(value)
        case .due: due = try reader.value(value, "a time such as 2026-11-20 23:59", Moment.init)
        case .late: late = try reader.value(value, "a rule such as 10% a day, at most 3", LateRule.init)
        case .counts: counts = try reader.value(value, "last or best") { ClassRules.Counts(rawValue: $0) }
        case .seeds:
            seeds = try reader.value(value, "a number from 1 to 100") {
                Int($0).flatMap { (1...100).contains($0) ? $0 : nil }
            }
        case .feedback:
            feedback = try reader.value(value, FeedbackPolicy.words) { FeedbackPolicy(rawValue: $0) }
        case .formats: formats = try reader.texts(value)
        case .exercises: try readExercises(value, reader)
        }
    }

    private mutating func readExercises(_ value: YAMLValue, _ reader: Reader) throws(YAMLValue.Failure) {
        switch value.content {
        case .scalar, .sequence:
            for name in try reader.texts(value) { add(name, .init()) }
        case .mapping(let pairs):
            for (key, value) in pairs { add(try reader.text(key), try share(value, reader)) }
        }
    }

    private mutating func add(_ name: String, _ share: ClassRules.Share) {
        order.append(name)
        shares[name] = share
    }

    private func share(_ value: YAMLValue, _ reader: Reader) throws(YAMLValue.Failure) -> ClassRules.Share {
        var share = ClassRules.Share()
        guard case .mapping(let pairs) = value.content else {
            if case .scalar("") = value.content { return share }
            share.weight = try reader.value(value, "a weight such as 2", Self.weight)
            return share
        }
        for (key, value) in pairs {
            let name = try reader.text(key)
            switch name {
            case "weight": share.weight = try reader.value(value, "a weight such as 2", Self.weight)
            case "optional": share.isOptional = try reader.value(value, "true or false") { Bool($0) }
            default:
                throw reader.unknown(name, "exercise field", among: ["weight", "optional"], key.line)
            }
        }
        return share
    }

    private static func weight(_ text: String) -> Double? {
        Double(text).flatMap { $0 >= 0 && $0 <= 1000 ? $0 : nil }
    }

    /// Reads single values of `class.yaml`; an error names the expected value.
    private struct Reader {
        func text(_ value: YAMLValue) throws(YAMLValue.Failure) -> String {
            guard case .scalar(let text) = value.content else {
                throw YAMLValue.Failure(line: value.line, reason: "a single value is expected here")
            }
            return text
        }

        func texts(_ value: YAMLValue) throws(YAMLValue.Failure) -> [String] {
            guard case .sequence(let values) = value.content else {
                return try text(value).split(separator: ",").map { $0.trimmed }
            }
            return try values.map { value throws(YAMLValue.Failure) in try text(value) }
        }

        func value<Value>(
            _ value: YAMLValue, _ expected: String, _ read: (String) -> Value?
        ) throws(YAMLValue.Failure) -> Value {
            let text = try text(value)
            guard let result = read(text) else {
                throw YAMLValue.Failure(line: value.line, reason: "\"\(text)\" is not \(expected)")
            }
            return result
        }

        func unknown(_ name: String, _ what: String, among known: [String], _ line: Int) -> YAMLValue.Failure
        {
            let meant = Spelling.suggestions(for: name, among: known).first
            let advice = meant.map { "did you mean \"\($0)\"?" } ?? "known: \(known.joined(separator: ", "))"
            return YAMLValue.Failure(line: line, reason: "unknown \(what) \"\(name)\" (\(advice))")
        }
    }

    /// The text of a `class.yaml` with every field, commented out and explained.
    public static let template = """
        # Settings for `course grade`. Options on the command line override them.
        # Every field is optional. A line that begins with # is a comment. Remove the # to use the field.

        # The class list, a CSV file with any of the columns student, id, name, email, section, extension.
        # The results list a student on it without a submission as missing.
        # roster: roster.csv

        # The deadline. A time without a zone is this machine's time. A day without a time means the end of the day.
        # due: 2026-11-20 23:59

        # The deduction from a late answer's score, for each day begun.
        #   10% a day                       down to 0
        #   10% a day, at most 3            30% at most
        #   10% a day, at most 3, then 0    30% at most, and a score of 0 after three days
        # late: 10% a day, at most 3

        # The attempt that counts if a student handed in several: last or best.
        # counts: last

        # The number of seeds for each answer. The worst score counts.
        # seeds: 3

        # A folder with more scenarios, hidden from students: hidden/6.2/slow-network.scenario
        # hidden: hidden

        # The files to write beside results.json.
        # formats: [csv, markdown]

        # The results that students can read: open, before-due or score-only.
        # feedback: open

        # The exercises that count, each with its weight. An optional one counts only if it raises the total.
        # exercises:
        #   6.1: { weight: 2 }
        #   6.2:
        #   7.2: { weight: 1, optional: true }

        """
}
