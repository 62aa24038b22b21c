/// The part of SARIF's schema (2.1.0, errata 01) that the course's reports use: each object's required and
/// permitted properties.
struct SARIFShape {
    private enum Property {
        case text
        /// A text that is one of the given words.
        case word([String])
        case number(atLeast: Int)
        case object(SARIFShape)
        case list(SARIFShape)
        /// A JSON object of texts; the tool chooses the keys.
        case texts
    }
    private let required: [String]
    private let known: [String: Property]

    static var log: SARIFShape {
        let message = SARIFShape(required: ["text"], known: ["text": .text, "markdown": .text])
        let region = SARIFShape(required: ["startLine"], known: ["startLine": .number(atLeast: 1)])
        let artifact = SARIFShape(required: ["uri"], known: ["uri": .text, "uriBaseId": .text])
        let place = SARIFShape(
            required: ["artifactLocation"],
            known: ["artifactLocation": .object(artifact), "region": .object(region)])
        let location = SARIFShape(required: [], known: ["physicalLocation": .object(place)])
        let suppression = SARIFShape(
            required: ["kind"], known: ["kind": .word(["inSource", "external"]), "justification": .text])
        let result = SARIFShape(
            required: ["message"],
            known: [
                "ruleId": .text, "suppressions": .list(suppression),
                "level": .word(["none", "note", "warning", "error"]), "message": .object(message),
                "locations": .list(location), "partialFingerprints": .texts,
            ])
        let rule = SARIFShape(
            required: ["id"],
            known: [
                "id": .text, "shortDescription": .object(message), "fullDescription": .object(message),
                "help": .object(message),
            ])
        let driver = SARIFShape(
            required: ["name"], known: ["name": .text, "semanticVersion": .text, "rules": .list(rule)])
        let tool = SARIFShape(required: ["driver"], known: ["driver": .object(driver)])
        let run = SARIFShape(
            required: ["tool"], known: ["tool": .object(tool), "results": .list(result)])
        return SARIFShape(
            required: ["version", "runs"],
            known: ["$schema": .text, "version": .word(["2.1.0"]), "runs": .list(run)])
    }

    /// The differences between a report and the schema, each with its path.
    func faults(in value: Any, at way: String = "log") -> [String] {
        guard let object = value as? [String: Any] else { return ["\(way) is no object"] }
        let missing = required.filter { object[$0] == nil }.map { "\(way) has no \($0)" }
        return missing
            + object.flatMap { name, value -> [String] in
                guard let property = known[name] else { return ["\(way) has an unknown \(name)"] }
                return Self.faults(in: value, as: property, at: "\(way).\(name)")
            }
    }

    private static func faults(in value: Any, as property: Property, at way: String) -> [String] {
        switch property {
        case .text: return value is String ? [] : ["\(way) is no text"]
        case .word(let words):
            return (value as? String).map(words.contains) == true ? [] : ["\(way) is none of \(words)"]
        case .number(let least):
            return (value as? Int).map { $0 >= least } == true ? [] : ["\(way) is below \(least)"]
        case .object(let shape): return shape.faults(in: value, at: way)
        case .list(let shape):
            guard let list = value as? [Any] else { return ["\(way) is no list"] }
            return list.enumerated().flatMap { shape.faults(in: $0.element, at: "\(way)[\($0.offset)]") }
        case .texts: return value is [String: String] ? [] : ["\(way) is no table of texts"]
        }
    }
}
