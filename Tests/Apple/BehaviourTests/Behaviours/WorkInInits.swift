import SwiftUI

/// A run attributes the requests of an init to the init, even if the init runs inside a body.
struct WorkInInits: View {
    let input: Int

    var body: some View {
        switch input {
        case 1: AsksInInit()
        case 2: StartsTaskInInit(name: "two")
        case 3: Text(ModelWithTask().name)
        case 4: OwnsLoader()
        case 5: startsTask
        case 6: BoxedAnswer(value: 6)
        case 7: StateOfModel()
        case 8: ForEach(0..<1) { _ in QueuesInInit() }
        case 9: localModel
        case 10: asks
        case 11: Text(LazySingleton.shared.name)
        default: Text("idle")
        }
    }

    private var startsTask: some View {
        let _ = Task { await fetch("/body-task") }
        return Text("the body begins a task")
    }

    private var asks: some View {
        let _ = begin("/body")
        return Text("the body asks")
    }

    private var localModel: some View {
        @MainActor final class Local {
            init() { Task { await fetch("/local-type") } }
        }
        let _ = Local()
        return Text("a type of the body's own")
    }
}

/// A view whose init sends a request with a completion handler.
struct AsksInInit: View {
    init() { begin("/view-init") }
    var body: some View { Text("asked in init") }
}

/// A view whose init starts a task, which sends a request later. The init is also the sender of requests from nested
/// tasks.
private struct StartsTaskInInit: View {
    init(name: String) {
        Task {
            try await Task.sleep(for: .milliseconds(50))
            await fetch("/view-init-task")
            Task { await fetch("/task-of-that-task") }
            Task.detached { await fetch("/detached-from-that-task") }
        }
    }
    var body: some View { Text("a task from init") }
}

/// A model that is made in a body.
@MainActor private final class ModelWithTask {
    let name = "a model with a task"
    init() { for _ in [1] { Task { await fetch("/model-init") } } }
}

/// A view that builds a loader as the initial value of a property.
private struct OwnsLoader: View {
    let loader = Loader()
    let task = Task { await fetch("/property") }
    var body: some View { Text(loader.name) }

    final class Loader: Sendable {
        let name = "a loader"
        init() { begin("/loader") }
    }
}

private struct BoxedAnswer<Value>: View {
    let value: Value
    init(value: Value) {
        self.value = value
        Task { await fetch("/generic") }
    }
    var body: some View { Text("generic") }
}

/// A view with a model in `@State`. Apps built with SDK 26 or earlier create the model at each init of the view.
private struct StateOfModel: View {
    @State private var model = ModelWithTask()
    var body: some View { Text(model.name) }
}

private struct QueuesInInit: View {
    init() { DispatchQueue.main.async { begin("/queued") } }
    var body: some View { Text("queued") }
}

@MainActor private final class LazySingleton {
    static let shared = LazySingleton()
    let name = "a singleton"
    private init() { Task { await fetch("/singleton") } }
}

private func begin(_ path: String) {
    guard let url = URL(string: "https://a.example\(path)") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
}

private func fetch(_ path: String) async {
    guard let url = URL(string: "https://a.example\(path)") else { return }
    _ = try? await URLSession.shared.data(from: url)
}
