import Wire

@testable import Lifecycle

/// Describes a view, like the value of a SwiftUI body: with closures that create and update the
/// view's node.
///
///     Piece.view("Host") { _ in .text("hello").onAppear { world.say("on screen") } }
@MainActor struct Piece {
    let make: (Site) -> Node
    let update: (Node) -> Void

    /// At one place in the tree, a test must always use pieces of the same node type.
    private init<Kind: Node>(_ make: @escaping (Site) -> Kind, update: @escaping (Kind) -> Void) {
        self.make = make
        self.update = { node in
            guard let node = node as? Kind else { preconditionFailure("\(node) is no \(Kind.self)") }
            update(node)
        }
    }

    // MARK: - Views

    static func text(_ words: String) -> Piece {
        Piece({ LeafNode(at: $0, ScreenLine(.text, words)) }, update: { $0.update(ScreenLine(.text, words)) })
    }

    /// Makes a view whose body runs again when the input changes, or when a value that the body read
    /// changes.
    static func view(
        _ name: String, _ input: some Equatable = 0, body: @escaping @MainActor (ViewNode) -> Piece
    ) -> Piece {
        let input = AnyEquatable(input)
        return Piece(
            { ViewNode(at: $0, name: name, input: input, body: body) },
            update: { $0.update(input: input, body: body) })
    }

    static func box(_ content: Piece) -> Piece {
        Piece({ BoxNode(at: $0, content: content.make) }, update: { $0.children.first.map(content.update) })
    }

    static func group(_ pieces: Piece...) -> Piece {
        Piece(
            { GroupNode(at: $0) { site in pieces.map { $0.make(site) } } },
            update: { for (piece, child) in zip(pieces, $0.children) { piece.update(child) } })
    }

    /// Shows the content while `key` stays the same. Nil content shows nothing.
    static func branch(_ key: some Hashable, _ content: Piece?) -> Piece {
        Piece(
            { BranchNode(at: $0, key: key) { content?.make($0) } },
            update: { node in
                node.update(key: AnyHashable(key), make: { content?.make($0) }) { content?.update($0) }
            })
    }

    /// - Parameter areSurveyed: true if the node collects all keys before it creates children.
    static func rows<Key: Hashable & Sendable>(
        _ keys: [Key], areSurveyed: Bool = true, _ content: @escaping (Key) -> Piece
    ) -> Piece {
        let elements = KeyedNode.Elements(
            count: keys.count, survey: { areSurveyed ? .of(keys, after: $0) : nil },
            key: { AnyHashable(keys[$0]) }, make: { content(keys[$0]).make($1) },
            update: { content(keys[$0]).update($1) })
        return Piece({ KeyedNode(at: $0, elements) }, update: { $0.update(elements) })
    }

    static func list(window: Int, _ content: Piece) -> Piece {
        Piece(
            { LazyNode(at: $0, window: window, content: content.make) },
            update: { $0.children.first.map(content.update) })
    }

    static func tabs(_ keys: [String], selected: String, _ content: @escaping (String) -> Piece) -> Piece {
        let choices = SwitchNode.Choices(
            keys: keys, selected: selected, make: { content(keys[$0]).make($1) },
            update: { content(keys[$0]).update($1) })
        return Piece({ SwitchNode(at: $0, choices) }, update: { $0.update(choices) })
    }

    static func pages(_ keys: [String], _ content: @escaping (String) -> Piece) -> Piece {
        let pages = PageStackNode.Pages(
            keys: keys, make: { content(keys[$0]).make($1) }, update: { content(keys[$0]).update($1) })
        return Piece({ PageStackNode(at: $0, pages) }, update: { $0.update(pages) })
    }

    // MARK: - Around a piece

    private func wrapped<Kind: Node>(
        _ make: @escaping (Site, (Site) -> Node) -> Kind, update: @escaping (Kind) -> Void
    ) -> Piece {
        Piece(
            { make($0, self.make) },
            update: { node in
                update(node)
                node.children.first.map(self.update)
            })
    }

