import Curriculum
import Foundation

/// The answers in a file that `course export` wrote.
struct LearnersExport {
    let answers: [(path: [[UInt8]], bytes: [UInt8])]
    private static let mark = Array("course export ".utf8)

    /// A learner names the file; these are names that other answers do not have.
    static func mayBe(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self)
        return !text.contains(".") || [".json", ".export", ".txt", ".course"].contains(where: text.hasSuffix)
    }

    /// Nil if the open file is something else.
    init?(_ file: Int32) throws(Obstacle) {
        var head = [UInt8](repeating: 0, count: Self.mark.count)
        guard pread(file, &head, head.count, 0) == head.count, head == Self.mark else { return nil }
        let portfolio: Portfolio
        do {
            portfolio = try Portfolio(reading: URL(filePath: "/proc/self/fd/\(file)"))
        } catch {
            throw .unreadable("It looks like a file of `course export`, and cannot be read: \(error)")
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
