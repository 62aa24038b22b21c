/// Identifies the storage behind a binding. Bindings to the same storage are equal.
package nonisolated enum BindingPlace {
    /// The storage of a constant value.
    struct Constant: Hashable {}

    struct Member: Hashable {
        let base: AnyHashable
        let keyPath: AnyKeyPath

        init(of base: AnyHashable, at keyPath: AnyKeyPath) {
            self.base = base
            self.keyPath = keyPath
        }
    }

    /// The storage of an optional's wrapped value.
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
