import SwiftUI

/// A Mac app creates its delegate before any scene. The delegate receives the launch and is in the environment.
struct AppWithMacDelegate: View {
    let input: Int

    var body: some View { _AppRoot(Program.self) }

    private struct Program: App {
        @NSApplicationDelegateAdaptor(Delegate.self) private var delegate

        var body: some Scene {
            let _ = print("scenes")
            WindowGroup { Page() }
        }
    }

    private struct Page: View {
        @EnvironmentObject private var delegate: Delegate

        var body: some View {
            Button("launches: \(delegate.launches)") { delegate.launches += 1 }
        }
    }

    private final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
        @Published var launches = 0

        override init() {
            super.init()
            print("made")
        }

        func applicationDidFinishLaunching(_ notification: Notification) {
            NSApp.activate(ignoringOtherApps: true)
            print("launched")
            launches += 1
        }
    }
}
