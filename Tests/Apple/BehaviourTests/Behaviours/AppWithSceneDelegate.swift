import SwiftUI

/// An older app launches its delegate, then connects its scene delegate, whose window shows a hosting controller's view.
struct AppWithSceneDelegate: View {
    let input: Int

    var body: some View { Shown() }

    private struct Shown: View {
        private let root = _SceneRoot(SceneDelegate(), app: AppDelegate())
        var body: some View { root }
    }

    private struct Page: View {
        @State private var taps = 0

        var body: some View {
            Button("taps: \(taps)") {
                taps += 1
                if taps == 2 {
                    UIApplication.shared.keyWindow?.rootViewController = UIHostingController(
                        rootView: Text("home"))
                }
            }
            .onAppear {
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                let window = scenes.flatMap(\.windows).first { $0.isKeyWindow }
                print("page appeared in \(type(of: window?.rootViewController)), \(scenes.count) scene")
            }
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            print("launched")
            return true
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            print("connected")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIHostingController(rootView: Page())
            self.window = window
            window.makeKeyAndVisible()
        }
    }
}