    private static let location = SourceLocation(file: "Test.swift", line: 1)

    func onAppear(_ action: @escaping @MainActor () -> Void) -> Piece {
        let handlers = AppearanceNode.Handlers(onAppear: action, location: Self.location)
        return wrapped({ AppearanceNode(at: $0, handlers, content: $1) }, update: { $0.update(handlers) })
    }

    func onDisappear(_ action: @escaping @MainActor () -> Void) -> Piece {
        let handlers = AppearanceNode.Handlers(onDisappear: action, location: Self.location)
        return wrapped({ AppearanceNode(at: $0, handlers, content: $1) }, update: { $0.update(handlers) })
    }

    func onChange<Value: Equatable>(
        of value: Value, isInitial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> Piece {
        let watch = ChangeNode<Value>
            .Watch(value, isInitial: isInitial, location: Self.location, action: action)
        return wrapped({ ChangeNode(at: $0, watch, content: $1) }, update: { $0.update(watch) })
    }

    func task(id: some Equatable = 0, _ action: @escaping @Sendable () async -> Void) -> Piece {
        let work = TaskNode.Work(
            identity: AnyEquatable(id), name: nil, executor: VirtualExecutor.shared,
            priority: .userInitiated, location: Self.location, action: action)
        return wrapped({ TaskNode(at: $0, work, content: $1) }, update: { $0.update(work) })
    }

    func inheriting(_ setting: @escaping (inout Ambient) -> Void) -> Piece {
        wrapped({ AmbientNode(at: $0, setting: setting, content: $1) }, update: { $0.update(setting) })
    }

    func saying(_ words: String) -> Piece {
        let saying: PreferenceNode<[String]>.Saying = { _ in [words] }
        return wrapped(
            { PreferenceNode(at: $0, Words.rules.key, saying: saying, content: $1) },
            update: { $0.update(saying) })
    }

    func onWordsChange(_ action: @escaping @MainActor ([String]) -> Void) -> Piece {
        wrapped(
            {
                PreferenceListener(
                    at: $0, Words.rules, location: Self.location, isSame: ==, action: action, content: $1)
            },
            update: { $0.update(action) })
    }
}

/// A preference for tests: words, in the order of the views that set them.
enum Words {
    @MainActor static let rules = PreferenceRules<[String]>(
        key: ObjectIdentifier(Words.self), initial: { [] }, reduce: { $0 += $1() })
}

/// A view with a body, for tests. Like a learner's view, a `ViewNode` records when it appears and
/// disappears.
@MainActor final class ViewNode: EvaluatedNode {
    private var input: AnyEquatable
    private var makeBody: @MainActor (ViewNode) -> Piece
    private var cells: [String: AnyObject] = [:]

    init(at site: Site, name: String, input: AnyEquatable, body: @escaping @MainActor (ViewNode) -> Piece) {
        self.input = input
        makeBody = body
        super.init(at: site, name: name)
        build([run(because: .mounted).make(inside)])
    }

    /// The state of the view; it lasts as long as the view's node.
    func state<Value>(_ name: String, _ initial: Value) -> StateCell<Value> {
        if let known = cells[name] as? StateCell<Value> { return known }
        let made = StateCell(initial, name: name, owner: self)
        cells[name] = made
        return made
    }

    func update(input: AnyEquatable, body: @escaping @MainActor (ViewNode) -> Piece) {
        if self.input != input {
            self.input = input
            makeBody = body
            apply(because: .inputChanged)
        } else if isDirty {
            reevaluate()
        }
    }

    override func reevaluate() { apply(because: .rerendered) }

    override func didAppear() { EventLog.shared.record(fact: .appeared(view: path, location: nil)) }
    override func didDisappear() { EventLog.shared.record(fact: .disappeared(view: path, location: nil)) }

    private func apply(because cause: BodyCause) {
        children.first.map(run(because: cause).update)
    }

    private func run(because cause: BodyCause) -> Piece {
        evaluate(because: cause) { makeBody(self) }
    }
}
