import Foundation
import Testing
import Wire

@testable import Sampling

@Suite struct `A sample of an enum` {
    @Test func `uses its raw values in turn`() throws {
        enum Kind: String, Decodable {
            case bus = "BUS_STOP"
            case rail = "RAIL"
        }
        enum Level: Int, Decodable {
            case low = 10
            case high = 20
        }
        #expect(try sample(of: [Kind].self) == [.bus, .rail, .bus])
        #expect(try sample(of: [Level].self) == [.low, .high, .low])
    }

    @Test func `uses the only case`() throws {
        enum Only: String, Decodable { case one = "the one" }
        #expect(try sample(of: Only.self) == .one)
    }

    @Test func `uses one case with its associated values`() throws {
        enum Block: Decodable, Equatable {
            case text(String)
            case gap(height: Int)
        }
        let blocks = try sample(of: [Block].self)
        #expect(blocks.count == 3)
        #expect(blocks[0] == .text("1-text-_0-bafelomu"))
        guard case .gap = blocks[1] else {
            Issue.record("\(blocks)")
            return
        }
    }

    @Test func `follows the field that names the case`() throws {
        struct Item: Decodable {
            enum Kind: String, Decodable { case photo, note }
            let kind: Kind
            let body: String
            enum Keys: CodingKey { case kind, url, text }
            init(from decoder: any Decoder) throws {
                let box = try decoder.container(keyedBy: Keys.self)
                // Decodes the text of `kind` and then converts the text to a `Kind`.
                let raw = try box.decode(String.self, forKey: .kind)
                guard let kind = Kind(rawValue: raw) else {
                    throw DecodingError.dataCorruptedError(forKey: .kind, in: box, debugDescription: raw)
                }
                self.kind = kind
                body = try box.decode(String.self, forKey: kind == .photo ? .url : .text)
            }
        }
        #expect(try sample(of: Item.self).kind == .photo)
    }

    @Test func `exists even if the enum accepts unknown values`() throws {
        enum Status: String, Decodable {
            case open, closed, unknown
            init(from decoder: any Decoder) throws {
                let raw = try decoder.singleValueContainer().decode(String.self)
                self = Status(rawValue: raw) ?? .unknown
            }
        }
        #expect(try sample(of: [Status].self) == [.open, .closed, .unknown])
    }

    @Test func `uses the enum's own init(from:) if that reads another value`() throws {
        enum Flag: String, Decodable {
            case yes, no
            init(from decoder: any Decoder) throws {
                self = try decoder.singleValueContainer().decode(Bool.self) ? .yes : .no
            }
        }
        #expect([.yes, .no].contains(try sample(of: Flag.self)))
    }
}
