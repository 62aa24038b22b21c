public import Foundation

extension URL {
    /// The bytes of a URL's response. The first call of `next()` sends the request.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let url: URL

        public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            private var rest: URLSession.AsyncBytes.Iterator?

            fileprivate init(url: URL) { self.url = url }

            public mutating func next() async throws -> UInt8? {
                var bytes: URLSession.AsyncBytes.Iterator
                if let rest {
                    bytes = rest
                } else {
                    bytes = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
                }
                defer { rest = bytes }
                return try await bytes.next()
            }
        }

        public var lines: Lines { Lines(url: url) }
    }

    /// The lines of a URL's response, as text. The first call of `next()` sends the request.
    public struct Lines: AsyncSequence, Sendable {
        public typealias Element = String
        fileprivate let url: URL

        public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            private var rest: [String]?

            fileprivate init(url: URL) { self.url = url }

            public mutating func next() async throws -> String? {
                if rest == nil {
                    var all: [String] = []
                    for try await line in try await URLSession.shared.bytes(from: url).0.lines {
                        all.append(line)
                    }
                    rest = all.reversed()
                }
                return rest?.popLast()
            }
        }
    }

    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    public var lines: Lines { Lines(url: self) }
}
