import Grading
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Tests whole screens of typical apps. For each screen, the explorer once reported a false fault or missed a real
/// fault.
@Suite(.serialized) struct `On a screen` {
    /// The findings that the explorer reports for a screen of decoded rows, given the members of the screen's
    /// view.
    private func found(_ members: String, stories: Int = 200) throws -> Set<FindingCode> {
        Set(try report(of: members, stories: stories).discoveries.map(\.finding.code))
    }

    private func report(of members: String, stories: Int) throws -> ExplorationReport {
        let source = """
            import SwiftUI

            struct Item: Decodable, Identifiable { let id: Int; let name: String }

            struct Items: View {
                @State private var items: [Item] = []
                @State private var words = ""
                @State private var isLoading = false
                @State private var hasFailed = false
                \(members)

                private func data(_ path: String, _ method: String = "GET") async throws -> Data {
                    var request = URLRequest(url: URL(string: "https://a.example/\\(path)")!)
                    request.httpMethod = method
                    let (data, answer) = try await URLSession.shared.data(for: request)
                    guard (answer as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                    return data
                }

                private func load() async {
                    do {
                        items = try JSONDecoder().decode([Item].self, from: try await data("items"))
                        hasFailed = false
                    } catch {
                        if !Task.isCancelled { hasFailed = true }
                    }
                }
            }
            """
        let workshop = try Workshop.underTest(limits: PhaseLimits())
        let file = Answer.File(name: "Items.swift", bytes: Array(source.utf8), author: .course)
        let built = try workshop.build(Answer(files: [file], root: "Items()"))
        guard case .built(let app) = built else { throw NotBuilt(description: "\(built)") }
        return try Exploration(of: app, in: workshop, seed: 1, jobs: 2).run(stories: stories)
    }

    private struct NotBuilt: Error, CustomStringConvertible { let description: String }

    @Test(arguments: [
        // The parts of the screen load together, and one failure cancels the loading of all other parts.
        """
        var body: some View {
            VStack {
                if isLoading { ProgressView() }
                Text(hasFailed ? "Could not be loaded" : words)
            }
            .task {
                isLoading = true
                do {
                    words = try await withThrowingTaskGroup(of: String.self) { group in
                        for path in ["north", "south"] {
                            group.addTask { String(decoding: try await data(path), as: UTF8.self) }
                        }
                        return try await group.reduce("") { $0 + " " + $1 }
                    }
                } catch {
                    hasFailed = !Task.isCancelled
                }
                isLoading = false
            }
        }
        """,
        // The app shows the response of the faster of two mirrors.
        """
        var body: some View {
            Text(hasFailed ? "Could not be loaded" : words).task {
                await withTaskGroup(of: String?.self) { group in
                    for path in ["one", "two"] {
                        group.addTask { (try? await data(path)).map { String(decoding: $0, as: UTF8.self) } }
                    }
                    for await found in group {
                        guard let found else { continue }
                        words = found
                        group.cancelAll()
                        return
                    }
                    hasFailed = !Task.isCancelled
                }
            }
        }
        """,
        // If loading the optional `advice` fails, the app shows no message.
        """
        var body: some View {
            VStack {
                if isLoading { ProgressView() }
                if hasFailed { Text("Could not be loaded") }
                ForEach(items) { Text($0.name) }
                Text(words)
            }
            .task {
                isLoading = true
                async let advice = data("advice")
                await load()
                if let advice = try? await advice { words = String(decoding: advice, as: UTF8.self) }
                isLoading = false
            }
        }
        """,
        // The user pulls the list down to refresh during the list's first load.
        """
        var body: some View {
            List(items) { Text($0.name) }
                .overlay { if hasFailed { Text("Could not be loaded") } }
                .task { await load() }
                .refreshable { await load() }
        }
        """,
        // The task that a pull to refresh starts waits for a moment before it sends its request.
        """
        var body: some View {
            List(items) { Text($0.name) }
                .overlay { if hasFailed { Text("Could not be loaded") } }
                .task { await load() }
                .refreshable {
                    try? await Task.sleep(for: .milliseconds(5))
                    await load()
                }
        }
        """,
        // While one row waits to be removed, no other row can be removed.
        """
        @State private var pending: Int?
        var body: some View {
            VStack {
                ForEach(items) { item in
                    Text(item.name)
                    Button("Remove") { pending = item.id }.disabled(pending != nil)
                }
                if hasFailed { Text("Could not be loaded") }
            }
            .task { await load() }
            .task(id: pending) {
                guard let id = pending else { return }
                try? await Task.sleep(for: .seconds(4))
                if Task.isCancelled { return }
                items.removeAll { $0.id == id }
                pending = nil
            }
        }
        """,
    ])
    func `with a common pattern, nothing is accused`(members: String) throws {
        #expect(try found(members) == [])
    }

    private static let leak =
        "Task { words = String(decoding: try await data(\"stock/\\(item.id)\"), as: UTF8.self) }"

