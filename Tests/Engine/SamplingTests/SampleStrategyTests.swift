import Foundation
import Testing
import Wire

@testable import Sampling

@Suite struct `The decoder's strategy` {
    struct Event: Decodable { let at: Date }

    private func decoder(_ set: (JSONDecoder) -> Void) -> JSONDecoder {
        let decoder = JSONDecoder()
        set(decoder)
        return decoder
    }

    @Test func `shapes dates, and the sampled moment is the same for each`() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        let strategies: [JSONDecoder.DateDecodingStrategy] = [
            .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(formatter),
            .custom { decoder in
                let text = try decoder.singleValueContainer().decode(String.self)
                guard let date = try? Date(text, strategy: .iso8601) else { throw CocoaError(.formatting) }
                return date
            },
        ]
        let moments = try strategies.map { strategy in
            try sample(of: Event.self, by: decoder { $0.dateDecodingStrategy = strategy }).at
        }
        #expect(Set(moments).count == 1)
    }

    @Test func `shapes dates in a rare format`() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "dd.MM.yyyy"
        let custom = decoder { $0.dateDecodingStrategy = .formatted(formatter) }
        #expect(try sample(of: [Event].self, by: custom).count == 3)
    }

    @Test func `shapes keys`() throws {
        struct Person: Decodable { let firstName: String, imageURL: String, plain: String }
        let snake = decoder { $0.keyDecodingStrategy = .convertFromSnakeCase }
        #expect(try sample(of: Person.self, by: snake).firstName == "firstName-bafelomu")
        let custom = decoder {
            $0.keyDecodingStrategy = .custom { path in
                let key = path[path.count - 1].stringValue
                return PathKey(stringValue: key.hasPrefix("_") ? String(key.dropFirst()) : key + "?")
            }
        }
        let person = try sample(of: Person.self, by: custom)
        #expect(person.plain == "_plain-bafelomu")
    }

    @Test func `shapes data`() throws {
        struct File: Decodable { let bytes: Data }
        let plain = decoder { $0.dataDecodingStrategy = .deferredToData }
        #expect(try sample(of: File.self, by: plain).bytes == sample(of: File.self).bytes)
    }

    @Test func `comes with the app's user info`() throws {
        struct Told: Decodable {
            let told: String
            init(from decoder: any Decoder) throws {
                told = try #require(decoder.userInfo[Self.key] as? String)
                _ = try decoder.container(keyedBy: PathKey.self)
            }
            static var key: CodingUserInfoKey {
                guard let key = CodingUserInfoKey(rawValue: "told") else { preconditionFailure("no key") }
                return key
            }
        }
        let telling = decoder { $0.userInfo[Told.key] = "yes" }
        #expect(try sample(of: Told.self, by: telling).told == "yes")
    }
}

@Suite struct `A missing sample` {
    @Test func `has its field and a reason in the message`() {
        struct Order: Decodable {
            struct Number: Decodable {
                init(from decoder: any Decoder) throws {
                    let text = try decoder.singleValueContainer().decode(String.self)
                    guard text.hasPrefix("DE-") else {
                        throw DecodingError.dataCorrupted(
                            .init(codingPath: decoder.codingPath, debugDescription: "no order number"))
                    }
                }
            }
            let number: Number
        }
        #expect(
            problem(of: [Order].self)
                == "its field `1.number` rejects every sample value (no order number)")
    }

    @Test func `has the name of a key that no JSON contains in the message`() {
        struct Person: Decodable {
            let name: String
            enum CodingKeys: String, CodingKey { case name = "first_name" }
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(
            problem(of: Person.self, by: decoder)
                == "it needs the key \"first_name\", but the decoder's key strategy never produces it")
    }

    final class Endless: Decodable { let next: Endless }

    @Test func `has the name of an endless type in the message`() {
        #expect(problem(of: Endless.self)?.hasSuffix("never ends: Endless contains itself") == true)
    }
}

@Suite(.serialized) struct `The wrapper around decoders` {
    init() { #expect(DecoderWatch.begin()) }

    @Test func `decodes a token into a sample and passes other data on`() throws {
        let token = Data(SampleToken(word: "bafelomu", number: 7).body)
        #expect(try JSONDecoder().decode([String].self, from: token).count == 3)
        #expect(try JSONDecoder().decode([String].self, from: Data("[\"a\"]".utf8)) == ["a"])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Int].self, from: Data("[\"a\"]".utf8))
        }
    }

    @Test func `makes no sample of an error type, and no page after the last page`() throws {
        struct APIError: Decodable { let message: String }
        struct Refusal: Decodable, Error { let message: String }
        let token = Data(SampleToken(word: "bafelomu", number: 7).body)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(APIError.self, from: token) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Refusal.self, from: token) }
        struct Page: Decodable { let items: [String] }
        let empty = Data(SampleToken(word: "bafelomu", number: 7, count: 0).body)
        #expect(try JSONDecoder().decode(Page.self, from: empty).items.isEmpty)
    }

    @Test func `throws a plain decoding error to the app if no sample exists`() {
        let token = Data(SampleToken(word: "bafelomu", number: 7).body)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Never].self, from: token) }
    }
}
