/// Animates from one value to another.
public struct FromToByAnimation<Value>: AnimationDefinition {
    public var name: String
    public var blendLayer: Int32
    public var fillMode: AnimationFillMode
    public var bindTarget: BindTarget
    public var trimStart: TimeInterval?
    public var trimEnd: TimeInterval?
    public var trimDuration: TimeInterval?
    public var offset: TimeInterval
    public var delay: TimeInterval
    public var speed: Float
    public var repeatMode: AnimationRepeatMode
    public var duration: TimeInterval
    public var fromValue: Value?
    public var toValue: Value?
    public var byValue: Value?
    public var timing: AnimationTimingFunction
    public var isAdditive: Bool

    public init(
        name: String = "", from fromValue: Value? = nil, to toValue: Value? = nil, by byValue: Value? = nil,
        duration: TimeInterval = 1, timing: AnimationTimingFunction = .default, isAdditive: Bool = false,
        bindTarget: BindTarget? = nil, blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none,
        fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil,
        trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.fromValue, self.toValue, self.byValue) = (fromValue, toValue, byValue)
        (self.duration, self.timing, self.isAdditive) = (duration, timing, isAdditive)
        (self.name, self.blendLayer, self.fillMode, self.bindTarget) = (
            name, blendLayer, fillMode, bindTarget ?? .transform
        )
        (self.trimStart, self.trimEnd, self.trimDuration) = (trimStart, trimEnd, trimDuration)
        (self.offset, self.delay, self.speed, self.repeatMode) = (offset, delay, speed, repeatMode)
    }
}

/// Several animations at once.
public struct AnimationGroup: AnimationDefinition {
    public var name: String
    public var blendLayer: Int32
    public var fillMode: AnimationFillMode
    public var bindTarget: BindTarget
    public var trimStart: TimeInterval?
    public var trimEnd: TimeInterval?
    public var trimDuration: TimeInterval?
    public var offset: TimeInterval
    public var delay: TimeInterval
    public var speed: Float
    public var repeatMode: AnimationRepeatMode
    public var group: [any AnimationDefinition]
    public var duration: TimeInterval { group.map(\.duration).max() ?? 0 }

    public init(
        group: [any AnimationDefinition], name: String = "", repeatMode: AnimationRepeatMode = .none,
        fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil,
        trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) {
        self.group = group
        (self.name, blendLayer, self.fillMode, bindTarget) = (name, 0, fillMode, .transform)
        (self.trimStart, self.trimEnd, self.trimDuration) = (trimStart, trimEnd, trimDuration)
        (self.offset, self.delay, self.speed, self.repeatMode) = (offset, delay, speed, repeatMode)
    }
}
