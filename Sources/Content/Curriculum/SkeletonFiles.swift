struct SkeletonFiles {
    let name: String
    let part: Int
    let kind: ExerciseKind

    var folders: [String] {
        switch kind.answer {
        case .app: ["Wrong", "Right"]
        case .scenario, .form: ["Wrong", "Right", "Apps"]
        }
    }

    /// The text of each file, by the file's path relative to the exercise's folder.
    var all: [(name: String, text: String)] {
        switch kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor:
            [
                ("exercise.md", page(Self.task, answer: "Screen.swift", fields: measured + Self.coverage)),
                ("Starter.swift", Self.view), ("Solution.swift", Self.view), ("Host.swift", Self.host),
            ]
        case .scenario:
            [
                ("exercise.md", page(Self.hunt, answer: "Screen.scenario")), ("Host.swift", Self.host),
                ("Starter.scenario", Self.story), ("Solution.scenario", Self.story),
                ("Apps/Right.swift", Self.view),
                ("Apps/Silent.swift", "// does: It shows nothing.\n" + Self.view),
            ]
        case .review:
            [
                ("exercise.md", page(Self.review, answer: "Review.form")), ("Host.swift", Self.host),
                ("Starter.form", "# 14: missed-fetch\n"), ("Solution.form", "# 14: missed-fetch\n"),
                ("Apps/Before.swift", Self.view), ("Apps/Change.swift", Self.view),
                ("Apps/Right.swift", Self.view),
                ("Apps/First.swift", "// repairs: It shows nothing.\n" + Self.view),
            ]
        case .judge:
            [
                (
                    "exercise.md",
                    page(Self.question, answer: "Answers.form", fields: "yes-if: missed-fetch\n")
                ),
                ("Host.swift", Self.host), ("Starter.form", "1: ?\n2: ?\n"),
                ("Solution.form", "1: yes\n2: yes\n"),
                ("Apps/01-first.swift", Self.view), ("Apps/02-second.swift", Self.view),
            ]
        }
    }

    private func page(_ text: String, answer: String, fields: String = "") -> String {
        """
        ---
        id: \(name)
        title: \(name.split(separator: "-").joined(separator: " "))
        part: \(part)
        minutes: 15
        kind: \(kind.rawValue)
        answer: \(answer)
        \(fields)unfinished: true
        ---

        \(text)

        ## Hints

        """
    }

    /// The front matter's fields for this kind of exercise.
    private var measured: String {
        switch kind {
        case .budget: "budget:\n  simple-case: 1 request\n"
        case .refactor: "better: simple-case\n"
        case .repair, .finish, .add, .smallestID, .scenario, .judge, .review: ""
        }
    }

    private static let coverage = """
        holds:
          simple-case: [the content is on screen]
        meets:
          words: simple-case
        without:
          undecodable: The answer is any text.

        """

    private static let task = """
        Change `Screen.swift` so that

        - a spinner is on screen while the content loads, and then the content is on screen.

        ```scenario simple-case
        # The screen appears, and its content arrives
        \(story)expect 1 request
        ```
        """

    private static let hunt = """
        Write a scenario in `Screen.scenario` that finds the fault of each wrong app, and finds no fault in the right app.
        """

    private static let question = """
        Does the content go missing? Answer `yes` or `no` for each case, in `Answers.form`. Then the course runs them.

        ```scenario every-case
        # The screen appears
        \(story)```
        """

    private static let review = """
        Review the change. Write the number of each wrong line into `Review.form`, with the finding that the line causes, such
        as `14: missed-fetch`.

        ```scenario simple-case
        # The screen appears
        \(story)```
        """

    private static let story = """
        route GET /content replies text after 300ms

        want /content
        show
        see spinner
        settle
        see body of /content

        """

    private static let view = """
        import SwiftUI

        /// What the learner works on.
        struct Screen: View {
            var body: some View {
                Text("…")
            }
        }

        """

    private static let host = """
        import Lab
        import SwiftUI

        /// The app around the learner's view. Give it a @Knob for each value that a scenario sets.
        struct Host: View {
            var body: some View {
                Screen()
            }
        }

        """
}
