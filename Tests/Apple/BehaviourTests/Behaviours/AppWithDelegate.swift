import SwiftUI

/// An app creates its delegate before any scene. The delegate receives the launch and is in the environment.
struct AppWithDelegate: View {
    let input: Int

    var body: some View { _AppRoot(Program.self) }

    private struct Program: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

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

    private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var launches = 0

        override init() {
            super.init()
            print("made")
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            print("launched")
            launches += 1
            return true
        }
    }
}
