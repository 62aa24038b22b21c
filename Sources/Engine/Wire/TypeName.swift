extension String {
    /// A type's name without its generic arguments: `Box` for `Box<Int>`. Scenarios count views and models by their
    /// names without generic arguments.
    package var withoutTypeArguments: String { String(prefix { $0 != "<" }) }
}
