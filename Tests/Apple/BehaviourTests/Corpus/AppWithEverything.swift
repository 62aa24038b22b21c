import SwiftUI

final class EverythingDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var token: String?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UINavigationBar.appearance().largeTitleTextAttributes = [:]
        UITableView.appearance().backgroundColor = .clear
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        token = deviceToken.map { String(format: "%02x", $0) }.joined()
    }
}

struct EverythingApp: App {
    @UIApplicationDelegateAdaptor(EverythingDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @State private var router = EverythingRouter()

    var body: some Scene {
        WindowGroup {
            EverythingRoot()
                .environment(router)
                .onOpenURL { router.open($0) }
                .onContinueUserActivity("org.example.read") { activity in
                    if let url = activity.webpageURL { router.open(url) }
                }
        }
        .commands {
            CommandMenu("Go") { Button("Home") { router.path.removeAll() }.keyboardShortcut("h") }
            CommandGroup(replacing: .newItem) {}
            SidebarCommands()
        }
        .onChange(of: phase) { _, new in print("\(new)") }

        #if os(macOS)
            Settings { Text("Settings") }
        #endif
    }
}

@Observable
final class EverythingRouter {
    var path: [String] = []
    func open(_ url: URL) { path = url.pathComponents.filter { $0 != "/" } }
}

struct EverythingRoot: View {
    @Environment(EverythingRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        NavigationStack(path: $router.path) {
            List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { Text($0) }
        }
    }
}
