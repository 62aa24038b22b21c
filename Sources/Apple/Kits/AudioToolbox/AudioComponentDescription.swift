// Descriptions of audio units; this device has no audio units.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Identifies an audio unit.
public struct AudioComponentDescription: Hashable, Sendable {
    public var componentType: UInt32
    public var componentSubType: UInt32
    public var componentManufacturer: UInt32
    public var componentFlags: UInt32
    public var componentFlagsMask: UInt32

    public init(
        componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32,
        componentFlags: UInt32,
        componentFlagsMask: UInt32
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        (self.componentManufacturer, self.componentFlags) = (componentManufacturer, componentFlags)
        self.componentFlagsMask = componentFlagsMask
    }
    public init() {
        self.init(
            componentType: 0, componentSubType: 0, componentManufacturer: 0, componentFlags: 0,
            componentFlagsMask: 0)
    }
}
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706c
