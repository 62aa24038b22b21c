/// The change that a review exercise shows, and a repair of each fault.
///
///     Apps/Change.swift      what the learner reviews
///     Apps/Before.swift      optional: the file before the change
///     Apps/Right.swift       all faults repaired
///     Apps/TaskID.swift      // repairs: one fault, and nothing else
public struct ReviewedChange: Hashable, Sendable {
    public let change: ExampleApp
    /// The change with all faults repaired.
    public let mended: ExampleApp
    public let repairs: [Repair]
    /// The lines of the change, in order.
    public let lines: [ReviewedLine]

    /// The change with only one of its faults repaired.
    public struct Repair: Hashable, Sendable {
        public let app: ExampleApp
        public let sentence: String
        /// The lines of the change that the repair replaces, counted from 1. If the repair only adds lines, `touched`
        /// has the line before and the line after the addition.
        public let touched: Set<Int>
    }
}

public struct ReviewedLine: Hashable, Sendable {
    public let number: Int
    public let text: String
    /// True for a line that the change added.
    public let isNew: Bool
}

extension Exercise {
    /// The change that the learner reviews; nil for all other kinds of exercise.
    public var review: ReviewedChange? {
        func app(_ name: String) -> ExampleApp? { apps.first { $0.name == name } }
        guard kind == .review, let change = app("Change"), let mended = app("Right") else { return nil }
        let text = change.source.lines
        let new = app("Before").map { LineChanges(from: $0.source.lines, to: text).added } ?? []
        return ReviewedChange(
            change: change, mended: mended,
            repairs: apps.compactMap { app in
                app.fault.map { sentence in
                    // The first line of a repaired file is a comment about the fault, so it is not compared.
                    let repaired = Array(app.source.lines.dropFirst())
                    return .init(
                        app: app, sentence: sentence, touched: LineChanges(from: text, to: repaired).touched)
                }
            },
            lines: text.enumerated().map {
                ReviewedLine(
                    number: $0.offset + 1, text: String($0.element), isNew: new.contains($0.offset + 1))
            })
    }
}

extension ReviewedChange {
    /// The change with line numbers, and with `+` before new lines.
    public var listing: String {
        let width = "\(lines.count)".count
        return lines.map { line in
            let number = String(repeating: " ", count: width - "\(line.number)".count) + "\(line.number)"
            let start = "\(number) \(line.isNew ? "+" : " ")"
            return line.text.isEmpty ? start : "\(start) \(line.text)"
        }.joined(separator: "\n")
    }
}

extension SourceFile {
    /// The lines of the text; a newline at the end does not begin another line.
    fileprivate var lines: [Substring] {
        let lines = text.lines
        return lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
    }
}
