import Foundation
import Testing
import Wire

@testable import Sampling

@Suite struct `A sample` {
    struct Place: Decodable {
        var name: String
        var population: Int
    }

    @Test func `is what the type accepts, and its texts have the token's word`() throws {
        let places = try sample(of: [Place].self)
        #expect(places.map(\.name) == ["bafelomu-1-name", "bafelomu-2-name", "bafelomu-3-name"])
        #expect(places.allSatisfy { $0.population > 0 })
    }
}

func sample<T: Decodable>(
    of type: T.Type, word: String = "bafelomu", by decoder: JSONDecoder = JSONDecoder()
) throws -> T {
    try SampleMaker(token: SampleToken(word: word, number: 7), decoder: decoder).sample(of: type).get().value
}
