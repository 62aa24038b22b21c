/// A shader has no effect, because the course draws no pixels.
nonisolated public struct Shader: ShapeStyle, Equatable, Sendable {
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
        public static func float3<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ z: Number)
            -> Argument
        { Argument(words: "\(x) \(y) \(z)") }
        public static func float4<Number: BinaryFloatingPoint>(
            _ x: Number, _ y: Number, _ z: Number, _ w: Number
        ) -> Argument { Argument(words: "\(x) \(y) \(z) \(w)") }
        public static func float2(_ vector: CGVector) -> Argument { Argument(words: "\(vector)") }
        public static func floatArray(_ array: [Float]) -> Argument { Argument(words: "\(array)") }
        public static func colorArray(_ array: [Color]) -> Argument { Argument(words: "\(array)") }
        public static func data(_ data: Data) -> Argument { Argument(words: "\(data)") }
        public static func color(_ color: Color) -> Argument { Argument(words: "\(color)") }
        public static func image(_ image: Image) -> Argument { Argument(words: "image") }
        public static let boundingRect = Argument(words: "boundingRect")
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    nonisolated public struct UsageType: Hashable, Sendable {
        private let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Compiling a shader always throws, because the course has no GPU.
    public func compile(as type: UsageType) async throws { throw CocoaError(.featureUnsupported) }
}

@dynamicCallable nonisolated public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

@dynamicMemberLookup nonisolated public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
    init() {}
    public init(data: Data) {}
    public init(url: URL) {}
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
}
