import SwiftUI

/// A change in the environment runs only the bodies that read the changed value.
struct EnvironmentReaders: View {
    let input: Int
    @State private var session = Session()

    var body: some View {
        let _ = print("root's body")
        Button("rename") { session.name = "renamed" }
        Middle()
            .environment(\.greeting, "hello \(input)")
            .environment(session)
    }

    private struct Middle: View {
        var body: some View {
            let _ = print("middle's body")
            Greeter()
            Reader()
            Other()
            Greeter().environment(\.greeting, "fixed")
        }
    }

    private struct Greeter: View {
        @Environment(\.greeting) private var greeting

        var body: some View {
            let _ = print("greeter's body: \(greeting)")
            Text(greeting)
        }
    }

    private struct Reader: View {
        @Environment(Session.self) private var session

        var body: some View {
            let _ = print("reader's body: \(session.name)")
            Text(session.name)
        }
    }

    private struct Other: View {
        @Environment(\.unused) private var unused
        @Environment(IntBox.self) private var box: IntBox?

        var body: some View {
            let _ = print("other's body: \(unused), \(box == nil ? "no box" : "a box")")
            Text("other")
        }
    }

    @Observable final class Session { var name = "session" }
    @Observable final class IntBox { var number = 0 }
}

private struct GreetingKey: EnvironmentKey {
    static let defaultValue = "nobody greets"
}

private struct UnusedKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
    }

    fileprivate var unused: Int {
        get { self[UnusedKey.self] }
        set { self[UnusedKey.self] = newValue }
    }
}
