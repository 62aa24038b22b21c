/// A particle emitter; it stores its settings and emits nothing.
public struct ParticleEmitterComponent: Component {
    public typealias Color = UIColor
    public enum EmitterShape: Hashable, Sendable { case point, box, sphere, cone, cylinder, plane, torus }
    public enum Timing: Hashable, Sendable {
        public struct VariableDuration: Hashable, Sendable {
            public var duration: TimeInterval
            public var variation: TimeInterval
            public init(duration: TimeInterval, variation: TimeInterval = 0) {
                (self.duration, self.variation) = (duration, variation)
            }
        }
        case repeating(
            warmUp: TimeInterval = 0, emit: VariableDuration = VariableDuration(duration: 1),
            idle: VariableDuration? = nil)
    }

    public struct ParticleEmitter {
        public enum BlendMode: Hashable, Sendable { case alpha, opaque, additive }
        public enum ParticleColor {
            public enum ColorValue {
                case single(UIColor)
                case random(a: UIColor, b: UIColor)
            }
            case constant(ColorValue)
            case evolving(start: ColorValue, end: ColorValue)
        }
        public var birthRate: Float = 100
        public var lifeSpan: Double = 1
        public var size: Float = 0.02
        public var angleVariation: Float = 0
        public var vortexStrength: Float = 0
        public var color = ParticleColor.constant(.single(.white))
        public var blendMode = BlendMode.alpha
        public var image: TextureResource?
        public init() {}
    }

    public var mainEmitter = ParticleEmitter()
    public var spawnedEmitter: ParticleEmitter?
    public var emitterShape = EmitterShape.plane
    public var emitterShapeSize = SIMD3<Float>(repeating: 0.05)
    public var speed: Float = 0.5
    public var isEmitting = true

    public init() {}
    public mutating func burst() {}

    public enum Presets {
        public static var fireworks: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var impact: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var magic: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var rain: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var snow: ParticleEmitterComponent { ParticleEmitterComponent() }
        public static var sparks: ParticleEmitterComponent { ParticleEmitterComponent() }
    }
}
