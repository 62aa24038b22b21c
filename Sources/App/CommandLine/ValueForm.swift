/// Reads a word of the command line as a value, and describes the valid words for error messages.
///
///     ValueForm.number(1...256)   // "a whole number from 1 to 256"
public struct ValueForm<Value: Sendable>: Sendable {
    /// The valid values, in words that complete the sentence "--jobs takes …".
    let expectation: String
    let offer: Offer
    let read: @Sendable (String) -> Value?

    public init(_ expectation: String, offer: Offer = .nothing, read: @escaping @Sendable (String) -> Value?)
    {
        self.expectation = expectation
        self.offer = offer
        self.read = read
    }
}

public enum Offer: Hashable, Sendable {
    case nothing
    case files
    case folders
    /// The words of one kind, such as the names of exercises. `Program.wordLister` prints words by
    /// kind.
    case words(String)
}

extension ValueForm where Value == String {
    public static let text = ValueForm("a word") { $0 }
    public static let file = ValueForm("a file", offer: .files) { $0 }
    public static let folder = ValueForm("a folder", offer: .folders) { $0 }

    /// Accepts any word, and offers the program's words of one kind as completions.
    public static func word(_ kind: String) -> ValueForm { ValueForm("a word", offer: .words(kind)) { $0 } }
}

extension ValueForm where Value: FixedWidthInteger {
    public static func number(_ range: ClosedRange<Value> = 0...Value.max) -> ValueForm {
        let limits = range.upperBound == .max ? "" : " from \(range.lowerBound) to \(range.upperBound)"
        return ValueForm("a whole number\(limits)") { word in
            Value(word).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// Accepts one of a few numbers, such as `26 or 27`.
    public static func one(of numbers: [Value]) -> ValueForm {
        ValueForm(numbers.map(\.description).joined(separator: " or ")) { word in
            Value(word).flatMap { numbers.contains($0) ? $0 : nil }
        }
    }
}
