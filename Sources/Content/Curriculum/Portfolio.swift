import Essentials
import Wire

/// A learner's attempts, read lessons and answers, in one file for another machine.
///
///     try Portfolio(store: store, workspace: workspace).write(to: file)
///     let report = try Portfolio(reading: file).merge(into: store, workspace)
///
/// The portfolio's first line gives the length and a checksum of its other lines, so that the course recognizes a
/// partial file. All lines after a portfolio's first line are JSON.
public struct Portfolio: Hashable, Sendable, Codable {
    /// The version of the file's format. Increase the version when a change would make older programs misread a
    /// file.
    static let format = 1

    public struct AttemptRecord: Hashable, Sendable, Codable {
        public var time: Double
        public var exercise: String
        public var contentVersion: String
        public var passed: Bool
        public var score: Int
        public var requests: Int
        public var redundant: Int
        public var missingCancellations: Int
        public var findings: [String]
        public var par: Int
        public var wastedBytes: Int
        public var wastedMilliseconds: Int
        public var seed: UInt64
        public var hintsUsed: Int
        public var sawReference: Bool
    }

    public struct Answer: Hashable, Sendable, Codable {
        /// The answer's path in the workspace: `06-changing-picture/Picture.swift`.
        public var path: String
        /// JSON encodes the answer in base 64, because a learner's file may contain any bytes.
        public var contents: Data
    }

    public var attempts: [AttemptRecord]
    public var lessonsRead: [String]
    public var revealed: [String]
    public var answers: [Answer]
    /// The learner's answers to drills; nil in a file that an older course without drills exported.
    public var drills: [DrillRecord]?

    public init(store: borrowing ProgressStore, workspace: Workspace) throws {
        attempts = try store.attempts().map(AttemptRecord.init)
        lessonsRead = try store.progress().lessonsRead.sorted()
        revealed = try store.revealed().sorted()
        answers = try workspace.answers()
        drills = try store.drillRecords()
    }

    // MARK: The file

    public func write(to place: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let body = String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        let text = Self.heading(format: Self.format, of: body) + body
        try LearnersFile.create(place, holding: Array(text.utf8))
    }

    private static func heading(format: Int, of body: String) -> String {
        "course export \(format): \(body.utf8.count) bytes, sum \(ContentFingerprint(of: [body]))\n"
    }

    public init(reading place: URL) throws {
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try LearnersFile(place).read(atMost: 256 << 20)
        } catch {
            switch error.cause {
            case .missing, .danglingLink: throw PortfolioError.missing(place.path)
            case .folder, .noFile: throw PortfolioError.noExport(place.path)
            case .tooLarge, .unreadable, .unwritable, .changed, .exists, .outside: throw error
            }
        }
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            throw PortfolioError.noExport(place.path)
        }
        let heading = String(decoding: bytes[...end], as: UTF8.self)
        let words = heading.split { $0 == " " || $0 == ":" }
        guard words.count > 2, words.starts(with: ["course", "export"]), let format = Int(words[2]) else {
            throw PortfolioError.noExport(place.path)
        }
        guard format <= Self.format else {
            throw PortfolioError.newer(place.path, found: format, known: Self.format)
        }
        let body = String(decoding: bytes[(end + 1)...], as: UTF8.self)
        guard heading == Self.heading(format: format, of: body),
            let contents = try? JSONDecoder().decode(Self.self, from: Data(body.utf8))
        else { throw PortfolioError.damaged(place.path) }
        self = contents
    }
}

/// Why the course did not import a file. A failed import leaves progress and answers unchanged.
public enum PortfolioError: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    case noExport(String)
    case newer(String, found: Int, known: Int)
    case damaged(String)

    public var description: String {
        switch self {
        case .missing(let path):
            "\(path) does not exist.\nNothing was changed. Name a file that `export` wrote."
        case .noExport(let path):
            "\(path) was not written by `export`.\nNothing was changed. Name a file from `export`."
        case .newer(let path, let found, let known):
            "\(path) was written by a newer version of the course (format \(found), this one knows \(known)).\nNothing "
                + "was changed. Update the course."
        case .damaged(let path):
            "\(path) is damaged: its checksum is wrong.\nNothing was changed. Copy the file again from where it was "
                + "made."
        }
    }
}

extension Portfolio.AttemptRecord {
    init(_ attempt: Attempt) {
        time = attempt.time.timeIntervalSince1970
        let summary = attempt.summary
        (exercise, contentVersion) = (summary.exerciseID, summary.contentVersion)
        (passed, score, findings) = (summary.passed, summary.score, summary.findings)
        (requests, redundant) = (summary.requests, summary.redundant)
        (missingCancellations, par) = (summary.missingCancellations, summary.par)
        (wastedBytes, wastedMilliseconds) = (summary.wastedBytes, summary.wastedMilliseconds)
        (seed, hintsUsed, sawReference) = (summary.seed, summary.hintsUsed, summary.sawReference)
    }

    var attempt: Attempt {
        Attempt(
            time: Date(timeIntervalSince1970: time),
            summary: AttemptSummary(
                exerciseID: exercise, passed: passed, score: score, requests: requests, redundant: redundant,
                missingCancellations: missingCancellations, par: par, wastedBytes: wastedBytes,
                wastedMilliseconds: wastedMilliseconds, findings: findings, contentVersion: contentVersion,
                seed: seed, hintsUsed: hintsUsed, sawReference: sawReference))
    }
}
