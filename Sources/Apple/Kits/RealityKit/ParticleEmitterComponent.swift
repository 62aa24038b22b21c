/// Sparks, snow and the like. They are described, and none flies.
public struct ParticleEmitterComponent: Component {
    public typealias Color = UIColor
    public enum EmitterShape: Hashable, Sendable { case point, box, sphere, cone, cylinder, plane, torus }
    public enum BirthLocation: Hashable, Sendable { case surface, volume, vertices }
    public enum BirthDirection: Hashable, Sendable { case normal, world, local }
    public enum SpawnOccasion: Hashable, Sendable { case onBirth, onDeath, onUpdate }
    public enum SimulationState: Hashable, Sendable { case play, pause, stop }
    public enum Timing: Hashable, Sendable {
        public struct VariableDuration: Hashable, Sendable {
            public var duration: TimeInterval
            public var variation: TimeInterval
            public init(duration: TimeInterval, variation: TimeInterval = 0) {
                (self.duration, self.variation) = (duration, variation)
            }
        }
        case once(warmUp: TimeInterval = 0, emit: VariableDuration = VariableDuration(duration: 1))
        case repeating(
            warmUp: TimeInterval = 0, emit: VariableDuration = VariableDuration(duration: 1),
            idle: VariableDuration? = nil)
    }

    public struct ParticleEmitter {
        public enum BlendMode: Hashable, Sendable { case alpha, opaque, additive }
        public enum BillboardMode: Hashable, Sendable { case billboard, billboardYAligned, free }
        public enum OpacityCurve: Hashable, Sendable {
            case constant, easeFadeIn, easeFadeOut, quickFadeInOut, gradualFadeInOut, linearFadeIn,
                linearFadeOut
        }
        public enum ParticleColor {
            public enum ColorValue {
                case single(UIColor)
                case random(a: UIColor, b: UIColor)
            }
            case constant(ColorValue)
            case evolving(start: ColorValue, end: ColorValue)
        }
        public var birthRate: Float = 100
        public var birthRateVariation: Float = 0
        public var lifeSpan: Double = 1
        public var lifeSpanVariation: Double = 0.2
        public var size: Float = 0.02
        public var sizeVariation: Float = 0
        public var sizeMultiplierAtEndOfLifespan: Float = 0.1
        public var sizeMultiplierAtEndOfLifespanPower: Float = 1
        public var mass: Float = 1
        public var massVariation: Float = 0
        public var angle: Float = 0
        public var angleVariation: Float = 0
        public var angularSpeed: Float = 0
        public var angularSpeedVariation: Float = 0
        public var acceleration = SIMD3<Float>.zero
        public var dampingFactor: Float = 0
        public var spreadingAngle: Float = 0
        public var stretchFactor: Float = 0
        public var noiseStrength: Float = 0.1
        public var noiseScale: Float = 1
        public var noiseAnimationSpeed: Float = 0
        public var vortexStrength: Float = 0
        public var vortexDirection = SIMD3<Float>(0, 1, 0)
        public var attractionStrength: Float = 0
        public var attractionCenter = SIMD3<Float>.zero
        public var isLightingEnabled = false
        public var color = ParticleColor.constant(.single(.white))
        public var blendMode = BlendMode.alpha
        public var billboardMode = BillboardMode.billboard
        public var opacityCurve = OpacityCurve.quickFadeInOut
        public var image: TextureResource?
        public init() {}
    }

    public var mainEmitter = ParticleEmitter()
    public var spawnedEmitter: ParticleEmitter?
    public var timing = Timing.repeating()
    public var emitterShape = EmitterShape.plane
    public var emitterShapeSize = SIMD3<Float>(repeating: 0.05)
    public var birthLocation = BirthLocation.surface
    public var birthDirection = BirthDirection.normal
    public var emissionDirection = SIMD3<Float>(0, 1, 0)
    public var speed: Float = 0.5
    public var speedVariation: Float = 0.05
    public var radialAmount: Float = 2 * .pi
    public var torusInnerRadius: Float = 0.25
    public var isEmitting = true
    public var simulationState = SimulationState.play
    public var burstCount = 100
    public var burstCountVariation = 0
    public var particlesInheritTransform = false
    public var fieldSimulationSpace = SimulationSpace.global
    public enum SimulationSpace: Hashable, Sendable { case local, global }
    public var spawnOccasion = SpawnOccasion.onDeath
    public var spawnVelocityFactor: Float = 1

    public init() {}
    public mutating func restart() {}
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
