/// The place that a binding reads and writes, where it is known. Two bindings to the same place are equal.
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

    /// The value that an optional holds.
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
