import Grading
import Wire

/// What invented stories found in an app, for other programs: `JUnitReport` and `SARIFLog` write it.
public struct ExploredApp: Sendable {
    /// Something that was found, and the story that shows it.
    public struct Find: Sendable {
        public let finding: Finding
        /// As text that the lab plays.
        public let story: String

        public init(_ finding: Finding, story: String) { (self.finding, self.story) = (finding, story) }

        /// `missed-fetch Search.swift:31`
        var title: String {
            ([finding.code.rawValue] + (finding.location.map { ["\($0)"] } ?? [])).joined(separator: " ")
        }
    }

    /// Something that was found and that a comment in the source lets pass.
    public struct Allowed: Sendable {
        public let code: FindingCode
        public let location: SourceLocation
        public let reason: String

        public init(_ code: FindingCode, at location: SourceLocation, reason: String) {
            (self.code, self.location, self.reason) = (code, location, reason)
        }

        var title: String { "\(code.rawValue) \(location)" }
    }

    /// Something that is wrong in many apps, and that some choose.
    public struct Remark: Sendable {
        public let kind: String
        public let sentence: String

        public init(_ kind: String, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
    }

    public let name: String
    public let stories: Int
    public let took: Duration
    public let found: [Find]
    public var allowed: [Allowed] = []
    public var remarks: [Remark] = []
    /// Where the app's files are, as a reader of the report finds them.
    public let paths: [String]

    public init(_ name: String, stories: Int, took: Duration, found: [Find], paths: [String]) {
        (self.name, self.stories, self.took) = (name, stories, took)
        (self.found, self.paths) = (found, paths)
    }

    /// The path of a file that was named by the last part of it, or of the first file where nothing is known.
    func path(of file: String?) -> String? {
        paths.first { $0.split(separator: "/").last.map(String.init) == file } ?? file ?? paths.first
    }
}
