/// A controller with a SwiftUI view.
@MainActor package protocol Hosting: AnyObject {
    var _hosted: any View { get }
}

extension UIViewController {
    /// The hosting controllers among this one and those inside it.
    package var hosting: [any Hosting] {
        (self as? any Hosting).map { [$0] } ?? children.flatMap(\.hosting)
    }
}

/// What may have hosting controllers or hosting views in it.
@MainActor package protocol HostKeeper: AnyObject {
    var hosting: [any Hosting] { get }
    func _appear()
    func _disappear()
}

extension UIViewController: HostKeeper {}
