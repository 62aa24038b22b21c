public import AudioToolbox
public import Foundation

/// A node that changes sound. It keeps what is set.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    public let audioComponentDescription: AudioComponentDescription
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }

    init(_ description: AudioComponentDescription) { audioComponentDescription = description }
    override convenience init() { self.init(AudioComponentDescription()) }

    open func loadPreset(at url: URL) throws { throw AVAudioFile.error(kAudio_FileNotFoundError) }

    /// There is no unit of that kind.
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = [],
        completionHandler: @escaping @Sendable (AVAudioUnit?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, AVAudioFile.error(-3000)) }
    }
    open class func instantiate(
        with audioComponentDescription: AudioComponentDescription,
        options: AudioComponentInstantiationOptions = []
    ) async throws -> AVAudioUnit { throw AVAudioFile.error(-3000) }
}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
    public convenience init(audioComponentDescription: AudioComponentDescription) {
        self.init(audioComponentDescription)
    }
    override init(_ description: AudioComponentDescription) { super.init(description) }
}

open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
    public convenience init() { self.init(AudioComponentDescription()) }
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    public convenience init() { self.init(AudioComponentDescription()) }
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

open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    public convenience init() { self.init(AudioComponentDescription()) }
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
    case highShelf, resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    open var bypass = true
    override init() {}
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public private(set) var bands: [AVAudioUnitEQFilterParameters] = []
    open var globalGain: Float = 0
    public convenience init(numberOfBands: Int) {
        self.init(AudioComponentDescription())
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    }
    public convenience init() { self.init(numberOfBands: 1) }
}

// MARK: - Instruments

open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    open var volume: Float = 1
    open var pan: Float = 0
    open var position = AVAudio3DPoint()
    open var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var obstruction: Float = 0
    open var occlusion: Float = 0
    public convenience init(audioComponentDescription: AudioComponentDescription) {
        self.init(audioComponentDescription)
    }
    override init(_ description: AudioComponentDescription) { super.init(description) }

    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
}

/// An instrument of recorded sounds, none of which can be read.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    open var stereoPan: Float = 0
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var globalTuning: Float = 0
    public convenience init() { self.init(AudioComponentDescription()) }

    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws
    {
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
    open func loadInstrument(at instrumentURL: URL) throws {
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
    open func loadAudioFiles(at audioFiles: [URL]) throws {
        throw AVAudioFile.error(kAudioFileUnsupportedFileTypeError)
    }
}
