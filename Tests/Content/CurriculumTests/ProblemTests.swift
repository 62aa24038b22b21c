import FoundationEssentials
import Testing

@testable import Curriculum

/// Breaks a course in many ways, and compares the sentence that reports each mistake.
@Suite struct `A course with a mistake` {
    static let folder = "Exercises/06-task-identity/02-two-inputs"
    static let page = "\(folder)/exercise.md"
    static let fields = "id: two-inputs\ntitle: Two inputs\npart: 6\nminutes: 15\nanswer: Banner.swift"
    static let scenario = "```scenario both\nwant /banner\n```\n"

    static let steps = "#### One\n\nLook.\n\n#### Two\n\nThink.\n\n#### Three\n\nWrite.\n"

    static func exercise(_ fields: String, _ body: String = scenario) -> String {
        "---\n\(fields)\n---\n\(body)"
    }

    static let cases: [(path: String, text: String?, problem: String)] = [
        (
            page, "Just text\n",
            "\(page):1: The page has no front matter: it begins with \"Just text\". Begin the page with a line "
                + "\"---\", the fields id, title, part, minutes, kind, answer, fails, keeps, holds, meets, without, equivalent, yes-if, budget, better, error, points, unfinished, swift, project, sdk, and \"---\"."
        ),
        (
            page, exercise(fields.replacing("minutes", with: "minuets")),
            "\(page):5: The front matter has an unknown field \"minuets\". Did you mean \"minutes\"?"
        ),
        (
            page, exercise(fields + "\nid: again"),
            "\(page):7: The field \"id\" occurs twice. Keep one of the two fields."
        ),
        (
            page, exercise(fields.replacing("part: 6", with: "part: six")),
            "\(page):4: \"part\" is not a whole number above zero: \"six\". Write digits, as in \"part: 6\"."
        ),
        (
            page, exercise(fields.replacing("part: 6", with: "part: 7")),
            "\(page):4: \"part\" and the folder disagree: part: 7, in 06-task-identity. "
                + "Move the folder, or correct the field."
        ),
        (
            page, exercise(fields.replacing("id: two-inputs", with: "id: Two Inputs")),
            "\(page):2: \"id\" is not in kebab-case: \"Two Inputs\". Use small letters and digits with "
                + "hyphens between, as in \"changing-picture\"."
        ),
        (
            page, exercise(fields.replacing("Banner.swift", with: "../Banner.swift")),
            "\(page):6: \"answer\" is not the name of a .swift file: \"../Banner.swift\". Name the learner's "
                + "file, as in \"answer: ProfilePicture.swift\". The name Host.swift is taken."
        ),
        (
            page, exercise(fields + "\nproject: xcode-25"),
            "\(page):7: \"project\" cannot be \"xcode-25\". Did you mean \"xcode-26\"?"
        ),
        (
            page, exercise(fields + "\nyes-if: missed-fetch"),
            "\(page):7: \"yes-if\" is only for the kind judge. Remove the field."
        ),
        (
            page, exercise(fields.replacing("title: Two inputs\n", with: "")),
            "\(page):1: The front matter has no \"title\". Add a line \"title: …\" before the second \"---\"."
        ),
        (
            page, exercise(fields + "\npoints: [20"),
            "\(page):8: The front matter is not YAML: did not find expected ',' or ']'. "
                + "Write one \"name: value\" a line."
        ),
        (
            page, exercise(fields + "\npoints:\n  missed-fetch: many"),
            "\(page):8: A finding has no number of points. Write \"code: points\", as in \"redundant-fetch: 20\"."
        ),
        (
            page, exercise(fields + "\nholds:\n  both: []"),
            "\(page):8: A name below \"holds\" has no value. Write \"name: …\", or remove the name."
        ),
        (
            page, exercise(fields + "\nmeets: status-404"),
            "\(page):7: \"meets\" is not a list of names. Write \"name: …\" lines below it."
        ),
        (
            page,
            exercise(
                fields + "\nmeets:\n  status-404: both\nwithout:\n  empty-list, status-404: One picture."),
            "\(page):10: The circumstance status-404 occurs twice. "
                + "Keep it under \"meets\" or under \"without\", not both."
        ),
        (
            page, exercise(fields, "No scenario.\n"),
            "\(page): The exercise has no scenario. "
                + "Add a fenced block whose first line is \"```scenario name\"."
        ),
        (
            page, exercise(fields, scenario + "```scenario both secret\n```\n"),
            "\(page):11: A scenario's first line cannot be read: \"scenario both secret\". "
                + "Write \"scenario name\" or \"scenario name hidden\", the name in kebab-case."
        ),
        (
            page, exercise(fields, scenario + "\n" + scenario),
            "\(page):13: Two scenarios are called \"both\". Rename one of the two scenarios."
        ),
        (
            page, exercise(fields.replacing("id: two-inputs", with: "id: changing-picture")),
            "\(page):2: \"id\" and the folder disagree: id: changing-picture, in 02-two-inputs. "
                + "Rename the folder, or correct the field."
        ),
        (
            "\(folder)/Host.swift", nil,
            "\(folder)/Host.swift: The file is missing. Every exercise needs this file."
        ),
        (
            "\(folder)/Wrong/OneInput.swift", "struct Banner {}\n",
            "\(folder)/Wrong/OneInput.swift:1: A wrong answer does not declare its findings: "
                + "\"struct Banner {}\". Begin the file with \"// earns: missed-fetch, wrong-screen\"."
        ),
        (
            page, exercise(fields + "\nkind: repare"),
            "\(page):7: \"kind\" cannot be \"repare\". Did you mean \"repair\"?"
        ),
        (
            page, exercise(fields + "\nunfinished: perhaps"),
            "\(page):7: \"unfinished\" is neither true nor false. Write \"unfinished: true\", or nothing."
        ),
        (
            page, exercise(fields + "\nfails: It shows nothing"),
            "\(page):7: \"fails\" is not a list of findings. "
                + "Write their codes, as in \"fails: missed-fetch, wrong-screen\"."
        ),
        (
            page, exercise(fields + "\nkeeps: both"),
            "\(page):7: \"keeps\" is not a list of names. Write \"name: …\" lines below it."
        ),
        (
            page, exercise(fields, scenario + "\n## Hints\n\n### Look closer\n\n" + steps),
            "\(page):14: The heading of hints is not a list of findings: \"Look closer\". "
                + "Write \"### missed-fetch, wrong-screen\", and below it three \"####\" steps."
        ),
        (
            page, exercise(fields, scenario + "\n## Hints\n\n### missed-fetch\n\n#### One\n\nLook.\n"),
            "\(page):14: The hints for missed-fetch do not have three steps: 1. "
                + "Write three \"####\" sections, each with a little more help than the last."
        ),
        (
            "\(folder)/Right/Model.swift", "struct Banner {}\n",
            "\(folder)/Right/Model.swift:1: A right answer does not name its style: "
                + "\"struct Banner {}\". Begin the file with \"// style: one sentence\"."
        ),
        (
            "\(folder)/Wrong/OneInput.swift", "// earns: missed-fetch\n// looks right in: The simple case\n",
            "\(folder)/Wrong/OneInput.swift:2: A scenario's name is not in kebab-case: "
                + "\"// looks right in: The simple case\". "
                + "Write the names of scenarios, as in \"// looks right in: drawn-again\"."
        ),
        (
            "Exercises/06-task-identity/03-scrolling/Apps/Twice.swift", "struct Feed {}\n",
            "Exercises/06-task-identity/03-scrolling/Apps/Twice.swift:1: An app does not say what it does: "
                + "\"struct Feed {}\". Begin the file with \"// does: one sentence\"."
        ),
    ]

