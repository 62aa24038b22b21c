extension String {
    /// A type's name without its generic arguments: `Box` for `Box<Int>`. Views and models are counted by this name.
    package var withoutTypeArguments: String { String(prefix { $0 != "<" }) }
}
