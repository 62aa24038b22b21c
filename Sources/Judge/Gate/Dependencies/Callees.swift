import SwiftSyntax
import Wire

/// The functions and computed properties of an answer, with the calls in their bodies that lead to a request.
///
///     let callees = Callees(in: readings)
///     callees.ways(from: body, in: reading)     // current(), and then a Task at 14
///
/// `Callees` matches functions by name alone, so two members with the same name count as one. If the match is wrong,
/// only the wording of a finding is wrong.
struct Callees {
    struct Way {
        /// The expression that begins the chain of calls to the request.
        var start: Syntax
        /// The functions that the code calls on the way to the request, such as `current()`.
        var calls: [String]
        /// The code that makes the request, such as `Task at 14`.
        var end: String
        var requestLines: [Int]
    }

    private struct Callee {
        let spelled: String
        let code: Syntax
        let reading: Reading
    }

    private static let requests: Set<String> = [
        "data", "bytes", "upload", "download", "dataTask", "downloadTask", "uploadTask", "dataTaskPublisher",
    ]

    private var byName: [String: [Callee]] = [:]

    init(in readings: [Reading]) {
        for reading in readings {
            for node in reading.nodes {
                if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
                    let name = function.name.text
                    byName[name, default: []].append(
                        Callee(spelled: "\(name)()", code: Syntax(body), reading: reading))
                } else if let binding = node.as(PatternBindingSyntax.self), let code = binding.accessorBlock,
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    name != "body"
                {
                    byName[name, default: []].append(
                        Callee(spelled: name, code: Syntax(code), reading: reading))
                }
            }
        }
    }

    /// The ways from a piece of source to a request, one for each expression that leads to a request.
    func ways(from code: Syntax, in reading: Reading) -> [Way] {
        var followed: Set<SyntaxIdentifier> = []
        return ways(from: code, in: reading, following: &followed)
    }

    private func ways(from code: Syntax, in reading: Reading, following followed: inout Set<SyntaxIdentifier>)
        -> [Way]
    {
        var found: [Way] = []
        var open = [code]
        while let node = open.popLast() {
            if let call = node.as(FunctionCallExprSyntax.self) {
                if MadeTasks.isTask(call) {
                    let inside = node.innerNodes.flatMap { ways(from: $0, in: reading, following: &followed) }
                    let lines = inside.flatMap(\.requestLines)
                    if !lines.isEmpty {
                        found.append(
                            Way(
                                start: node, calls: [], end: "Task at \(reading.line(of: node))",
                                requestLines: lines))
                    }
                    continue
                }
                if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                    Self.requests.contains(access.declName.baseName.text), Self.isSession(access.base)
                {
                    let line = reading.line(of: Syntax(access.declName))
                    found.append(
                        Way(start: node, calls: [], end: "URLSession at \(line)", requestLines: [line]))
                    continue
                }
            }
            if let name = Self.referred(by: node) {
                for callee in byName[name] ?? [] where followed.insert(callee.code.id).inserted {
                    guard let way = ways(from: callee.code, in: callee.reading, following: &followed).first
                    else { continue }
                    found.append(
                        Way(
                            start: node, calls: [callee.spelled] + way.calls, end: way.end,
                            requestLines: way.requestLines))
                }
            }
            open += Self.evaluated(in: node).reversed()
        }
        return found
    }

    /// The tasks that the code creates, directly or through functions that the code calls.
    func tasks(from code: Syntax, in reading: Reading) -> [WorkNote.MadeTask] {
        var found: [WorkNote.MadeTask] = []
        var followed: Set<SyntaxIdentifier> = []
        var open = [(code, reading)]
        while let (node, reading) = open.popLast() {
            if let call = node.as(FunctionCallExprSyntax.self), MadeTasks.isTask(call) {
                found.append(MadeTasks.note(on: node, reading))
                continue
            }
            for callee in Self.referred(by: node).flatMap({ byName[$0] }) ?? []
            where followed.insert(callee.code.id).inserted {
                open.append((callee.code, callee.reading))
            }
            open += Self.evaluated(in: node).map { ($0, reading) }
        }
        return found
    }

    /// True if the expression's name contains "session", as in `URLSession.shared`.
    private static func isSession(_ base: ExprSyntax?) -> Bool {
        base?.trimmedDescription.lowercased().contains("session") ?? false
    }

    private static func referred(by node: Syntax) -> String? {
        node.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The child nodes that run when the node itself runs. Closures of modifiers and of user actions run later.
    private static func evaluated(in node: Syntax) -> [Syntax] {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return node.innerNodes }
        var later = Set(Modifier(node)?.work.map(\.id) ?? [])
        if let action = ActionNotes.action(of: call) { later.insert(action.id) }
        if ["refreshable", "onDisappear", "onReceive", "onOpenURL"].contains(ActionNotes.name(of: call)) {
            return [Syntax(call.calledExpression)]
        }
        return node.innerNodes.flatMap { child -> [Syntax] in
            if later.contains(child.id) { return [] }
            if let arguments = child.as(LabeledExprListSyntax.self) {
                return arguments.map { Syntax($0.expression) }.filter { !later.contains($0.id) }
            }
            return [child]
        }
    }
}
