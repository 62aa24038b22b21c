/// The known storage behind a binding. Bindings with the same storage are equal.
package nonisolated enum BindingPlace {
    /// A value that never changes.
    struct Constant: Hashable {}

    struct Member: Hashable {
        let base: AnyHashable
        let keyPath: AnyKeyPath

        init(of base: AnyHashable, at keyPath: AnyKeyPath) {
            self.base = base
            self.keyPath = keyPath
        }
    }

    /// The wrapped value of an optional.
    struct Inside: Hashable {
        let base: AnyHashable

        init(of base: AnyHashable) {
            self.base = base
        }
    }

    package struct Element: Hashable {
        let base: AnyHashable
        let index: AnyHashable

        package init(of base: AnyHashable, index: AnyHashable) {
            self.base = base
            self.index = index
        }
    }
}
