import Lifecycle

/// A view uses an object that nobody has put into the environment above it. As in SwiftUI, that ends the app.
nonisolated enum MissingObject {
    /// - Parameter message: what SwiftUI says.
    static func end(_ type: Any.Type, for view: String, _ message: String) -> Never {
        LastWords.end(
            .missingEnvironmentObject,
            "\(view) asks for a \(type) from the environment, and no view above it puts one there", message)
    }
}
