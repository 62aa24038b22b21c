/// A view controller or view that hosts a SwiftUI view.
@MainActor package protocol Hosting: AnyObject {
    var _hosted: any View { get }
}

extension UIViewController {
    /// The controllers that host SwiftUI views: this controller, or its descendants.
    package var hosting: [any Hosting] {
        (self as? any Hosting).map { [$0] } ?? children.flatMap(\.hosting)
    }
}

/// An object that may contain hosting controllers or hosting views.
@MainActor package protocol HostKeeper: AnyObject {
    var hosting: [any Hosting] { get }
    func _appear()
    func _disappear()
}

extension UIViewController: HostKeeper {}