    @Test(arguments: [
        "Text(item.name).onTapGesture { \(leak) }",
        "Text(item.name).onLongPressGesture { \(leak) }",
        "Text(item.name).contextMenu { Button(\"Stock\") { \(leak) } }",
        "Text(item.name).swipeActions { Button(\"Stock\") { \(leak) } }",
        "Button(item.name) {}.swipeActions { Button(\"Stock\") { \(leak) } }",
    ])
    func `a fault behind an invisible gesture is found`(row: String) throws {
        let found = try found(
            """
            var body: some View {
                List(items) { item in \(row) }
                    .overlay { Text(hasFailed ? "Could not be loaded" : words) }
                    .task { await load() }
            }
            """, stories: 400)
        #expect(found.contains(.unownedTask))
    }

    @Test(arguments: [(false, [FindingCode.wrongScreen]), (true, [])])
    func `an error that stays after a successful retry is found`(
        isCleared: Bool, codes: [FindingCode]
    ) throws {
        let found = try found(
            """
            @State private var attempt = 0
            var body: some View {
                VStack {
                    if isLoading { ProgressView() }
                    Text(words)
                    if hasFailed {
                        Text("Could not be loaded")
                        Button("Try again") { attempt += 1 }
                    }
                }
                .task(id: attempt) {
                    isLoading = true
                    \(isCleared ? "hasFailed = false" : "")
                    do {
                        words = String(decoding: try await data("words"), as: UTF8.self)
                    } catch {
                        if !Task.isCancelled { hasFailed = true }
                    }
                    isLoading = false
                }
            }
            """, stories: 600)
        #expect(found == Set(codes))
    }

    @Test func `a Swift task started by pulling a list down names refreshable`() throws {
        let report = try report(
            of: """
                var body: some View {
                    List(items) { Text($0.name) }
                        .task { await load() }
                        .refreshable { Task { await load() } }
                }
                """, stories: 100)
        let unowned = try #require(report.discoveries.first { $0.finding.code == .unownedTask })
        #expect(unowned.finding.scope?.phase == .refreshable)
        #expect(unowned.finding.sentence.contains("begun in Items's .refreshable (Items.swift:"))
    }

    @Test(arguments: [
        // The app waits for a second after each change, but does not check that the response is the latest.
        (
            FindingCode.wrongScreen,
            """
            @State private var found = ""
            var body: some View {
                VStack {
                    TextField("Search", text: $words)
                    Text(found)
                }
                .onChange(of: words) { _, wanted in
                    Task {
                        try? await Task.sleep(for: .seconds(1))
                        guard wanted == words else { return }
                        if let data = try? await data("search?q=\\(wanted)") {
                            found = String(decoding: data, as: UTF8.self)
                        }
                    }
                }
            }
            """
        ),
        // After an empty response or a failure, the spinner never ends.
        (
            .wrongScreen,
            """
            var body: some View {
                VStack {
                    if items.isEmpty { ProgressView() }
                    ForEach(items) { Text($0.name) }
                }
                .task { await load() }
            }
            """
        ),
        // After a failure, the placeholder stays on screen.
        (
            .wrongScreen,
            """
            var body: some View {
                Text(words.isEmpty ? "words of some length" : words)
                    .redacted(reason: words.isEmpty ? .placeholder : [])
                    .task { words = (try? await data("words")).map { String(decoding: $0, as: UTF8.self) } ?? "" }
            }
            """
        ),
        // A pull to refresh does nothing, because the list was loaded once.
        (
            .missedFetch,
            """
            private func loadOnce() async { if items.isEmpty { await load() } }
            var body: some View {
                List(items) { Text($0.name) }
                    .overlay { if hasFailed { Text("Could not be loaded") } }
                    .task { await loadOnce() }
                    .refreshable { await loadOnce() }
            }
            """
        ),
        // The app crashes when the user scrolls to the end of a full page.
        (
            .crash,
            """
            var body: some View {
                List(items) { item in
                    Text(item.name).onAppear { if items.count > 20, item.id == items.last?.id { fatalError("no page") } }
                }
                .overlay { if hasFailed { Text("Could not be loaded") } }
                .task { await load() }
            }
            """
        ),
    ])
    func `a story finds a fault that needs time, size or no network`(code: FindingCode, members: String)
        throws
    {
        #expect(try found(members, stories: 600).contains(code))
    }

    @Test func `a response is missed that came to a model which the parent's body has replaced`() throws {
        let card = { (property: String) in
            """
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("More \\(count)") { count += 1 }
                    Card()
                }
            }
            @MainActor @Observable final class Model {
                var text = "Loading"
                func load() async {
                    do {
                        let (data, answer) = try await URLSession.shared.data(from: URL(string: "https://a.example/card")!)
                        guard (answer as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                        text = String(decoding: data, as: UTF8.self)
                    } catch {
                        if !Task.isCancelled { text = "Could not be loaded" }
                    }
                }
            }
            struct Card: View {
                \(property) = Model()
                var body: some View { Text(model.text).task { await model.load() } }
            }
            """
        }
        let told = { (property: String) in
            try report(of: card(property), stories: 300).discoveries.map(\.finding.sentence)
                .contains { $0.contains("Card got another Model in `model`.") }
        }
        #expect(try told("private let model"))
        #expect(try !told("@State private var model"))
    }

    @Test func `a pull to refresh that reloads correctly is not a fault`() throws {
        let members = """
            var body: some View {
                List(items) { Text($0.name) }
                    .overlay { if hasFailed { Text("Could not be loaded") } }
                    .task { await load() }
                    .refreshable { await load() }
            }
            """
        #expect(try found(members, stories: 600) == [])
    }
}
