public import AudioToolbox
public import Foundation

/// A node that processes audio; here the node only stores its settings.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    public let audioComponentDescription: AudioComponentDescription
    open var name: String { "" }

    init(_ description: AudioComponentDescription) { audioComponentDescription = description }
    override convenience init() { self.init(AudioComponentDescription()) }
}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
    override init(_ description: AudioComponentDescription) { super.init(description) }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
    case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    open var wetDryMix: Float = 0
    public convenience init() { self.init(AudioComponentDescription()) }
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15000
    open var wetDryMix: Float = 100
    public convenience init() { self.init(AudioComponentDescription()) }
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
    case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
    case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
    case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
    case speechGoldenPi, speechRadioTower, speechWaves
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true
    override init() {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public private(set) var bands: [AVAudioUnitEQFilterParameters] = []
    public convenience init(numberOfBands: Int) {
        self.init(AudioComponentDescription())
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    }
    public convenience init() { self.init(numberOfBands: 1) }
}
