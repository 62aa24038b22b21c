import Foundation
import Testing
import Wire

@testable import Sampling

@Suite struct `A sample of an enumeration` {
    @Test func `is one of its raw values, each in its turn`() throws {
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

    @Test func `with one case is that`() throws {
        enum Only: String, Decodable { case one = "the one" }
        #expect(try sample(of: Only.self) == .one)
    }

    @Test func `whose cases carry something has one of them`() throws {
        enum Block: Decodable, Equatable {
            case text(String)
            case gap(height: Int)
        }
        let blocks = try sample(of: [Block].self)
        #expect(blocks.count == 3)
        #expect(blocks[0] == .text("bafelomu-1-text-_0"))
        guard case .gap = blocks[1] else {
            Issue.record("\(blocks)")
            return
        }
    }

    @Test func `that is told by a field is what that field says`() throws {
        struct Item: Decodable {
            enum Kind: String, Decodable { case photo, note }
            let kind: Kind
            let body: String
            enum Keys: CodingKey { case kind, url, text }
            init(from decoder: any Decoder) throws {
                let box = try decoder.container(keyedBy: Keys.self)
                // Read as a text, and made a kind by hand.
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

    @Test func `that takes what it does not know as unknown is sampled, too`() throws {
        enum Status: String, Decodable {
            case open, closed, unknown
            init(from decoder: any Decoder) throws {
                let raw = try decoder.singleValueContainer().decode(String.self)
                self = Status(rawValue: raw) ?? .unknown
            }
        }
        #expect(try sample(of: [Status].self) == [.open, .closed, .unknown])
    }

    @Test func `that reads itself from something else than its raw value is read in its way`() throws {
        enum Flag: String, Decodable {
            case yes, no
            init(from decoder: any Decoder) throws {
                self = try decoder.singleValueContainer().decode(Bool.self) ? .yes : .no
            }
        }
        #expect([.yes, .no].contains(try sample(of: Flag.self)))
    }
}
