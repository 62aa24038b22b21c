import Foundation
import Testing
import Wire

@testable import Sampling

@Suite struct `A sample can contain` {
    @Test func `all number types, within their bounds`() throws {
        struct Numbers: Decodable {
            let a: Int, b: Int8, c: Int16, d: Int32, e: Int64
            let f: UInt, g: UInt8, h: UInt16, i: UInt32, j: UInt64
            let k: Double, l: Float, m: Decimal, n: Bool, itemID: Int8
        }
        let numbers = try sample(of: Numbers.self)
        #expect(numbers.a != numbers.e.hashValue && numbers.b > 0 && numbers.m > 0)
        #expect(numbers.itemID == 127)
    }

    @Test func `types that decoders decode themselves`() throws {
        struct Values: Decodable {
            let url: URL, id: UUID, data: Data, price: Decimal, at: Date
        }
        let values = try sample(of: Values.self)
        #expect(values.url.absoluteString.hasPrefix("https://example.com/"))
        #expect(String(decoding: values.data, as: UTF8.self) == "data-bafelomu")
        #expect(try sample(of: Values.self).id == values.id)
    }

    struct Node: Decodable {
        let name: String
        let children: [Node]
        let parents: [String: Node]
    }

    final class Link: Decodable {
        let name: String
        let rest: Link?
    }

    @Test func `recursive types, which end`() throws {
        let node = try sample(of: Node.self)
        #expect(node.children.count == 3 && node.children[0].children.isEmpty)
        let link = try sample(of: Link.self)
        #expect(link.rest != nil && link.rest?.rest == nil)
    }

    @Test func `dictionaries with keys of any type`() throws {
        enum Side: String, Decodable, CodingKeyRepresentable {
            case left = "L"
            case right = "R"
        }
        enum Plain: String, Decodable { case one, two }
        #expect(try sample(of: [String: Int].self).count == 2)
        #expect(try sample(of: [Int: String].self).keys.sorted() == [1, 2])
        #expect(try Set(sample(of: [Side: Int].self).keys) == [.left, .right])
        #expect(try sample(of: [Plain: Int].self).count == 1)
        #expect(try sample(of: Set<String>.self).count == 3)
    }

    @Test func `lists of lists, and lists that are decoded by hand`() throws {
        struct Point: Decodable {
            let x: Double, y: Double, z: Double, w: Double
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                x = try list.decode(Double.self)
                y = try list.decode(Double.self)
                z = try list.decode(Double.self)
                w = try list.decode(Double.self)
            }
        }
        #expect(try sample(of: [[Int]].self).map(\.count) == [2, 2, 2])
        #expect(try sample(of: [Point].self).count == 3)
    }

    @Test func `nested containers`() throws {
        struct Flat: Decodable {
            let city: String, first: String
            enum Keys: CodingKey { case address, names }
            enum Inner: String, CodingKey { case city = "city_name" }
            init(from decoder: any Decoder) throws {
                let outer = try decoder.container(keyedBy: Keys.self)
                city = try outer.nestedContainer(keyedBy: Inner.self, forKey: .address)
                    .decode(String.self, forKey: .city)
                var names = try outer.nestedUnkeyedContainer(forKey: .names)
                first = try names.decode(String.self)
            }
        }
        let flat = try sample(of: Flat.self)
        #expect(flat.city == "address-city_name-bafelomu")
        #expect(flat.first == "names-1-bafelomu")
    }

    class Animal: Decodable { let name: String }
    final class Dog: Animal {
        let breed: String
        enum Keys: CodingKey { case breed }
        required init(from decoder: any Decoder) throws {
            breed = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .breed)
            try super.init(from: decoder)
        }
    }

    @Test func `classes with their inherited properties`() throws {
        let dog = try sample(of: Dog.self)
        #expect(dog.name == "name-bafelomu" && dog.breed == "breed-bafelomu")
    }

    @Test func `generic types`() throws {
        struct Envelope<Value: Decodable>: Decodable { let data: Value, meta: [String: String]? }
        #expect(try sample(of: Envelope<[Int]>.self).data.count == 3)
        #expect(problem(of: Envelope<Never>.self)?.contains("`data`") == true)
    }
}
