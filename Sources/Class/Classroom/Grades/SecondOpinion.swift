/// What invented stories found in an answer that passed: for a person to look at, and never a part of its grade.
public struct SecondOpinion: Codable, Hashable, Sendable {
    /// Something that is wrong in a story, and the story.
    public struct Find: Codable, Hashable, Sendable {
        public var code: String
        public var sentence: String
        public var file: String?
        public var line: Int?
        /// As text that the lab plays.
        public var story: String

        public init(code: String, sentence: String, file: String? = nil, line: Int? = nil, story: String) {
            (self.code, self.sentence, self.file, self.line, self.story) = (
                code, sentence.shortened, file, line, story
            )
        }

        /// `missed-fetch Picture.swift:12`
        var title: String {
            code + (file.map { " \($0)" } ?? "") + (line.map { ":\($0)" } ?? "")
        }
    }

    /// How many stories were played.
    public var stories: Int
    public var found: [Find]
    /// Why no story could be played, or no more.
    public var obstacle: String?

    public init(stories: Int, found: [Find] = [], obstacle: String? = nil) {
        (self.stories, self.found, self.obstacle) = (stories, Array(found.prefix(100)), obstacle)
    }
}
