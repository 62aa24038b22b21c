import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

@Suite(.serialized) struct `A screen made from JSON` {
    private let workshop: Workshop

    init() throws { workshop = try .underTest(limits: PhaseLimits()) }

    private func app(task: String, decoding type: String = "[City]") throws -> BuiltApp {
        let source = """
            import Lab
            import SwiftUI

            struct City: Decodable, Identifiable {
                enum Kind: String, Decodable { case large = "L", small = "S" }
                let id: Int
                let name: String
                let kind: Kind
                let picture: URL
            }

            struct Odd: Decodable {
                init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
            }

            struct Host: View {
                @Knob var country = 1
                var body: some View { Cities(country: country) }
            }

            struct Cities: View {
                let country: Int
                @State private var cities: [City]?
                @State private var isBroken = false

                var body: some View {
                    VStack {
                        if isBroken {
                            Text("Could not load")
                        } else if let cities {
                            ForEach(cities) { city in
                                Text(city.name)
                                AsyncImage(url: city.picture)
                            }
                        } else {
                            ProgressView()
                        }
                    }
                    .\(task) { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://example.com/countries/\\(country)") else { return }
                    isBroken = false
                    do {
                        let (data, _) = try await URLSession.shared.data(from: url)
                        cities = try JSONDecoder().decode(\(type).self, from: data) as? [City] ?? []
                    } catch {
                        isBroken = !Task.isCancelled
                    }
                }
            }
            """
        let file = Answer.File(name: "Cities.swift", bytes: Array(source.utf8), author: .course)
        guard case .built(let app) = try workshop.build(Answer(files: [file], root: "Host()")) else {
            throw NotBuilt()
        }
        return app
    }

    private struct NotBuilt: Error {}

    private func setting(_ app: BuiltApp, world: Opening = .none) throws -> StorySetting {
        try StorySetting(
            probing: StoryRunner(AppRunner(of: app, in: workshop), seed: 1, opening: world),
            hints: SourceOutline.KnobHints())
    }

    @Test func `makes the explorer reply with samples for JSON and with pictures for images`() throws {
        let setting = try setting(app(task: "task(id: country)"))
        let kinds = setting.shapes.map { "\($0): \(setting.kinds.known[$0].map { "\($0)" } ?? "unknown")" }
        #expect(kinds == ["GET /countries/#: sample", "GET /picture-#: image"])
        #expect(setting.unused.isEmpty && setting.unsampled.isEmpty)
    }

    @Test func `that shows old content is found`() throws {
        let report = try Exploration(of: app(task: "task"), in: workshop, seed: 1).run(stories: 32)
        let screens = report.discoveries.filter { $0.finding.code == .wrongScreen }
        let scenario = try #require(screens.first?.scenario)
        #expect("\(scenario)".contains("replies sample"))
        #expect("\(scenario)".contains("see body of /countries/"))
        // The saved scenario fails again when it runs with another seed and without the explorer.
        let read = try Scenario(parsing: "\(scenario)", name: "read back")
        let trace = try AppRunner(of: app(task: "task"), in: workshop).play(read, seed: 77)
        #expect(ScenarioVerdict(judging: trace).findings.contains { $0.code == .wrongScreen })
    }

    @Test func `of a right app has no finding`() throws {
        let report = try Exploration(of: app(task: "task(id: country)"), in: workshop, seed: 1).run(
            stories: 64)
        #expect(report.discoveries.map(\.finding.sentence) == [])
    }

    @Test func `with a type without samples is reported with resource and type`() throws {
        let unsampled = try setting(app(task: "task(id: country)", decoding: "Odd")).unsampled
        #expect(unsampled.map { "\($0.resource): \($0.type)" } == ["GET /countries/1: Odd"])
        #expect(unsampled.first?.problem.contains("rejects every sample value") == true)
    }

    @Test func `receives the user's replies in every run and in the saved scenario`() throws {
        let routes = try Scenario(
            parsing: """
                route /countries/1 replies fixture one.json after 10ms
                route /countries/2 replies json '[]' after 10ms
                """, name: "world")
        let world = Opening(after: routes.steps.map(\.verb), fixtures: ["one.json": Array("[]".utf8)])
        let setting = try setting(app(task: "task(id: country)"), world: world)
        #expect(setting.shapes.isEmpty && setting.unused.isEmpty)
        let exploration = Exploration(of: try app(task: "task"), in: workshop, seed: 1, opening: world)
        let scenario = try #require(try exploration.run(stories: 32).discoveries.first?.scenario)
        #expect("\(scenario)".contains("route GET /countries/1 replies fixture one.json after 10ms"))
        #expect(scenario.fixtures.keys.sorted() == ["one.json"])
    }
}
