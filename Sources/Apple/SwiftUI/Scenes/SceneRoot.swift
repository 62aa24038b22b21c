/// Shows a UIKit app: the SwiftUI view that the app's delegate puts into the window. The host uses `_SceneRoot` for an
/// app without a type that conforms to `App`.
public struct _SceneRoot: View {
    /// Keeps the app's delegates alive as long as the app runs.
    private let delegates: [AnyObject]

    /// Shows an app whose scene delegate makes the window.
    /// - Parameter app: the app's delegate, which launches first.
    public init(
        _ scene: some UIWindowSceneDelegate, app: (any UIApplicationDelegate)? = nil
    ) {
        if let app { Self.launch(app) }
        let windowScene = UIApplication.shared.scene
        windowScene.delegate = scene
        scene.scene(windowScene, willConnectTo: windowScene.session, options: .init())
        windowScene.show(scene.window)
        delegates = [scene] + (app.map { [$0] } ?? [])
    }

    /// Shows an app whose app delegate makes the window.
    public init(app: some UIApplicationDelegate) {
        Self.launch(app)
        UIApplication.shared.scene.show(app.window)
        delegates = [app]
    }

    public var body: some View {
        let hosted: any View = UIApplication.shared.scene.content.host?._hosted ?? EmptyView()
        return AnyView(erasing: hosted)
    }

    private static func launch(_ app: any UIApplicationDelegate) {
        UIApplication.shared.delegate = app
        _ = app.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    }
}
