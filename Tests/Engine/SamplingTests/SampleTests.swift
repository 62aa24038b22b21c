import Foundation
import Testing
import Wire

@testable import Sampling

func sample<T: Decodable>(
    of type: T.Type, word: String = "bafelomu", number: UInt32 = 7, by decoder: JSONDecoder = JSONDecoder()
) throws -> T {
    try made(type, word, number, decoder).value
}

func json<T: Decodable>(of type: T.Type, by decoder: JSONDecoder = JSONDecoder()) throws -> String {
    String(decoding: try made(type, "bafelomu", 7, decoder).json, as: UTF8.self)
}

func problem<T: Decodable>(of type: T.Type, by decoder: JSONDecoder = JSONDecoder()) -> String? {
    do {
        _ = try made(type, "bafelomu", 7, decoder)
        return nil
    } catch {
        return "\(error)"
    }
}

private func made<T: Decodable>(
    _ type: T.Type, _ word: String, _ number: UInt32, _ decoder: JSONDecoder
) throws -> SampleMaker.Sample<T> {
    try SampleMaker(token: SampleToken(word: word, number: number), decoder: decoder).sample(of: type).get()
}

@Suite struct `A sample` {
    struct Place: Decodable, Equatable {
        let id: Int
        var name: String
        var population: Int
        var image: URL
    }

    @Test func `contains the token's word in every text`() throws {
        let places = try sample(of: [Place].self)
        #expect(places.map(\.name) == ["1-name-bafelomu", "2-name-bafelomu", "3-name-bafelomu"])
        #expect(places.allSatisfy { (10..<90).contains($0.population) })
    }

    @Test func `is the same for the same token`() throws {
        #expect(try sample(of: [Place].self) == sample(of: [Place].self))
    }

    @Test func `has other texts and numbers for another token word, but the same ids and URLs`() throws {
        let (places, others) = (try sample(of: [Place].self), try sample(of: [Place].self, word: "gidokuta"))
        #expect(others.map(\.name) == ["1-name-gidokuta", "2-name-gidokuta", "3-name-gidokuta"])
        #expect(places.map(\.population) != others.map(\.population))
        #expect(places.map(\.id) == others.map(\.id))
        #expect(places.map(\.image) == others.map(\.image))
    }

    @Test func `has ids that are unique across resources and fields`() throws {
        let pages = try (1...20).flatMap { try sample(of: [Place].self, number: $0) }
        #expect(Set(pages.map(\.id)).count == 60)
        #expect(Set(pages.map(\.image)).count == 60)
    }

    @Test func `gives a field the same value in every type`() throws {
        struct Name: Decodable { let name: String }
        #expect(try sample(of: [Name].self).map(\.name) == sample(of: [Place].self).map(\.name))
    }

    @Test func `equals the value that a plain decoder reads from its JSON`() throws {
        let text = try json(of: Place.self)
        #expect(try JSONDecoder().decode(Place.self, from: Data(text.utf8)) == sample(of: Place.self))
        #expect(text.hasPrefix("{\"id\":"))
    }

    @Test func `ends before an app asks for the next page`() throws {
        struct Page: Decodable {
            let items: [String]
            let nextPage: String?
            let hasMore: Bool
            let total: Int
            let error: String?
        }
        let page = try sample(of: Page.self)
        #expect(page.nextPage == nil && page.error == nil && !page.hasMore)
        #expect(page.items.count == 3 && page.total == 3)
    }

    @Test func `can be a single value`() throws {
        #expect(try sample(of: String.self) == "bafelomu")
        #expect(try sample(of: [String].self) == ["1-bafelomu", "2-bafelomu", "3-bafelomu"])
        #expect(try sample(of: Int?.self) != nil)
    }
}
