import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Screens with rows whose names come from the network, and with the pages that the rows open.
@Suite(.serialized) struct `A row that a sample names` {
    private let products = Resource(path: "/products")

    private func word(_ seed: RunSeed) -> String { seed.sampleWord(for: products) }

    @Test func `has another sample's name under another seed, in any spelling`() {
        let lines: [Verb] = [
            .show([]), .gesture(.tap(label: "Buy \(word(1))-2-name")),
            .gesture(.toggle(label: word(1).uppercased())),
            .gesture(.open(label: word(1).prefix(1).uppercased() + word(1).dropFirst())),
        ]
        let names = SampleNames(in: lines, under: 1, asked: [products, Resource(path: "/others")])
        #expect(names.areIn(lines, under: 1))
        #expect(!names.areIn(lines, under: 2))
        #expect(
            names.lines(lines, drawnUnder: 1, under: 2) == [
                .show([]), .gesture(.tap(label: "Buy \(word(2))-2-name")),
                .gesture(.toggle(label: word(2).uppercased())),
                .gesture(.open(label: word(2).prefix(1).uppercased() + word(2).dropFirst())),
            ])
        #expect(names.lines(lines, drawnUnder: 1, under: 1) == lines)
    }

    @Test func `is renamed, but other names and typed texts are not`() {
        let lines: [Verb] = [.gesture(.tap(label: "Buy")), .gesture(.type(text: word(1), field: "Search"))]
        let names = SampleNames(in: lines, under: 1, asked: [products])
        #expect(!names.areIn(lines, under: 1))
        #expect(names.lines(lines, drawnUnder: 1, under: 2) == lines)
    }

    @Test(arguments: [RunSeed(1), RunSeed(7)])
    func `hides no fault of the page behind it, and the story names its seed`(seed: RunSeed) throws {
        let source = """
            import SwiftUI

            struct Product: Decodable, Identifiable, Hashable { let id: Int; let name: String }

            struct Shop: View {
                @State private var products: [Product] = []
                var body: some View {
                    NavigationStack {
                        List(products) { NavigationLink($0.name, value: $0) }
                            .navigationDestination(for: Product.self) { Detail(product: $0) }
                    }
                    .task {
                        let url = URL(string: "https://a.example/products")!
                        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
                        products = (try? JSONDecoder().decode([Product].self, from: data)) ?? []
                    }
                }
            }

            struct Detail: View {
                let product: Product
                @State private var words = ""
                var body: some View {
                    Text(words).onAppear {
                        Task {
                            let url = URL(string: "https://a.example/stock/\\(product.id)")!
                            guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
                            words = String(decoding: data, as: UTF8.self)
                        }
                    }
                }
            }
            """
        let workshop = try Workshop.underTest(limits: PhaseLimits())
        let file = Answer.File(name: "Shop.swift", bytes: Array(source.utf8), author: .course)
        let built = try workshop.build(Answer(files: [file], root: "Shop()"))
        guard case .built(let app) = built else {
            Issue.record("\(built)")
            return
        }
        let report = try Exploration(of: app, in: workshop, seed: seed).run(stories: 64)
        let unowned = try #require(report.discoveries.first { $0.finding.code == .unownedTask })
        #expect(unowned.namedUnder == seed)
        let saved = try Scenario(parsing: "\(unowned.scenario)", name: "saved")
        let trace = try AppRunner(of: app, in: workshop).play(saved, seed: seed)
        #expect(ScenarioVerdict(judging: trace).findings.contains { $0.code == .unownedTask })
    }
}
