import Curriculum
import Foundation
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Workshop

/// Compares successive runs in one process with runs in separate processes.
@Suite(.serialized) struct `Runs in one process` {
    let trusting: Workshop
    let cautious: Workshop

    init() throws {
        trusting = try .underTest()
        cautious = try .underTest(isForStrangers: true)
    }

    private static let exercises: [Exercise] = {
        do {
            return try Curriculum.load(CourseRoot(Checkout.root)).exercises.filter { $0.kind.answer == .app }
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    @Test(.completeProof, arguments: exercises.map(\.id))
    func `leave the same traces`(id: String) throws {
        let exercise = try #require(Self.exercises.first { $0.id == id })
        let scenarios = try exercise.scenarios.map {
            try Scenario(
                parsing: $0.text, name: $0.name, firstLine: $0.firstLine, file: $0.file,
                fixtures: exercise.fixtures, errors: exercise.errors)
        }
        for source in [exercise.solution, exercise.starter] {
            let app = try build(exercise.app(with: Array(source.text.utf8)))
            let together = try traces(of: app, scenarios + scenarios.reversed(), in: trusting)
            let apart = try traces(of: app, scenarios, in: cautious)
            #expect(together == apart + apart.reversed())
        }
    }

    @Test func `do not see what an earlier run left waiting, requested, printed or counted`()
        throws
    {
        let answer = Self.app(
            """
            final class Model: ObservableObject {
                @Published var texts: [String] = []
                deinit { print("gone") }
                func add(_ text: String) { texts.append(text) }
            }
            struct Host: View {
                @StateObject var model = Model()
                @State var id = UUID()
                var body: some View {
                    VStack { ForEach(model.texts, id: \\.self) { Text($0) }; Text(id.uuidString) }
                        .task {
                            print(String(repeating: "x", count: 50_000))
                            model.add("\\(Int.random(in: 0..<1_000_000)) \\(Date.now.timeIntervalSince1970)")
                            let task = URLSession.shared.dataTask(with: URL(string: "https://a.test/never")!) { _, _, _ in
                                print("answered")
                            }
                            task.resume()
                            model.add("task \\(task.taskIdentifier)")
                            async let other = URLSession.shared.data(from: URL(string: "https://a.test/b")!)
                            try? await Task.sleep(for: .seconds(1))
                            model.add("slept")
                            _ = try? await other
                            try? await Task.sleep(for: .seconds(1000))
                            print("woke")
                        }
                        .task { for await _ in AsyncStream<Int>(unfolding: { try? await Task.sleep(for: .seconds(3)); return 1 }) { print("tick") } }
                }
            }
            """)
        let scenario = try Scenario(
            parsing:
                "route GET /b replies text after 60s\nroute GET /never replies text after 600s\nshow\nwait 10s\n",
            name: "left")
        let app = try build(answer)
        let traces = try traces(of: app, Array(repeating: scenario, count: 5), in: trusting)
        let apart = try self.traces(of: app, [scenario], in: cautious)
        #expect(traces.allSatisfy { $0 == apart[0] })
        #expect("\(apart[0].events)".contains("slept"))
    }

    @Test func `do not see suspended queues, queued work or waiting groups of an earlier run`() throws {
        let answer = Self.app(
            """
            import Combine
            struct Host: View {
                @State var texts: [String] = []
                @State var subscriptions: Set<AnyCancellable> = []
                var body: some View {
                    VStack { ForEach(texts, id: \\.self) { Text($0) } }
                        .onAppear {
                            let group = DispatchGroup()
                            group.enter()
                            group.notify(queue: .main) { print("never") }
                            let work = DispatchWorkItem { texts.append("later") }
                            DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
                            DispatchQueue.main.asyncAfter(deadline: .now() + 300) { print("much later") }
                            let queue = DispatchQueue(label: "own")
                            queue.async { DispatchQueue.main.async { texts.append("async") } }
                            for name in "abcdefgh" { AnyCancellable { print("ended \\(name)") }.store(in: &subscriptions) }
                        }
                        .task {
                            try? await Task.sleep(for: .seconds(5))
                            subscriptions.removeAll()
                            DispatchQueue.main.async { print("in line") }
                            DispatchQueue.main.suspend()
                        }
                }
            }
            """)
        let scenario = try Scenario(
            parsing: "show\nwait 10s\nsee \"async\"\nsee \"later\"\n", name: "queues")
        let app = try build(answer)
        let traces = try traces(of: app, Array(repeating: scenario, count: 4), in: trusting)
        let apart = try self.traces(of: app, [scenario], in: cautious)
        #expect(traces.allSatisfy { $0 == apart[0] })
        #expect("\(apart[0].events)".contains("ended h"))
    }

    @Test func `are not used for an app that keeps state`() throws {
        let answer = Self.app(
            """
            @MainActor enum Counter { static var count = 0 }
            struct Host: View {
                @State var count = 0
                var body: some View {
                    Text("shown \\(count)").onAppear { Counter.count += 1; count = Counter.count }
                }
            }
            """)
        let scenario = try Scenario(parsing: "show\nsee \"shown 1\"\n", name: "count")
        for trace in try traces(of: build(answer), [scenario, scenario, scenario], in: trusting) {
            #expect("\(trace.events)".contains("shown 1"))
        }
    }

    @Test func `of an app that keeps state are the same in copies of a process that has opened its library`()
        throws
    {
        let answer = Self.app(
            """
            @MainActor final class Store: ObservableObject {
                static let shared = Store()
                static var opened = 0
                static let began = Date.now
                @Published var names: [String] = []
                func load() async {
                    Store.opened += 1
                    let data = try? await URLSession.shared.data(from: URL(string: "https://a.test/names")!).0
                    names = (data.flatMap { try? JSONDecoder().decode([String].self, from: $0) }) ?? ["none"]
                    UserDefaults.standard.set(Store.opened, forKey: "opened")
                }
            }
            enum Kind: String, CaseIterable { case small, large }
            struct Row<Content: View>: View {
                @AppStorage("opened") private var opened = 0
                let kind: Kind
                @ViewBuilder let content: Content
                var body: some View {
                    HStack { content; Text(kind.rawValue); Text("opened \\(opened)") }.padding().background(.red)
                }
            }
            struct Host: View {
                @ObservedObject var store = Store.shared
                @State private var ticks = 0
                @State private var id = UUID()
                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(store.names, id: \\.self) { name in
                                NavigationLink(name) { Row(kind: .large) { Text(name) } }
                            }
                            Row(kind: .small) { Text("ticks \\(ticks)") }
                            Text("\\(Store.opened) \\(Store.began.timeIntervalSince1970) \\(id)")
                            Text(Bundle.main.bundleIdentifier ?? "no bundle")
                        }
                        .refreshable { await store.load() }
                        .task { await store.load() }
                        .onAppear {
                            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                                MainActor.assumeIsolated { ticks += 1 }
                            }
                        }
                    }
                }
            }
            """)
        let scenarios = try [
            "route GET /names replies json \"[\\\"a\\\", \\\"b\\\"]\" after 50ms\nshow\nwait 3s\nrefresh\nwait 1s\n",
            "route GET /names replies 500 after 2s\nshow\nwait 3s\nhide\nshow\nwait 3s\n",
        ].map { try Scenario(parsing: $0, name: "state") }
        let app = try build(answer)
        #expect(!app.mayStay)
        let prepared = AppRunner(of: app, in: trusting, manner: .prepared)
        let together = try (scenarios + scenarios.reversed()).map { try prepared.play($0, seed: 7) }
        let apart = try scenarios.map { try AppRunner(of: app, in: cautious).play($0, seed: 7) }
        #expect(together == apart + apart.reversed())
        #expect("\(apart[0].events)".contains("opened 2"))
    }

    private static func app(_ source: String) -> Answer {
        Answer(
            files: [
                .init(name: "Host.swift", bytes: Array("import SwiftUI\n\(source)".utf8), author: .learner)
            ],
            root: "Host()")
    }

    /// Builds the answer; all kinds of runs use the same build.
    private func build(_ answer: Answer) throws -> BuiltApp {
        let result = try trusting.build(answer)
        guard case .built(let app) = result else { throw NotBuilt(result: "\(result)") }
        return app
    }

    private func traces(of app: BuiltApp, _ scenarios: [Scenario], in workshop: Workshop) throws -> [Trace] {
        let encores = AppRunner(of: app, in: workshop)
        return try scenarios.map { try encores.play($0, seed: 7) }
    }

    private struct NotBuilt: Error { let result: String }
}
