import Foundation

/// A type that `JSONDecoder` decodes from a single JSON value.
protocol SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) throws -> Self
}

extension String: SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) -> String {
        let words = probe.words(at: node)
        let around = probe.types
        let text = probe.choose(
            words.usualText, or: { KnownTexts.around(around) + words.otherTexts }, at: node)
        node.become(text: text)
        return text
    }
}

extension Bool: SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) -> Bool {
        let usual = probe.words(at: node).flag
        let flag = probe.choose(usual, or: { [!usual] }, at: node)
        node.become(literal: "\(flag)")
        return flag
    }
}

extension SampledLeaf where Self: FixedWidthInteger {
    static func sampled(at node: SampleNode, by probe: Probe) -> Self {
        let words = probe.words(at: node)
        let number = probe.choose(
            Self(clamping: words.usualNumber), or: { words.otherNumbers.map { Self(clamping: $0) } }, at: node
        )
        node.become(literal: "\(number)")
        return number
    }
}

extension Int: SampledLeaf {}
extension Int8: SampledLeaf {}
extension Int16: SampledLeaf {}
extension Int32: SampledLeaf {}
extension Int64: SampledLeaf {}
extension UInt: SampledLeaf {}
extension UInt8: SampledLeaf {}
extension UInt16: SampledLeaf {}
extension UInt32: SampledLeaf {}
extension UInt64: SampledLeaf {}

extension SampledLeaf where Self: BinaryFloatingPoint {
    static func sampled(at node: SampleNode, by probe: Probe) -> Self {
        let words = probe.words(at: node)
        let number = probe.choose(
            Self(words.usualNumber) + 0.5, or: { words.otherNumbers.map { Self($0) + 0.5 } }, at: node)
        node.become(literal: "\(Double(number))")
        return number
    }
}

extension Double: SampledLeaf {}
extension Float: SampledLeaf {}

extension Decimal: SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) -> Decimal {
        let words = probe.words(at: node)
        let number = Decimal(probe.choose(words.usualNumber, or: { words.otherNumbers }, at: node))
        node.become(literal: "\(number)")
        return number
    }
}

extension UUID: SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) -> UUID {
        let identifier = probe.words(at: node).identifier
        node.become(text: identifier.uuidString)
        return identifier
    }
}

extension URL: SampledLeaf {
    static func sampled(at node: SampleNode, by probe: Probe) throws -> URL {
        let address = probe.words(at: node).address
        guard let url = URL(string: address) else { throw SampleProblem.noAddress(address, at: node.name) }
        node.become(text: address)
        return url
    }
}

extension Date: SampledLeaf {
    /// Writes the date as the decoder's date strategy requires. For custom strategies and formatters, tries texts
    /// until one is accepted.
    static func sampled(at node: SampleNode, by probe: Probe) throws -> Date {
        let words = probe.words(at: node)
        let date = words.date
        switch probe.decoder.dateDecodingStrategy {
        case .deferredToDate: node.become(literal: "\(date.timeIntervalSinceReferenceDate)")
        case .secondsSince1970: node.become(literal: "\(date.timeIntervalSince1970)")
        case .millisecondsSince1970: node.become(literal: "\(date.timeIntervalSince1970 * 1000)")
        case .iso8601: node.become(text: words.instant)
        case .custom(let read): return try read(SampleDecoder(probe: probe, node: node))
        @unknown default: node.become(text: words.instant)
        }
        return date
    }
}

extension Data: SampledLeaf {
    /// Writes the bytes as the decoder's data strategy requires.
    static func sampled(at node: SampleNode, by probe: Probe) throws -> Data {
        let data = Data(probe.words(at: node).text.utf8)
        switch probe.decoder.dataDecodingStrategy {
        case .deferredToData: node.become(literal: "\(Array(data))")
        case .base64: node.become(text: data.base64EncodedString())
        case .custom(let read): return try read(SampleDecoder(probe: probe, node: node))
        @unknown default: node.become(text: data.base64EncodedString())
        }
        return data
    }
}
