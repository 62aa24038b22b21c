import Foundation

@testable import Workshop

/// A `SwiftUI`, a `Lab` and a host of a few lines each, built once with the real compiler.
///
/// The host calls the answer's root and says on descriptor 3 what it was given; then it does what its root's text says.
struct SmallEngine {
    let folder: String
    let engine: Engine

    static let shared = Result { try SmallEngine() }

    static func workshop(_ wall: Wall, limits: PhaseLimits = .init()) throws -> Workshop {
        Workshop(
            toolchain: try .locate(environment: ProcessInfo.processInfo.environment),
            engine: try shared.get().engine, wall: wall, limits: limits)
    }

    private init() throws {
        folder = try TemporaryFolder.make("course-small-engine", for: nil)
        for (name, text) in [("SwiftUI", Self.swiftUI), ("Lab", Self.lab), ("host", Self.host)] {
            try text.write(toFile: "\(folder)/\(name).swift", atomically: true, encoding: .utf8)
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let build = """
            PATH='\(path)'; export PATH; cd \(folder); mkdir Modules
            for m in SwiftUI Lab; do
              swiftc -module-name $m -parse-as-library -wmo -I Modules -emit-module \
                -emit-module-path Modules/$m.swiftmodule -c $m.swift -o $m.o || exit 1
            done
            swiftc -module-name host -I Modules host.swift SwiftUI.o Lab.o -o course-host -use-ld=lld \
              -Xlinker --export-dynamic || exit 1
            """
        var launch = Launch(
            command: Command("/bin/sh", ["-c", build]), folder: "/",
            limits: Limits(cpuSeconds: 120, wallSeconds: 240, addressSpace: 8 << 30))
        launch.limits.fileSize = 1 << 30
        let end = try Child.start(launch).wait()
        guard end.cause == .exited(0) else { throw Failure(text: "\(end)") }
        let gate = try Engine.buildFolder() + "/course-gate"
        engine = Engine(modules: "\(folder)/Modules", host: "\(folder)/course-host", gate: gate)
    }

    struct Failure: Error { var text: String }

    private static let swiftUI = """
        @_exported import Foundation
        @_exported import Observation
        public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        public struct Text: View {
            public var words: String
            public init(_ words: String) { self.words = words }
            public var body: Never { fatalError() }
        }
        @resultBuilder public enum ViewBuilder { public static func buildBlock<C: View>(_ c: C) -> C { c } }
        public struct URLSession { public static let shared = URLSession() }
        public func words(_ view: any View) -> String {
            if let text = view as? Text { return text.words }
            func inner<V: View>(_ v: V) -> String { words(v.body) }
            return inner(view)
        }
        """

    private static let lab = """
        import SwiftUI
        final class Root { let words: String; init(_ words: String) { self.words = words } }
        public func rootPointer<V: View>(_ make: () -> V) -> UnsafeMutableRawPointer {
            Unmanaged.passRetained(Root(SwiftUI.words(make())) as AnyObject).toOpaque()
        }
        public func rootWords(_ root: UnsafeMutableRawPointer) -> String {
            (Unmanaged<AnyObject>.fromOpaque(root).takeRetainedValue() as! Root).words
        }
        """

    private static let host = """
        import Foundation
        import Lab
        guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW) else {
            fputs(String(cString: dlerror()), stderr)
            exit(9)
        }
        typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
        let entry = unsafeBitCast(dlsym(library, "course_root"), to: Entry.self)
        let words = Lab.rootWords(entry())
        let json = Array("{\\"refused\\":{\\"reason\\":\\"\\(words)\\",\\"candidates\\":[]}}".utf8)
        var frame = withUnsafeBytes(of: UInt32(json.count).bigEndian) { Array($0) } + json
        write(3, &frame, frame.count)
        var byte: UInt8 = 0
        while read(3, &byte, 1) > 0 {}
        """
}

extension Engine {
    /// The folder of the running test program, where the package's other programs are too.
    static func buildFolder() throws -> String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    }
}
