/// The text of a scenario, which the Scenario module parses.
public struct ScenarioSource: Hashable, Sendable {
    /// The scenario's name; within an exercise, every name is different.
    public let name: String
    /// True if learners do not see the scenario's lines.
    public let isHidden: Bool
    public let text: String
    /// The file's path, relative to the course root.
    public let file: String
    /// The line of the file on which `text` begins, for error messages.
    public let firstLine: Int

    public init(name: String, isHidden: Bool = false, text: String, file: String = "", firstLine: Int = 1) {
        self.name = name
        self.isHidden = isHidden
        self.text = text
        self.file = file
        self.firstLine = firstLine
    }
}
