import Foundation
import SwiftUI

/// Parses the formats of `NSPredicate(format:)`. The parser reads no functions, subqueries or arithmetic.
struct PredicateParser {
    private let tokens: [String]
    private var place = 0
    private var arguments = 0

    /// The tree of a predicate format, or the reason why the format is invalid.
    static func tree(of format: String) -> Result<PredicateTree, Fault> {
        let known = Singletons.shared { Known() }
        if let tree = known.trees[format] { return tree }
        let tree = Result<PredicateTree, Fault> { () throws(Fault) in
            var parser = PredicateParser(format)
            let tree = try parser.anyOf()
            if let rest = parser.next { throw Fault("\"\(rest)\" is not supported") }
            return tree
        }
        known.trees[format] = tree
        return tree
    }

    struct Fault: Error {
        let reason: String
        init(_ reason: String) { self.reason = reason }
    }

    private final class Known {
        var trees: [String: Result<PredicateTree, Fault>] = [:]
    }

    // MARK: - Words

    private init(_ format: String) {
        let word =
            #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%(?:l{0,2}[dDiuxX]|l?[fFgG]|[@KcsS])|@?[\w.@$]+|-\d[\d.]*|==|!=|<>|<=|=<|>=|=>|&&|\|\||[^\s]/#
        tokens = format.matches(of: word).map { String($0.output) }
    }

    private var next: String? { place < tokens.count ? tokens[place] : nil }

    private mutating func take(_ words: String...) -> Bool {
        guard let next, words.contains(next.uppercased()) else { return false }
        place += 1
        return true
    }

    private mutating func take() throws(Fault) -> String {
        guard let next else { throw Fault("the format ends too early") }
        place += 1
        return next
    }

    private mutating func demand(_ word: String) throws(Fault) {
        guard take(word) else { throw Fault("\"\(word)\" is missing before \"\(next ?? "the end")\"") }
    }

    // MARK: - Tests

    private mutating func anyOf() throws(Fault) -> PredicateTree {
        var trees = [try allOf()]
        while take("OR", "||") { trees.append(try allOf()) }
        return trees.count == 1 ? trees[0] : .any(trees)
    }

    private mutating func allOf() throws(Fault) -> PredicateTree {
        var trees = [try one()]
        while take("AND", "&&") { trees.append(try one()) }
        return trees.count == 1 ? trees[0] : .all(trees)
    }

    private mutating func one() throws(Fault) -> PredicateTree {
        if take("NOT", "!") { return .not(try one()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let tree = try anyOf()
            try demand(")")
            return tree
        }
        let quantifier = next.flatMap { PredicateTree.Quantifier(rawValue: $0.uppercased()) }
        if quantifier != nil { place += 1 }
        let left = try term()
        let relation = try relation()
        var (ignoresCase, ignoresAccents) = (false, false)
        if take("[") {
            let options = try take().lowercased()
            (ignoresCase, ignoresAccents) = (options.contains("c"), options.contains("d"))
            try demand("]")
        }
        return .comparison(
            .init(
                quantifier: quantifier, left: left, relation: relation, right: try term(),
                ignoresCase: ignoresCase, ignoresAccents: ignoresAccents))
    }

    private mutating func relation() throws(Fault) -> PredicateTree.Relation {
        let word = try take().uppercased()
        let other = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][word]
        guard let relation = PredicateTree.Relation(rawValue: other ?? word) else {
            throw Fault("\"\(word)\" is not supported")
        }
        return relation
    }

    // MARK: - Terms

    private mutating func term() throws(Fault) -> PredicateTree.Term {
        let word = try take()
        switch word.uppercased() {
        case "SELF": return .object
        case "NIL", "NULL": return .value(nil)
        case "TRUE", "YES": return .value(NSNumber(value: true))
        case "FALSE", "NO": return .value(NSNumber(value: false))
        case "{": return .list(try list())
        default: break
        }
        if word.hasPrefix("%") {
            arguments += 1
            return word == "%K" ? .key(arguments - 1) : .argument(arguments - 1)
        }
        if let quote = word.first, quote == "\"" || quote == "'" {
            return .value(String(word.dropFirst().dropLast()).replacing(/\\(.)/) { "\($0.output.1)" })
        }
        if let number = Double(word) { return .value(NSNumber(value: number)) }
        guard word.wholeMatch(of: /[A-Za-z_@][\w.@]*/) != nil, next != "(" else {
            throw Fault("\"\(word)\" is not supported")
        }
        return word.uppercased().hasPrefix("SELF.") ? .path(String(word.dropFirst(5))) : .path(word)
    }

    private mutating func list() throws(Fault) -> [PredicateTree.Term] {
        var terms: [PredicateTree.Term] = []
        while !take("}") {
            terms.append(try term())
            _ = take(",")
        }
        return terms
    }
}
