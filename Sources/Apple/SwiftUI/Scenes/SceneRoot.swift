/// Shows a UIKit app as the SwiftUI view that its delegate puts into the window. The host uses `_SceneRoot` for an app
/// without a type that conforms to `App`.
public struct _SceneRoot: View {
    private let root: any View
    /// Keeps the app's delegates alive as long as the app runs.
    private let delegates: [AnyObject]

    /// Shows an app whose scene delegate makes the window.
    /// - Parameter app: the app's delegate, which launches first.
    public init(
        _ scene: some UIWindowSceneDelegate, app: (any UIApplicationDelegate)? = nil
    ) {
        if let app { Self.launch(app) }
        let window = UIWindowScene()
        window.delegate = scene
        scene.scene(window, willConnectTo: window.session, options: .init())
        root = Self.view(in: scene.window)
        delegates = [scene, window] + (app.map { [$0] } ?? [])
    }

    /// Shows an app whose app delegate makes the window.
    public init(app: some UIApplicationDelegate) {
        Self.launch(app)
        root = Self.view(in: app.window)
        delegates = [app]
    }

    public var body: some View { AnyView(erasing: root) }

    private static func launch(_ app: any UIApplicationDelegate) {
        UIApplication.shared.delegate = app
        _ = app.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    }

    /// Only one view controller of a UIKit window is on screen. Other view controllers, such as further tabs of a
    /// `UITabBarController`, are not shown.
    private static func view(in window: UIWindow?) -> any View {
        window?.rootViewController?.hosting.first?._hosted ?? EmptyView()
    }
}
