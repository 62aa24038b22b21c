import Foundation

extension URLSession {
    /// A response body, byte by byte. All bytes are available at once, because the simulated network delivers
    /// bodies in one piece.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        private let data: Data

        init(_ data: Data) {
            self.data = data
        }

        public func makeAsyncIterator() -> Iterator { Iterator(rest: data[...]) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var rest: Data.SubSequence

            /// Returns the next byte without waiting. In a cancelled task, throws `URLError.cancelled`.
            public mutating func next() async throws -> UInt8? {
                guard !rest.isEmpty else { return nil }
                guard !Task.isCancelled else { throw URLError(.cancelled, failingURL: nil) }
                return rest.removeFirst()
            }
        }

        /// The lines of the body as UTF-8 text, without empty lines, as on a device.
        public var lines: Lines { Lines(bytes: self) }

        public var characters: Characters { Characters(bytes: self) }

        public struct Lines: AsyncSequence, Sendable {
            public typealias Element = String
            fileprivate let bytes: AsyncBytes

            public func makeAsyncIterator() -> PieceIterator<String> {
                PieceIterator(pieces: bytes.text.split(whereSeparator: \.isNewline).map(String.init)[...])
            }
        }

        public struct Characters: AsyncSequence, Sendable {
            public typealias Element = Character
            fileprivate let bytes: AsyncBytes

            public func makeAsyncIterator() -> PieceIterator<Character> {
                PieceIterator(pieces: Array(bytes.text)[...])
            }
        }

        public struct PieceIterator<Piece>: AsyncIteratorProtocol {
            fileprivate var pieces: ArraySlice<Piece>

            public mutating func next() async throws -> Piece? {
                guard !pieces.isEmpty else { return nil }
                guard !Task.isCancelled else { throw URLError(.cancelled, failingURL: nil) }
                return pieces.removeFirst()
            }
        }

        private var text: String { String(decoding: data, as: UTF8.self) }
    }
}
