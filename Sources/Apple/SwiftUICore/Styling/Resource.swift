/// An image in an asset catalog.
nonisolated public struct ImageResource: Hashable, Sendable {
    package let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A color in an asset catalog.
nonisolated public struct ColorResource: Hashable, Sendable {
    package let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    public init(_ resource: ImageResource) { self.init(resource.name) }
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
    public init(decorative name: String, bundle: Bundle?) { self.init(name) }
    public init(decorative resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
