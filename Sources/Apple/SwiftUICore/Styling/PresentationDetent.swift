/// The `height` of a custom detent is never called, because the course has no layout.
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    private var length: CGFloat = 0

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction", length: fraction)
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height", length: height)
    }
    public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
        PresentationDetent(name: "custom \(_typeName(type))")
    }

    /// The environment values that a custom detent's height can use.
    @dynamicMemberLookup nonisolated public struct Context {
        private let values: EnvironmentValues
        public let maxDetentValue: CGFloat

        init(values: EnvironmentValues, maxDetentValue: CGFloat) {
            self.values = values
            self.maxDetentValue = maxDetentValue
        }

        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            values[keyPath: keyPath]
        }
    }
}

/// A sheet height that the app computes.
nonisolated public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}
