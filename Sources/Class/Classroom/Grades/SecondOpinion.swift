/// The faults that invented stories found in an answer that passed. A person should check the faults that the
/// explorer found; they do not change the score.
public struct SecondOpinion: Codable, Hashable, Sendable {
    /// A fault, and the story that shows it.
    public struct Find: Codable, Hashable, Sendable {
        public var code: String
        public var sentence: String
        public var file: String?
        public var line: Int?
        /// The story as text, in the form that the lab runs.
        public var story: String

        public init(code: String, sentence: String, file: String? = nil, line: Int? = nil, story: String) {
            (self.code, self.sentence, self.file, self.line, self.story) = (
                code, sentence.shortened, file, line, story
            )
        }

        /// The fault's code and place, such as `missed-fetch Picture.swift:12`.
        var title: String {
            code + (file.map { " \($0)" } ?? "") + (line.map { ":\($0)" } ?? "")
        }
    }

    /// The number of stories that ran.
    public var stories: Int
    public var found: [Find]
    /// Why no story ran, or why exploring ended early.
    public var obstacle: String?

    public init(stories: Int, found: [Find] = [], obstacle: String? = nil) {
        (self.stories, self.found, self.obstacle) = (stories, Array(found.prefix(100)), obstacle)
    }
}
