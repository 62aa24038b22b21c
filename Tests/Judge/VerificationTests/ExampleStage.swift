import Foundation
import Grading
import Referee
import Scenario
import Verification
import Workshop

/// All examples of `course explain` in one app. The knob `example` selects the example on screen.
struct ExampleStage {
    /// The view that shows an example, and the scenario in which the example's wrong version fails.
    struct Staging {
        /// The expression that creates the example's view: `Forecast(city: city)`.
        var view: String
        var scenario: String
    }

    private let app: BuiltApp
    private let workshop: Workshop

    init(_ workshop: Workshop) throws {
        self.workshop = workshop
        var examples: [Answer.File] = []
        var cases = ""
        for rule in rules {
            guard let staging = Self.stagings[rule.code] else { continue }
            for (kind, source) in [("Wrong", rule.explanation.wrong), ("Right", rule.explanation.right)] {
                let name = Self.name(rule.code) + kind
                examples.append(Self.file(name, "import SwiftUI\nenum \(name) {\n\(source)\n}\n"))
                let view = staging.view.replacing("EXAMPLE", with: name)
                cases += "case \"\(name)\": \(view)\n"
            }
        }
        let answer = Answer(
            files: examples + [Self.file("Host", Self.host(cases))], root: "Host()", mayHaveKnobs: true)
        let result = try workshop.build(answer)
        guard case .built(let app) = result else {
            throw CourseUnderTest.NotJudged(
                description: "the examples do not compile on their stage: \(result)")
        }
        self.app = app
    }

    func codes(_ code: FindingCode, isRight: Bool) throws -> [FindingCode] {
        guard let staging = Self.stagings[code] else {
            throw CourseUnderTest.NotJudged(description: "there is no staging for \(code.rawValue)")
        }
        let name = Self.name(code) + (isRight ? "Right" : "Wrong")
        let lines = Self.routes + staging.scenario.replacing("show", with: "show example=\(name)")
        let scenario = try Scenario(parsing: lines, name: code.rawValue)
        let trace = try Referee.run(scenario, seed: 1, on: HostedApp(try workshop.launch(app)))
        return Verdict(judging: [trace]).codes
    }

    private static func name(_ code: FindingCode) -> String {
        code.title.capitalized.filter { $0 != " " }
    }

    private static func file(_ name: String, _ source: String) -> Answer.File {
        Answer.File(name: "\(name).swift", bytes: Array(source.utf8), author: .course)
    }

    /// The source of a `Host` that surrounds each example with a page that can be covered and with
    /// the owner of a screen's model.
    private static func host(_ cases: String) -> String {
        """
        import Lab
        import SwiftUI

        struct Host: View {
            @Knob var example = ""
            @Knob var city = "oslo"

            var body: some View {
                NavigationStack {
                    VStack {
                        Example(example: example, city: city)
                        NavigationLink("More") { Text("More") }
                    }
                }
            }
        }

        struct Example: View {
            let example: String
            let city: String

            @ViewBuilder var body: some View {
                switch example {
                \(cases)
                default: EmptyView()
                }
            }
        }

        struct Keeping<Model, Content: View>: View {
            @State var model: Model
            @ViewBuilder let content: (Model) -> Content
            var body: some View { content(model) }
        }

        struct Holding<Model: ObservableObject, Content: View>: View {
            @StateObject var model: Model
            @ViewBuilder let content: (Model) -> Content
            var body: some View { content(model) }
        }

        """
    }

    private static let routes = ["oslo", "cairo", "forecast", "profile", "news"]
        .map { "route GET /\($0) replies text after 300ms\n" }.joined()

    private static let changeInFlight = """
        want /oslo
        show city=oslo
        wait 100ms
        want /cairo
        set city cairo
        see no error
        settle
        see body of /cairo
        """

    private static let stagings: [FindingCode: Staging] = [
        .brokeProtocol: Staging(view: "EXAMPLE.Screen()", scenario: "show\nsettle"),
        .crash: Staging(view: "EXAMPLE.Names(names: [])", scenario: "show"),
        .exitedEarly: Staging(view: "EXAMPLE.Screen()", scenario: "show\ntap \"Done\""),
        .noTimePassing: Staging(
            view: "Keeping(model: EXAMPLE.Download()) { EXAMPLE.Screen(download: $0) }",
            scenario: "show\nwait 5s\nhide\nsettle"),
        .limitExceeded: Staging(view: "EXAMPLE.Screen()", scenario: "show\nsettle"),
        .updateCycle: Staging(view: "EXAMPLE.Counter()", scenario: "show"),
        .missingEnvironmentObject: Staging(view: "EXAMPLE.Screen()", scenario: "show"),
        .stateWrittenDuringBody: Staging(view: "EXAMPLE.Visits()", scenario: "show"),
        .offMainWrite: Staging(
            view: "Holding(model: EXAMPLE.Profile()) { profile in "
                + "Text(profile.name).task { try? await profile.load() } }",
            scenario: "want /profile\nshow\nsettle\nsee body of /profile"),
        .workInInit: Staging(
            view: "EXAMPLE.Screen()", scenario: "want /profile\nshow\nsettle\nsee body of /profile"),
        .workInBody: Staging(
            view: "Keeping(model: EXAMPLE.News()) { EXAMPLE.Screen(news: $0) }",
            scenario: "want /news\nshow\nsettle\nsee body of /news"),
        .missedFetch: Staging(
            view: "EXAMPLE.Forecast(city: city)",
            scenario:
                "want /oslo\nshow city=oslo\nsettle\nwant /cairo\nset city cairo\nsettle\nsee body of /cairo"
        ),
        .prematureCancel: Staging(
            view: "EXAMPLE.LikeButton()",
            scenario:
                "route POST /likes replies 201 after 300ms\nwant POST /likes\nshow\ntap \"Like\"\nwait 100ms\nhide\nsettle"
        ),
        .unownedTask: Staging(
            view: "EXAMPLE.Forecast()",
            scenario: "want /forecast\nshow\nwait 100ms\nwant nothing\nhide\nsettle"),
        .missingCancellation: Staging(view: "EXAMPLE.Forecast(city: city)", scenario: changeInFlight),
        .retryStorm: Staging(
            view: "EXAMPLE.Screen()",
            scenario:
                "route /tunnel fails with offline after 100ms\nwant /tunnel\nshow\nwait 20s\nwant nothing\nhide\nsettle"
        ),
        .redundantFetch: Staging(
            view: "EXAMPLE.Forecast()",
            scenario: "want /forecast\nshow\nsettle\nopen \"More\"\nback\nsettle\nsee body of /forecast"),
        .duplicateIdentity: Staging(view: "EXAMPLE.Colors()", scenario: "show"),
        .wrongScreen: Staging(view: "EXAMPLE.Forecast(city: city)", scenario: changeInFlight),
        .unmetExpectation: Staging(
            view: "EXAMPLE.Forecast(city: city)", scenario: "show\nsettle\nexpect 1 request"),
    ]
}
