/// Shows a UIKit app as a view: the SwiftUI view that a delegate puts into its window. The host uses this root for an
/// app without a type that conforms to `App`.
public struct _SceneRoot: View {
    /// Delegates live as long as the app. UIKit itself holds delegates weakly.
    private let delegates: [AnyObject]

    /// An app whose scene delegate makes the window.
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

    /// An app whose own delegate makes the window.
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
