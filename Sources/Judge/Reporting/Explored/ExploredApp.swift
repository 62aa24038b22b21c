import Grading
import Wire

/// The explorer's results for an app. `JUnitReport` and `SARIFLog` write the results for other programs.
public struct ExploredApp: Sendable {
    /// A finding and the story that shows it.
    public struct Find: Sendable {
        public let finding: Finding
        /// A scenario that the lab can run.
        public let story: String

        public init(_ finding: Finding, story: String) { (self.finding, self.story) = (finding, story) }

        /// `missed-fetch Search.swift:31`
        var title: String {
            ([finding.code.rawValue] + (finding.location.map { ["\($0)"] } ?? [])).joined(separator: " ")
        }
    }

    /// A finding that a comment in the app's source allows.
    public struct Allowed: Sendable {
        public let code: FindingCode
        public let location: SourceLocation
        public let reason: String

        public init(_ code: FindingCode, at location: SourceLocation, reason: String) {
            (self.code, self.location, self.reason) = (code, location, reason)
        }

        var title: String { "\(code.rawValue) \(location)" }
    }

    /// Behavior that is a fault in many apps, and intended in some.
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
    /// The paths of the app's files, as the report shows the paths.
    public let paths: [String]

    public init(_ name: String, stories: Int, took: Duration, found: [Find], paths: [String]) {
        (self.name, self.stories, self.took) = (name, stories, took)
        (self.found, self.paths) = (found, paths)
    }

    /// The path that ends in the given file name; the first path if `file` is nil.
    func path(of file: String?) -> String? {
        paths.first { $0.split(separator: "/").last.map(String.init) == file } ?? file ?? paths.first
    }
}
