import CYAML

/// A YAML value, and the line on which the value begins.
public struct YAMLValue {
    public indirect enum Content {
        case scalar(String)
        case sequence([YAMLValue])
        case mapping([(key: YAMLValue, value: YAMLValue)])
    }
    public let content: Content
    public let line: Int

    public struct Failure: Error {
        public let line: Int
        public let reason: String

        public init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }
    }

    /// Parses a text with one YAML document; returns nil if the text is empty.
    public static func read(_ text: String) throws(Failure) -> YAMLValue? {
        let bytes = Array(text.utf8)
        // libyaml keeps pointers to the parser and into the input, so neither may move during parsing.
        let result: Result<YAMLValue?, Failure> = bytes.withUnsafeBufferPointer { input in
            withUnsafeTemporaryAllocation(of: yaml_parser_t.self, capacity: 1) { slot in
                guard let parser = slot.baseAddress, yaml_parser_initialize(parser) == 1 else {
                    return .failure(Failure(line: 1, reason: "no memory for the YAML reader"))
                }
                defer { yaml_parser_delete(parser) }
                yaml_parser_set_input_string(parser, input.baseAddress, input.count)
                return document(parser)
            }
        }
        return try result.get()
    }

    private static func document(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Result<YAMLValue?, Failure>
    {
        withUnsafeTemporaryAllocation(of: yaml_document_t.self, capacity: 1) { slot in
            guard let document = slot.baseAddress, yaml_parser_load(parser, document) == 1 else {
                let reason = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
                return .failure(Failure(line: Int(parser.pointee.problem_mark.line) + 1, reason: reason))
            }
            defer { yaml_document_delete(document) }
            guard let root = yaml_document_get_root_node(document) else { return .success(nil) }
            do throws(Failure) {
                return .success(try value(root, document, depth: 0))
            } catch {
                return .failure(error)
            }
        }
    }

    private static func value(
        _ node: UnsafeMutablePointer<yaml_node_t>, _ document: UnsafeMutablePointer<yaml_document_t>,
        depth: Int
    ) throws(Failure) -> YAMLValue {
        let line = Int(node.pointee.start_mark.line) + 1
        // A YAML alias can make a value contain itself, so the limit of 16 levels stops an endless recursion.
        guard depth < 16 else { throw Failure(line: line, reason: "values are nested too deeply") }
        func child(_ index: Int32) throws(Failure) -> YAMLValue {
            guard let node = yaml_document_get_node(document, index) else {
                throw Failure(line: line, reason: "a value is missing")
            }
            return try value(node, document, depth: depth + 1)
        }
        let data = node.pointee.data
        switch node.pointee.type {
        case YAML_SEQUENCE_NODE:
            var values: [YAMLValue] = []
            var item = data.sequence.items.start
            while let next = item, next != data.sequence.items.top {
                values.append(try child(next.pointee))
                item = next + 1
            }
            return YAMLValue(content: .sequence(values), line: line)
        case YAML_MAPPING_NODE:
            var pairs: [(key: YAMLValue, value: YAMLValue)] = []
            var pair = data.mapping.pairs.start
            while let next = pair, next != data.mapping.pairs.top {
                pairs.append((try child(next.pointee.key), try child(next.pointee.value)))
                pair = next + 1
            }
            return YAMLValue(content: .mapping(pairs), line: line)
        default:
            let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
            return YAMLValue(content: .scalar(String(decoding: bytes, as: UTF8.self)), line: line)
        }
    }
}