    @Test func `reports all mistakes of an exercise together`() throws {
        let text = Self.exercise(
            Self.fields.replacing("minutes: 15", with: "minutes: few").replacing(
                "part: 6", with: "part: six"),
            "```scenario both secret\n```\n")
        let problems = try Fixture.problems(afterWriting: text, to: Self.page)
        #expect(problems.count == 4)
        #expect(problems.contains { $0.contains("\"part\" is not a whole number") })
        #expect(problems.contains { $0.contains("\"minutes\" is not a whole number") })
        #expect(problems.contains { $0.contains("first line cannot be read") })
        #expect(problems.contains { $0.contains("The exercise has no scenario") })
    }

    @Test(arguments: cases)
    func `reports the mistake, its place and the next step`(
        path: String, text: String?, problem: String
    ) throws {
        #expect(try Fixture.problems(afterWriting: text, to: path) == [problem])
    }

    @Test func `cut off at any place is reported, without a crash`() throws {
        let file = Fixture.small.url.appending(
            path: "Exercises/06-task-identity/01-changing-picture/exercise.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for end in text.indices {
            let beginning = String(text[..<end])
            do throws(CurriculumProblem) {
                let matter = try FrontMatter(
                    beginning, file: "f", allowed: ExerciseHead.fields)
                _ = ExercisePage(matter.body, file: "f", firstLine: matter.bodyLine)
            } catch {
                #expect(error.file == "f")
            }
        }
    }

    @Test func `may not have two exercises with one id`() throws {
        try Fixture.withCopy { root in
            let folders = root.url.appending(path: "Exercises/06-task-identity")
            try FileManager.default.copyItem(
                at: folders.appending(path: "02-two-inputs"), to: folders.appending(path: "04-two-inputs"))
            let problems = #expect(throws: CurriculumProblems.self) { try Curriculum.load(root) }
            #expect(
                problems?.problems.map(\.description) == [
                    "Exercises/06-task-identity/04-two-inputs/Starter.swift: The file has the id \"two-inputs\", "
                        + "which another file already has: \(Self.folder)/Starter.swift. Give each exercise a different id."
                ])
        }
    }

    @Test func `may use any editor's line endings`() throws {
        for end in ["\r\n", "\r"] {
            let text = Self.exercise(Self.fields, Self.scenario).replacing("\n", with: end)
            #expect(try Fixture.problems(afterWriting: text, to: Self.page) == [])
        }
    }

    @Test func `may not have a value that contains itself`() throws {
        let problems = try Fixture.problems(
            afterWriting: Self.exercise(Self.fields + "\npoints: &a [*a]"), to: Self.page)
        #expect(
            problems == [
                "\(Self.page):7: The front matter is not YAML: values are nested too deeply. "
                    + "Write one \"name: value\" a line."
            ])
    }
}
