/// A function that paints pixels. No pixel is painted here.
nonisolated public struct Shader: Equatable, Sendable {
    nonisolated public struct Argument: Equatable, Sendable {
        private let words: String

        public static func float<Number: BinaryFloatingPoint>(_ x: Number) -> Argument {
            Argument(words: "\(x)")
        }
        public static func float2<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Argument {
            Argument(words: "\(x) \(y)")
        }
        public static func float2(_ size: CGSize) -> Argument { Argument(words: "\(size)") }
        public static func float2(_ point: CGPoint) -> Argument { Argument(words: "\(point)") }
        public static func color(_ color: Color) -> Argument { Argument(words: "\(color)") }
        public static func image(_ image: Image) -> Argument { Argument(words: "image") }
        public static let boundingRect = Argument(words: "boundingRect")
    }

    public var function: ShaderFunction
    public var arguments: [Argument]

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

@dynamicCallable nonisolated public struct ShaderFunction: Equatable, Sendable {
    public var name: String

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

@dynamicMemberLookup nonisolated public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
}
