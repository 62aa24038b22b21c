extension ShippedStandIns {
    /// Introspect's closures have the types of UIKit's views. The compiler needs the closures' types although
    /// the closures never run.
    static let introspect = """
        // Stand-in for Introspect: the closures of .introspect… do not run.
        import SwiftUI
        import UIKit

        extension View {
            public func introspectTextField(customize: @escaping (UITextField) -> Void) -> some View { self }
            public func introspectTextView(customize: @escaping (UITextView) -> Void) -> some View { self }
            public func introspectScrollView(customize: @escaping (UIScrollView) -> Void) -> some View { self }
            public func introspectTableView(customize: @escaping (UITableView) -> Void) -> some View { self }
            public func introspectViewController(customize: @escaping (UIViewController) -> Void) -> some View {
                self
            }
            public func introspectNavigationController(
                customize: @escaping (UINavigationController) -> Void
            ) -> some View { self }
            public func introspectTabBarController(
                customize: @escaping (UITabBarController) -> Void
            ) -> some View { self }
        }

        """
}
