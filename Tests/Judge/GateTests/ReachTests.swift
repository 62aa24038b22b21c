import Testing

/// Code with which an answer could reach memory, files or its process.
@Suite struct `In an answer` {
    @Test(arguments: [
        "let p: UnsafeMutablePointer<Int>? = nil", "func f(_ p: UnsafeRawBufferPointer) {}",
        "let p = Unmanaged.passRetained(x)",
        "let p = unsafeBitCast(x, to: Int.self)", "withUnsafePointer(to: &x) { _ in }",
        "data.withUnsafeBytes { _ in }",
        "let f = dlsym(nil, \"x\")", "let p = Swift.UnsafePointer<Int>(y)",
        "enum Own { case unsafeBitCast }\nlet p = unsafeBitCast(x, to: Int.self)",
        "let v = bytes.unsafeLoadUnchecked(fromByteOffset: 1 << 20, as: Int.self)",
        "span[unchecked: 1 << 20] = 1", "let a = [Int](unsafeUninitializedCapacity: 1) { _, _ in }",
        "final class A { unowned(unsafe) let b: B }",
        "(data as NSData).getBytes(&a, length: 4000)", "mutable.append(&a, length: 4000)",
        "mutable.append(list, length: 4000)", "mutable.replaceBytes(in: range, withBytes: list)",
        "data.copyBytes(to: &a, count: 9)", "text.getCharacters(&a, range: range)",
        "list.enumerateObjects { _, _, stop in stop[1 << 30] = true }",
        "list.enumerateObjects({ _, _, stop in (stop + 9).pointee = true })",
        "list.enumerateObjects { item, index, `stop` in stop.advanced(by: 9).pointee = true }",
        "list.enumerateObjects(options: []) { (a: Any, b: Int, stop) in let p = stop; p[9] = true }",
        "text.enumerateLines { $1[9] = true }", "let i = set.indexes { i, s in use(s); return true }",
        "let i = set.index(passingTest: { i, s in s[9] = true; return true })",
        "let f = list.enumerateObjects", "run(list.enumerateObjects)", "let f = set.index(passingTest:)",
        "list.enumerateObjects(pick { _, _, s in s[9] = true })",
        "list.enumerateObjects { _, _, stop in inner { stop[9] = true } }",
        "list.enumerateObjects { _, _, stop in [stop].forEach { $0[9] = true } }",
        "list.enumerateObjects { [stop = 1] _, _, x in x.successor().pointee = true }",
    ])
    func `unsafe memory access is refused`(source: String) {
        #expect(rules(source) == ["unsafe"])
    }

    @Test(arguments: [
        "await withUnsafeContinuation { c in }", "await withCheckedThrowingContinuation { c in }",
        "nonisolated(unsafe) var x = 1", "let b = client.getBytes(of: url)", "list.append(1)",
        "buffer.append(text, length)", "final class A: @unchecked Sendable {}", "let s = \"UnsafePointer\"",
        "list.enumerateObjects { item, index, stop in if index == 2 { stop.pointee = true } }",
        "text.enumerateLines { line, _ in print(line) }",
        "text.enumerateLines { $1.pointee = ObjCBool($0.isEmpty) }",
        "list.enumerateObjects(options: .reverse) { a, b, stop in stop.pointee = ObjCBool(true) }",
        "let i = items.index(after: 3)", "let o = model.objects", "store.objects { a in a.stop() }",
        "for (i, x) in list.enumerated() { print(i, x) }",
        "let i = set.indexes(passingTest: { i, _ in i > 2 })",
    ])
    func `safe names with the word unsafe are accepted`(source: String) {
        #expect(rules(source).isEmpty)
    }

    @Test(arguments: [
        "exit(0)", "Foundation.exit(0)", "let p = Process()", "fork()", "Thread.sleep(forTimeInterval: 1)",
        "let e = ProcessInfo.processInfo.hostName", "let p = ProcessInfo.processInfo",
        "let e = ProcessInfo.processInfo.environment",
        "let h = ProcessInfo.processInfo.environment[\"HOME\"]",
        "let n = ProcessInfo.processInfo.arguments.count",
        "let f: (Int32) -> Never = exit", "atexit { }",
        "sleep(1)",
        "let t: Foundation.Thread? = nil",
    ])
    func `control of the process is refused`(source: String) {
        #expect(rules(source) == ["process"])
    }

    @Test(arguments: [
        "struct Door { func exit() {} }\nlet d = Door()\nd.exit()",
        "enum Page { case exit, menu }\nlet p = Page.exit\nlet q: Page = .exit",
        "struct Process { var name = \"\" }\nlet p = Process()", "let exit = { }\nexit()",
        "func f(exit: () -> Void) { exit() }",
        "struct V { @State var exit = false; var body: Int { exit ? 1 : 2 } }", "Text(\"exit(0)\")",
        "/* exit(0) */ let x = 1",
        "items.forEach { exit in exit() }", "try await Task.sleep(for: .seconds(1))", "model.fork()",
        "let e = ProcessInfo.processInfo.environment[\"UITEST\"]",
        "let a = ProcessInfo.processInfo.arguments.contains(\"--demo\")",
        "foo(exit: 1)", "Task.detached { }", "DispatchQueue.main.async { }", "fatalError(\"no\")",
    ])
    func `the answer's own names are accepted`(source: String) {
        #expect(rules(source).isEmpty)
    }

    @Test(arguments: [
        "FileManager.default.contents(atPath: \"/\")", "let h = FileHandle.standardOutput",
        "fopen(\"a\", \"r\")",
    ])
    func `files are refused`(source: String) {
        #expect(rules(source) == ["files"])
    }

    @Test(arguments: [
        "Bundle.main.url(forResource: \"a\", withExtension: \"json\")",
        "UserDefaults.standard.set(1, forKey: \"a\")",
    ])
    func `everyday APIs of apps are accepted`(source: String) {
        #expect(rules(source).isEmpty)
    }
}
