import Curriculum
import Essentials

/// The answers in a file that a learner wrote with `course export`.
struct LearnersExport {
    let answers: [(path: [[UInt8]], bytes: [UInt8])]
    private static let header = Array("course export ".utf8)

    /// True if a learner's export can have this name: a name without an ending, or with an ending that learners choose
    /// for exports. Answers are in files with a different ending from an export's, such as `.swift`.
    static func mayBe(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self)
        return !text.contains(".") || [".json", ".export", ".txt", ".course"].contains(where: text.hasSuffix)
    }

    /// The initializer returns nil if the open file is not an export.
    init?(_ file: Int32) throws(Obstacle) {
        var head = [UInt8](repeating: 0, count: Self.header.count)
        guard pread(file, &head, head.count, 0) == head.count, head == Self.header else { return nil }
        let portfolio: Portfolio
        do {
            portfolio = try Portfolio(reading: URL(filePath: "/proc/self/fd/\(file)"))
        } catch {
            throw .unreadable(
                "The file looks like a file of `course export`, but the course cannot read it: \(error)")
        }
        answers = portfolio.answers.compactMap { answer in
            let path = answer.path.split(separator: "/").map { Array($0.utf8) }
            guard path.count <= 4,
                !path.contains(where: { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) })
            else { return nil }
            return (path, Array(answer.contents))
        }
    }
}
