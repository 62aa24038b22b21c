import Text

/// The result of finding a value by a name, or by the beginning of a name.
///
///     curriculum.exercise(matching: "6.1")   // .found
///     curriculum.exercise(matching: "chan")  // .found, if only one id begins with it
///     curriculum.exercise(matching: "task")  // .ambiguous, if several do
///     curriculum.exercise(matching: "7,1")   // .unknown, with similar names
public enum Lookup<Value> {
    case found(Value)
    case ambiguous([Value])
    case unknown(suggestions: [Value])

    /// - Parameter names: returns all names of a value. A value with exactly the searched name wins over values whose
    ///   names only begin with the searched name.
    init(_ word: String, in values: [Value], names: (Value) -> [String]) {
        let word = word.lowercased()
        if let exact = values.first(where: { names($0).contains(word) }) {
            self = .found(exact)
            return
        }
        let beginning = values.filter { value in names(value).contains { $0.hasPrefix(word) } }
        switch beginning.count {
        case 1: self = .found(beginning[0])
        case 2...: self = .ambiguous(beginning)
        default:
            let known = values.flatMap(names)
            let near = Set(Spelling.suggestions(for: word, among: known))
            self = .unknown(
                suggestions: values.filter { value in names(value).contains { near.contains($0) } })
        }
    }
}

extension Lookup: Equatable where Value: Equatable {}
extension Lookup: Sendable where Value: Sendable {}
