/// What a binding leads to, if it is more than a pair of closures: bindings to the same place are the same.
nonisolated enum BindingPlace {
    /// Nowhere: the value never changes.
    struct Constant: Hashable {}

    struct Member: Hashable {
        let base: AnyHashable
        let keyPath: AnyKeyPath

        init(of base: AnyHashable, at keyPath: AnyKeyPath) {
            self.base = base
            self.keyPath = keyPath
        }
    }

    /// What an optional holds.
    struct Inside: Hashable {
        let base: AnyHashable

        init(of base: AnyHashable) {
            self.base = base
        }
    }

    struct Element: Hashable {
        let base: AnyHashable
        let index: AnyHashable

        init(of base: AnyHashable, index: AnyHashable) {
            self.base = base
            self.index = index
        }
    }
}
