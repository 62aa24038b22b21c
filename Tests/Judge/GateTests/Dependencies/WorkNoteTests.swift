import Testing
import Wire

@testable import Gate

private func notes(_ source: String) -> [WorkNote] {
    Dependencies.study([Reading(Source(name: "Answer.swift", bytes: Array(source.utf8)))])
}

@Suite struct `The gate's note` {
    @Test func `shows how a body reaches its request through other types`() throws {
        let note = try #require(
            notes(
                """
                @Observable final class Tag {
                    var price: String?
                    func current() -> String? {
                        Task { await fetch() }
                        return price
                    }
                    func fetch() async {
                        _ = try? await URLSession.shared.data(from: url)
                    }
                }
                struct Page: View {
                    @State private var tag = Tag()
                    var body: some View {
                        VStack {
                            if let price = tag.current() { Text(price) }
                        }
                        .onAppear { Task { await tag.fetch() } }
                    }
                }
                """
            ).first { $0.modifier == "body" })
        #expect(note.type == "Page")
        #expect(note.firstLine == 15)
        #expect(note.path == .init(calls: ["current()"], end: "Task at 4", requestLines: [8]))
    }

    @Test func `does not count work that starts after the body`() {
        let found = notes(
            """
            struct Page: View {
                var body: some View {
                    Button("Load") { Task { await load() } }
                        .task { await load() }
                        .refreshable { await load() }
                        .task(load)
                }
                func load() async { _ = try? await URLSession.shared.data(from: url) }
            }
            """)
        #expect(found.map(\.modifier) == ["task", "task", "action"])
    }

    @Test func `names the property that keeps a Swift task`() {
        let found = notes(
            """
            struct Page: View {
                @State private var work: Task<Void, Never>?
                var body: some View {
                    Text("")
                        .onAppear { work = Task { await load() } }
                        .onChange(of: 1) { self.work = Task { await load() } }
                        .onChange(of: 2) { Task { await load() } }
                        .onChange(of: 3) { let work = Task { await load() } }
                    Button("Load") {
                        begin()
                    }
                }
                func begin() {
                    work = Task { await load() }
                }
                func load() async {}
            }
            """)
        #expect(found.map { $0.tasks.map(\.handle) } == [["work"], ["work"], [nil], [nil], ["work"]])
        #expect(found.last?.tasks.map(\.location.line) == [14])
        #expect(found.last?.type == "Page")
    }

    @Test func `names the task that a model's method makes for an action or a modifier`() {
        let found = notes(
            """
            struct Page: View {
                let model: Model
                @State private var chosen: Item?
                var body: some View {
                    Button("Load") { model.begin() }
                        .onAppear { model.begin() }
                        .sheet(item: $chosen) { model.close() } content: { _ in Text("") }
                }
            }
            final class Model {
                var work: Task<Void, Never>?
                func begin() {
                    work = Task {}
                }
                func close() {
                    Task {}
                }
            }
            """)
        let tasks = Dictionary(uniqueKeysWithValues: found.map { ($0.modifier, $0.tasks) })
        #expect(tasks["action"]?.map(\.location.line) == [13])
        #expect(tasks["onAppear"]?.map(\.handle) == ["work"])
        #expect(tasks["onDismiss"]?.map(\.location.line) == [16])
    }

    @Test func `names the view that a task is attached to`() {
        let found = notes(
            """
            struct Page: View {
                var body: some View {
                    EmptyView().task { await load() }
                    EmptyView()
                        .id(1)
                        .task { await load() }
                    VStack { Text("") }.task { await load() }
                    Group {
                        if isLoaded { Text("") } else { EmptyView() }
                    }
                    .task { await load() }
                }
                func load() async {}
            }
            """)
        #expect(found.map(\.subject) == ["EmptyView", "EmptyView", "VStack", "EmptyView"])
    }

    @Test(arguments: [
        ("{ _ in load() }", true), ("{ new in load() }", true), ("{ print($0) }", true),
        ("{ load() }", false),
        ("{ _, _ in load() }", false), ("{ print($0, $1) }", false),
    ])
    func `recognizes an onChange closure that runs with old values`(closure: String, isOld: Bool) {
        let found = notes(
            """
            struct Page: View {
                let city: String
                var body: some View {
                    Text("").onChange(of: city) \(closure)
                }
                func load() {}
            }
            """)
        #expect(found.map(\.runsOldClosure) == [isOld])
    }
}
