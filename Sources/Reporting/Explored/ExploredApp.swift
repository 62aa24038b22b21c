import Grading

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

    public let name: String
    public let stories: Int
    public let took: Duration
    public let found: [Find]
    /// Where the app's files are, as a reader of the report finds them.
    public let paths: [String]

    public init(_ name: String, stories: Int, took: Duration, found: [Find], paths: [String]) {
        (self.name, self.stories, self.took) = (name, stories, took)
        (self.found, self.paths) = (found, paths)
    }
}
