/// A program of a lesson; its source is all Swift fences with the program's name.
public struct LessonProgram: Hashable, Sendable {
    public struct Piece: Hashable, Sendable {
        public let text: String
        /// The line of the lesson's file on which the text of the fence begins.
        public let firstLine: Int
        public let isHidden: Bool

        public init(text: String, firstLine: Int, isHidden: Bool = false) {
            self.text = text
            self.firstLine = firstLine
            self.isHidden = isHidden
        }
    }

    public let name: String
    /// The name of another program whose source this program includes.
    public internal(set) var base: String?
    public internal(set) var pieces: [Piece]

    public init(name: String, base: String? = nil, pieces: [Piece]) {
        self.name = name
        self.base = base
        self.pieces = pieces
    }

    /// True if the lesson's page hides all fences of the program; such a program only supports other
    /// programs.
    public var isHidden: Bool { pieces.allSatisfy(\.isHidden) }
}

/// A program's complete source, and the place in the lesson from which each line comes.
public struct LessonSource: Hashable, Sendable {
    public let text: String
    private let places: [Int]

    init(_ pieces: [LessonProgram.Piece]) {
        // The imports share one line of the source, so the line numbers of the pieces are easy to compute.
        var lines = ["import SwiftUI; import Lab"]
        var places = [0]
        for piece in pieces {
            for (offset, line) in piece.text.lines.enumerated() {
                lines.append(String(line))
                places.append(piece.firstLine + offset)
            }
        }
        text = lines.joined(separator: "\n") + "\n"
        self.places = places
    }

    /// Finds the line in the lesson's file for a line of the program; both count from 1.
    public func place(ofLine line: Int) -> Int? {
        places.indices.contains(line - 1) && places[line - 1] > 0 ? places[line - 1] : nil
    }
}
