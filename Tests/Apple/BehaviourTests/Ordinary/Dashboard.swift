// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import Foundation
import SwiftUI

struct User: Codable, Identifiable, Sendable { let id: Int; let name: String }
struct Stats: Codable, Sendable { let count: Int }

actor TokenStore {
    static let shared = TokenStore()
    private var token: String?
    private var refresh: Task<String, any Error>?

    func validToken() async throws -> String {
        if let refresh { return try await refresh.value }
        if let token { return token }
        let task = Task { () throws -> String in
            defer { refresh = nil }
            try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(50), clock: .continuous)
            let new = UUID().uuidString
            token = new
            return new
        }
        refresh = task
        return try await task.value
    }
}

@globalActor actor DatabaseActor { static let shared = DatabaseActor() }

@DatabaseActor final class Database {
    var rows: [Int: String] = [:]
    func insert(_ row: String) { rows[rows.count] = row }
}

struct Loader: Sendable {
    func user(_ id: Int) async throws -> User {
        let (data, _) = try await URLSession.shared.data(
            from: URL(string: "https://api.example/users/\(id)")!)
        return try JSONDecoder().decode(User.self, from: data)
    }
    func stats() async throws -> Stats {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://api.example/stats")!)
        return try JSONDecoder().decode(Stats.self, from: data)
    }

    func users(_ ids: [Int]) async throws -> [User] {
        try await withThrowingTaskGroup(of: (Int, User).self) { group in
            for (index, id) in ids.enumerated() {
                group.addTask { (index, try await user(id)) }
            }
            var result: [(Int, User)] = []
            for try await pair in group { result.append(pair) }
            return result.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    func firstAnswer() async -> String? {
        await withTaskGroup(of: String?.self, returning: String?.self) { group in
            group.addTask { try? await user(1).name }
            group.addTask(priority: .high) {
                try? await Task.sleep(for: .seconds(5))
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }

    func discard() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for id in 0..<3 { group.addTask { _ = try await user(id) } }
        }
    }

    func timeout<T: Sendable>(_ duration: Duration, operation: @escaping @Sendable () async throws -> T)
        async throws -> T
    {
        try await withThrowingTaskGroup(of: T.self) { group in
            group.addTask { try await operation() }
            group.addTask {
                try await Task.sleep(until: .now + duration, clock: .suspending)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            return try await group.next()!
        }
    }

    func ticks(every interval: Duration) -> AsyncStream<Int> {
        AsyncStream { continuation in
            let task = Task {
                var count = 0
                while !Task.isCancelled {
                    continuation.yield(count)
                    count += 1
                    try? await Task.sleep(for: interval)
                }
                continuation.finish()
            }
            continuation.onTermination = { @Sendable _ in task.cancel() }
        }
    }

    func events() -> AsyncThrowingStream<String, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: String.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(1))
        Task.detached(priority: .utility) {
            for name in ["a", "b"] { continuation.yield(name) }
            continuation.finish(throwing: URLError(.networkConnectionLost))
        }
        return stream
    }
}

enum Trace { @TaskLocal static var id: String? }

@MainActor @Observable final class Dashboard {
    var user: User?
    var stats: Stats?
    var tick = 0
    private var tasks: [Task<Void, Never>] = []
    private let loader = Loader()
    nonisolated let id = UUID()

    func load() async {
        async let user = loader.user(1)
        async let stats = loader.stats()
        do {
            let (u, s) = try await (user, stats)
            self.user = u
            self.stats = s
        } catch {
            print(error)
        }
    }

    func listen() {
        tasks.append(
            Task { [weak self] in
                for await note in NotificationCenter.default.notifications(named: .init("Update")) {
                    guard let self else { return }
                    self.tick += note.userInfo?.count ?? 0
                }
            })
        Task.detached { [loader, weak self] in
            let result = try? await loader.user(2)
            await MainActor.run { self?.user = result }
        }
        Task { @MainActor in
            let clock = ContinuousClock()
            let elapsed = await clock.measure { await load() }
            print(elapsed)
        }
        Task(priority: .background) { @DatabaseActor in Database().insert("x") }
    }

    isolated deinit { tasks.forEach { $0.cancel() } }
}

struct DashboardView: View {
    @State private var model = Dashboard()
    private let loader = Loader()

    var body: some View {
        VStack {
            Text(model.user?.name ?? "—")
            Text("\(model.stats?.count ?? 0)")
            Button("Reload") { Task(priority: .userInitiated) { await model.load() } }
        }
        .task { await model.load() }
        .task {
            for await tick in loader.ticks(every: .seconds(1)).prefix(5) { model.tick = tick }
        }
        .task {
            do { for try await event in loader.events() { print(event) } } catch { print(error) }
        }
        .task { await Trace.$id.withValue("abc") { await model.load() } }
        .task {
            let name = await withUnsafeContinuation { continuation in
                DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: "x") }
            }
            print(name)
        }
        .onAppear(perform: model.listen)
    }
}
