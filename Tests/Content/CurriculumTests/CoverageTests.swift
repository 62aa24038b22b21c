import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `An exercise's page about its scenarios` {
    private static func coverage(_ fields: String) throws -> Coverage {
        try Coverage(
            FrontMatter(
                "---\n\(fields)\n---\n", file: "e.md", allowed: ["holds", "meets", "without"]))
    }

    @Test func `names the words of the task that each scenario checks`() throws {
        let read = try Self.coverage(
            """
            holds:
              drawn-again: [each size is fetched once, "what is there, stays"]
              leaving: when the view goes, so does its work
            """)
        #expect(
            read.holds == [
                "drawn-again": ["each size is fetched once", "what is there, stays"],
                "leaving": ["when the view goes, so does its work"],
            ])
    }

    @Test func `names each circumstance with its scenarios or a reason for none`() throws {
        let read = try Self.coverage(
            """
            meets:
              status-404: not-there, three-shops
              words: [simple]
            without:
              empty-list, status-204: The answer is one picture.
            """)
        #expect(read.meets == ["status-404": ["not-there", "three-shops"], "words": ["simple"]])
        #expect(
            read.without == [
                "empty-list": "The answer is one picture.", "status-204": "The answer is one picture.",
            ])
    }

    @Test func `may be left out`() throws {
        #expect(try Self.coverage("") == Coverage())
    }
}

@Suite struct `The bullets of a task` {
    private static func bullets(_ task: String) -> [String] {
        let blank = SourceFile(path: "", text: "")
        return Exercise(
            id: "e", number: ExerciseNumber(part: 1, index: 1), title: "", minutes: 1, answerFile: "",
            task: task, scenarios: [], starter: blank, host: blank, solution: blank
        ).bullets.map(\.text)
    }

    @Test func `are the items of its lists, each on one line`() {
        let task = """
            A page. Change it so that

            - the menu **stays**, with
              `Could not refresh`;
            - each size is fetched once:
              - the large one,
              - the small one.

            ```
            - no bullet
            ```

            1. This is a number.

            And

            - it ends.
            """
        #expect(
            Self.bullets(task) == [
                "the menu stays, with Could not refresh;",
                "each size is fetched once: the large one, the small one.", "it ends.",
            ])
    }

    @Test(arguments: [
        ("the menu stays", true), ("menu **stays**, with `Could not\n refresh`", true), ("The menu", false),
        ("  ", false),
    ])
    func `contain quoted words despite marks and line breaks`(quote: String, isThere: Bool) {
        #expect(TaskBullet(text: "the menu stays, with Could not refresh").contains(quote: quote) == isThere)
    }
}
