import Wire

/// The source of a stand-in that is guessed from the uses of a module's names.
///
///     KFImage.url(address).fade(duration: 0.2)
///
///     public struct KFImage: View {
///         public init() {}
///         public var body: some View { EmptyView() }
///         public static func url<A>(_ a: A) -> Self { Self() }
///         public func fade<A>(duration a: A) -> Self { self }
///     }
struct StandInSource {
    private let module: OutsideModule

    init(_ module: OutsideModule) { self.module = module }

    var text: String {
        var lines = [
            StandIn.heading(of: module.name) + summary + ".",
            "// Made from the names that the app uses. Edit this file, and the course keeps your version.",
            "import SwiftUI", "",
        ]
        for type in module.types { lines += declaration(of: type) + [""] }
        if !module.modifiers.isEmpty {
            lines += ["extension View {"]
            lines +=
                distinct(module.modifiers.map { "public func \(signature($0.call, "some View")) { self }" })
                .indented
            lines += ["}", ""]
        }
        if !module.keys.isEmpty {
            lines += ["extension EnvironmentValues {"]
            for (key, type) in module.keys.sorted(by: { $0.key < $1.key }) {
                lines += ["    public var \(key): \(type) { get { \(type)() } set {} }"]
            }
            lines += ["}", ""]
        }
        let choices = choices
        if !choices.isEmpty {
            lines += ["public struct \(choice): Hashable, Sendable {"]
            lines += choices.map { "    public static let `\($0)` = Self()" } + ["}", ""]
        }
        return lines.joined(separator: "\n")
    }

    /// A summary such as `KFImage shows nothing, Tracker does nothing`.
    private var summary: String {
        let views = module.types.filter { $0.kind == .view }.map(\.name)
        let others =
            module.types.filter { $0.kind != .view }.map(\.name)
            + Set(module.modifiers.map { ".\($0.call.name)" }).sorted()
        return [Self.list(views, "shows", "show"), Self.list(others, "does", "do")].compactMap(\.self)
            .joined(separator: "; ")
    }

    private static func list(_ names: [String], _ one: String, _ several: String) -> String? {
        guard let last = names.last else { return nil }
        guard names.count > 1 else { return "\(last) \(one) nothing" }
        let shown =
            names.count > 4
            ? names.prefix(3).joined(separator: ", ") : names.dropLast().joined(separator: ", ")
        return "\(shown) and \(names.count > 4 ? "\(names.count - 3) more" : last) \(several) nothing"
    }

    private var choice: String { "\(module.name)Choice" }

    /// The names after a leading dot in call arguments, such as `.large`.
    private var choices: [String] {
        func calls(of type: OutsideType) -> [OutsideCall] {
            type.initializers + type.members.map(\.call) + type.types.flatMap(calls)
        }
        let arguments = (module.types.flatMap(calls) + module.modifiers.map(\.call)).flatMap(\.arguments)
        return Set(arguments.compactMap { if case .choice(let name) = $0.value { name } else { nil } })
            .sorted()
    }

    /// Removes repeated lines, because two calls can have the same form.
    private func distinct(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }

    // MARK: - Types

    private func declaration(of type: OutsideType) -> [String] {
        var lines: [String] = []
        switch type.kind {
        case .abstract:
            return ["public protocol \(type.name) {}"]
                + (type.members.isEmpty
                    ? [] : ["extension \(type.name) {"] + type.members.flatMap(member).indented + ["}"])
        case .view:
            lines = [
                "public struct \(type.name): View {", "    public init() {}",
                "    public var body: some View { EmptyView() }",
            ]
        case .object:
            lines = ["public final class \(type.name): ObservableObject {", "    public init() {}"]
        case .value:
            let error = type.name.hasSuffix("Error") ? ", Error" : ""
            lines = ["public struct \(type.name): Hashable, Sendable\(error) {", "    public init() {}"]
        }
        let initializers = type.initializers.filter { !$0.arguments.isEmpty }
        let start = type.kind == .object ? "public convenience " : "public "
        lines += distinct(initializers.map { start + signature($0, nil) + " { self.init() }" }).indented
        lines += distinct(type.members.flatMap(member)).indented
        for inner in type.types { lines += declaration(of: inner).indented }
        return lines + ["}"]
    }

    private func member(_ member: OutsideMember) -> [String] {
        let scope = member.isStatic ? "public static " : "public "
        let (type, value): (String?, String) =
            switch member.result {
            case .nothing: (nil, "")
            case .this: ("Self", member.isStatic ? "Self()" : "self")
            case .type(let name, true): ("\(name)?", "nil")
            case .type(let name, false): (name, "\(name)()")
            }
        guard member.isCalled else {
            return type.map { ["\(scope)var `\(member.call.name)`: \($0) { \(value) }"] } ?? []
        }
        let mark = type == nil ? "" : "@discardableResult "
        return ["\(mark)\(scope)func \(signature(member.call, type)) { \(value) }"]
    }

    // MARK: - Functions

    /// A Swift signature such as `fade<A>(duration a: A) -> Self`.
    private func signature(_ call: OutsideCall, _ result: String?) -> String {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        var generics: [String] = []
        var parameters: [String] = []
        for (place, argument) in call.arguments.enumerated() {
            let letter = place < letters.count ? letters[place] : "A\(place)"
            let (type, generic, mark): (String, String?, String) =
                switch argument.value {
                case .any: (letter, letter, "")
                case .none: ("Any?", nil, "")
                case .list: ("[Any]", nil, "")
                case .dictionary: ("[String: Any]", nil, "")
                case .choice: (choice, nil, "")
                case .builder(let types):
                    ("(\(types.joined(separator: ", "))) -> \(letter)", "\(letter): View", "@ViewBuilder ")
                case .action(let types): ("(\(types.joined(separator: ", "))) -> Void", nil, "")
                }
            if let generic { generics.append(generic) }
            parameters.append("\(mark)\(argument.label ?? "_") \(letter.lowercased()): \(type)")
        }
        let open = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        return "\(call.name)\(open)(\(parameters.joined(separator: ", ")))"
            + (result.map { " -> \($0)" } ?? "")
    }
}

extension [String] {
    fileprivate var indented: [String] { map { "    \($0)" } }
}
