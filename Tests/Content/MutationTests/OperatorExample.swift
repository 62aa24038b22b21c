import Testing

/// The mutants that one operator makes from a small source.
struct OperatorExample: CustomTestStringConvertible {
    let operation: String
    let before: String
    let after: [String]

    init(_ operation: String, _ before: String, _ after: String...) {
        self.operation = operation
        self.before = before
        self.after = after
    }

    var testDescription: String { operation }

    static let all = work + flow + screens + models

    private static let work = [
        OperatorExample(
            "drop-task-id", "v.task(id: a) { f() }; v.task { f() }", "v.task { f() }; v.task { f() }"),
        OperatorExample(
            "take-part-of-task-id", "v.task(id: [a, b] as [AnyHashable]) { f() }",
            "v.task(id: [b] as [AnyHashable]) { f() }", "v.task(id: [a] as [AnyHashable]) { f() }"),
        OperatorExample(
            "take-part-of-task-id", #"var a: String { "\(w)/\(h)" }; v.task(id: a) { f() }"#,
            #"var a: String { "\(w)/\(h)" }; v.task(id: w) { f() }"#,
            #"var a: String { "\(w)/\(h)" }; v.task(id: h) { f() }"#),
        OperatorExample(
            "coarser-task-id", "v.task(id: a) { f() }", "v.task(id: String(describing: a).count) { f() }"),
        OperatorExample(
            "finer-task-id", "struct V: View { let n: Int; var b: X { v.task(id: a.b) { f() } } }",
            "struct V: View { let n: Int; var b: X { v.task(id: a) { f() } } }",
            "struct V: View { let n: Int; var b: X { v.task(id: [AnyHashable(a.b), AnyHashable(n)]) { f() } } }"
        ),
        OperatorExample("task-to-on-appear", "v.task(id: a) { f() }", "v.onAppear { Task { f() } }"),
        OperatorExample("task-in-task", "v.task { await f() }", "v.task { Task { await f() } }"),
        OperatorExample(
            "begin-in-view-init", "struct V: View { let n: Int; var b: X { v.task { await f() } } }",
            """
            struct V: View {
            init(n: Int) {
            self.n = n
            Task { [self] in await f() }
            }
             let n: Int; var b: X { v } }
            """),
        OperatorExample(
            "begin-in-model-init", "class M { func load() async {} }; v.task { await m.load() }",
            "class M {\ninit() { Task { await load() } }\n func load() async {} }; v"),
        OperatorExample(
            "retry-in-task", "b { n += 1 }; v.task(id: n) { f() }",
            "b { Task { f() } }; v.task(id: n) { f() }"),
    ]

    private static let flow = [
        OperatorExample("drop-cancellation-check", "if Task.isCancelled { return }", ""),
        OperatorExample(
            "drop-guard", "guard isFine else { throw E() }\nguard let a else { return }",
            "\nguard let a else { return }"),
        OperatorExample("drop-guard", "guard r.statusCode == 200 else { throw E() }"),
        OperatorExample(
            "swallow-failure",
            "do { try d.decode(A.self) } catch { p = .failed }; do { try f() } catch let e as E { g() }",
            swallowing("(error as? URLError)?.code == .cannotConnectToHost"),
            swallowing("(error as? URLError)?.code == .networkConnectionLost"),
            swallowing("error is DecodingError")),
        OperatorExample("swallow-failure", "func f() -> Int { do { try f() } catch { p = .failed } }"),
        OperatorExample("empty-catch", "do { try f() } catch { p = .failed }", "do { try f() } catch {}"),
        OperatorExample("drop-assignment", "p = .loading\nf(p == q)", "\nf(p == q)"),
        OperatorExample("set-phase-too-late", "p = .a\nawait f()", "\nawait f()\np = .a"),
        OperatorExample(
            "set-phase-too-late", "p = .a\ndo {\nlet d = try await f()\ng()\n} catch {}",
            "\ndo {\nlet d = try await f()\np = .a\ng()\n} catch {}"),
        OperatorExample(
            "swap-statements", "if isOver { return }; p = .a; q = .b; Text(a); func f() {}",
            "p = .a; if isOver { return }; q = .b; Text(a); func f() {}"),
        OperatorExample("swap-statements", "p = .a\nTask { await f() }\ng()"),
        OperatorExample("swap-statements", "p = .a\nawait f()", "await f()\np = .a"),
        OperatorExample("drop-on-disappear", "v.onDisappear { w?.cancel() }", "v"),
        OperatorExample("drop-modifier", "v.disabled(true).resizable()", "v.resizable()"),
        OperatorExample(
            "negate-condition", "if a, let b { }; c = d.e ? 1 : 2; if a == b {}",
            "if !(a), let b { }; c = d.e ? 1 : 2; if a == b {}",
            "if a, let b { }; c = !(d.e) ? 1 : 2; if a == b {}"),
        OperatorExample("other-side-of-comparison", "if a < b {}", "if a >= b {}"),
        OperatorExample("move-boundary", "if a < b, c == d {}", "if a <= b, c == d {}"),
        OperatorExample("ignore-status", "if status == 200 {}; if a == 200 {}", "if true {}; if a == 200 {}"),
        OperatorExample("any-success", "if status == 200 {}", "if (200..<300).contains(status ?? 0) {}"),
        OperatorExample(
            "accept-not-found", "if status == 200 {}; if status == 404 {}",
            "if [200, 404].contains(status ?? 0) {}; if status == 404 {}"),
    ]

    private static func swallowing(_ kind: String) -> String {
        "do { try d.decode(A.self) } catch {\nif \(kind) { return } p = .failed }; do { try f() } catch let e as E { g() }"
    }

    private static let screens = [
        OperatorExample(
            "forget-empty-case", "switch p { case .a(let l) where l.isEmpty: f()\ncase .a(let l): g() }",
            "switch p { \ncase .a(let l): g() }"),
        OperatorExample(
            "blank-words", #"Text("No"); p = .failed("Why"); f("else")"#,
            #"Text(""); p = .failed("Why"); f("else")"#, #"Text("No"); p = .failed(""); f("else")"#),
        OperatorExample(
            "keep-button", "switch p { case .a: Text(m); Button(m) { f() } }",
            "switch p { case .a: Text(m);  }\nButton(m) { f() }"),
        OperatorExample(
            "keep-spinner", "if a { Text(m) } else if b { n } else { ProgressView() }",
            "if a { Text(m) } else if b { n } else { ProgressView() }\nProgressView()"),
        OperatorExample(
            "drop-subview",
            #"VStack { Text("A"); Text(b); if c { Image(d) }; switch e { case .f: Image(e) }; Button("G") { Foo() } }"#,
            #"VStack { Text("A");  if c { Image(d) }; switch e { case .f: Image(e) }; Button("G") { Foo() } }"#,
            #"VStack { Text("A"); Text(b);  switch e { case .f: Image(e) }; Button("G") { Foo() } }"#,
            #"VStack { Text("A"); Text(b); if c { EmptyView() }; switch e { case .f: Image(e) }; Button("G") { Foo() } }"#,
            #"VStack { Text("A"); Text(b); if c { Image(d) }; switch e { case .f: EmptyView() }; Button("G") { Foo() } }"#,
            #"VStack { Text("A"); Text(b); if c { Image(d) }; switch e { case .f: Image(e) };  }"#),
        OperatorExample(
            "hide-until-loaded",
            "VStack { switch p { case .loading: S()\ncase .loaded(let l): T(l) }; B(x) }",
            "VStack { switch p { case .loading: S()\ncase .loaded(let l): T(l)\nB(x)\n };  }"),
        OperatorExample(
            "hide-until-loaded", "VStack { B(x); if let l { T(l) } else { S() } }",
            "VStack {  if let l { T(l)\nB(x);\n } else { S() } }"),
    ]

    private static let models = [
        OperatorExample(
            "model-per-body", "class M {}; struct V { @State private var m = M() }",
            "class M {}; struct V { private var m: M { M() } }"),
        OperatorExample(
            "model-per-init", "class M {}; struct V { @State private var m = M() }",
            "class M {}; struct V { private let m = M() }"),
        OperatorExample(
            "model-per-init", "struct V { @State var m: M; init(n: Int) { _m = State(initialValue: M(n)) } }",
            "struct V { private let m: M; init(n: Int) { m = M(n) } }"),
        OperatorExample(
            "global-store", "class M {}; struct V { @State private var m = M() }",
            "class M {}; struct V { private var m: M { theOnlyM } }\n@MainActor private let theOnlyM = M()\n"),
        OperatorExample(
            "remember-failure", "func f() async { p = .failed }",
            "func f() async {\nif case .failed = p { return } p = .failed }"),
        OperatorExample(
            "never-fetch-again", "var s: String?\nfunc f() async { s = a; p = .loaded(b) }",
            "var s: String?\nfunc f() async {\nif case .loaded = p { return } s = a; p = .loaded(b) }",
            "var s: String?\nfunc f() async {\nif s != nil { return } s = a; p = .loaded(b) }"),
        OperatorExample(
            "share-state",
            "struct V { @State private var p = P.a; @State private var q = 0; var b: X { f($q) } }",
            """
            struct V { private static var shared_p: P = P.a
            @State private var writesOf_p = 0
            private var p: P {
            get { _ = writesOf_p; return Self.shared_p }
            nonmutating set { Self.shared_p = newValue; writesOf_p += 1 }
            }; @State private var q = 0; var b: X { f($q) } }
            """),
        OperatorExample(
            "share-state", "struct V { @State private var n = 0; var b: X { v.task(id: n) { f() } } }"),
        OperatorExample(
            "share-between-items",
            "class M { var t: [Int: A] = [:]; func f() { t[i] = m.t[j, default: a]; u[i] = a } }",
            "class M { var t: [Int: A] = [:]; func f() { t[0] = m.t[0, default: a]; u[i] = a } }"),
        OperatorExample(
            "restore-old-value",
            "v.task(id: i) { f() }; func f() { do { p = .loaded(a) } catch { p = .failed } }",
            """
            v.task(id: i) { f() }; func f() {
            let former = p do { p = .loaded(a)
            if case .loaded = former { p = former } } catch { p = .failed } }
            """,
            """
            v.task(id: i) { f() }; func f() {
            let former = p do { p = .loaded(a) } catch { if case .loaded = former { p = former } else { p = .failed } } }
            """),
        OperatorExample(
            "restore-old-value",
            "v.task(id: i) { f() }; class M { var l: [A]?; func f() { do { l = a } catch {} } }",
            """
            v.task(id: i) { f() }; class M { var l: [A]?; func f() {
            let former = l do { l = a
            if former != nil { l = former } } catch {} } }
            """),
        OperatorExample(
            "restore-old-value", "v.task {}; func f() { do { p = .loaded(a) } catch { p = .failed } }"),
        OperatorExample(
            "restore-old-value",
            "v.task(id: i) { f() }; switch p { case .failed: B { i += 1 } }; func f() { p = .loaded(a) }"),
        OperatorExample(
            "restore-old-value", "v.task(id: i) { g() }; func f() { p = .loaded(a) }; func g() {}"),
        OperatorExample(
            "start-clock-elsewhere", "class M { var t: Date?; func f() async { await g(); t = .now } }",
            "class M { var t: Date?; func f() async {\nlet begin: Date? = .now await g(); t = begin } }"),
        OperatorExample(
            "start-clock-elsewhere",
            "struct V { func f() async throws { try await Task.sleep(for: .seconds(1)) } }",
            """
            struct V {
            @State private var firstPause: ContinuousClock.Instant? func f() async throws { let pauseBegin = firstPause ?? .now
            firstPause = pauseBegin
            try await Task.sleep(until: pauseBegin + .seconds(1), clock: .continuous)
            firstPause = nil } }
            """),
    ]
}
