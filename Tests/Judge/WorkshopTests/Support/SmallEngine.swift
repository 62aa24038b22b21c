import Foundation

@testable import Workshop

/// An engine of a few lines for tests, built once with the real compiler: `SwiftUI`, the macros' module, `Lab` and a
/// host.
///
/// The host in this engine calls the answer's root view and writes the view's text to descriptor 3.
struct SmallEngine {
    let engine: Engine

    static let shared = Result { try SmallEngine() }

    static func workshop(_ sandbox: Sandbox, limits: PhaseLimits = .init()) throws -> Workshop {
        Workshop(
            toolchain: try .locate(environment: ProcessInfo.processInfo.environment),
            engine: try shared.get().engine, sandbox: sandbox, limits: limits)
    }

    private init() throws {
        let sources = [
            ("SwiftUI", Self.swiftUI), ("SwiftUIMacros", Self.macros), ("Lab", Self.lab), ("host", Self.host),
        ]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let script = """
            PATH='\(path)'; export PATH; mkdir Modules
            for m in SwiftUI SwiftUIMacros Lab; do
              swiftc -module-name $m -parse-as-library -wmo -I Modules -module-cache-path cache -emit-module \
                -emit-module-path Modules/$m.swiftmodule -c $m.swift -o $m.o || exit 1
            done
            swiftc -module-name host -I Modules -module-cache-path cache host.swift SwiftUI.o Lab.o \
              -o course-host -use-ld=lld -Xlinker --export-dynamic || exit 1
            rm -r cache
            """
        // The small engine stays on disk between test runs until its sources or the toolchain change.
        let toolchain = try Toolchain.locate(environment: ["PATH": path])
        let print = Fingerprint(files: [toolchain.frontend], text: script + sources.map(\.1).joined())
        let folder = try StagedFolder.settled("course-small-engine", print: print, for: Identity.ofChildren) {
            target throws(MachineFault) in
            for (name, text) in sources {
                try TemporaryFolder.write(Array(text.utf8), to: "\(target)/\(name).swift", for: nil)
            }
            var limits = Limits(cpuSeconds: 120, wallSeconds: 240, addressSpace: 8 << 30)
            limits.fileSize = 1 << 30
            let end = try Child.start(
                Launch(command: ProgramCall("/bin/sh", ["-c", script]), folder: target, limits: limits)
            ).wait()
            guard end.cause == .exited(0) else {
                throw MachineFault(
                    .engineMissing, "The small engine does not build. \(end)", remedy: "Read on.")
            }
        }
        engine = Engine(
            modules: "\(folder)/Modules", host: "\(folder)/course-host",
            gate: "\(Self.buildFolder)/course-gate", macros: "\(Self.buildFolder)/libCourseMacros.so",
            kits: "\(folder)/Kits")
    }

    /// The folder of the running test program and the package's other programs.
    private static var buildFolder: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
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

    private static let macros = "import SwiftUI\n"

    private static let lab = """
        import SwiftUI
        final class Root { let words: String; init(_ words: String) { self.words = words } }
        public enum Stage {
            public static func pointer<V: View>(_ make: () -> V) -> UnsafeMutableRawPointer {
                Unmanaged.passRetained(Root(SwiftUI.words(make())) as AnyObject).toOpaque()
            }
        }
        public func rootWords(_ root: UnsafeMutableRawPointer) -> String {
            (Unmanaged<AnyObject>.fromOpaque(root).takeRetainedValue() as! Root).words
        }
        """

    private static let host = """
        import Foundation
        import Lab
        // The host starts while its answer is compiled, and waits until the linker puts the library in its place. The library
        // is in the host's working folder. Swift would read arguments from /proc, which does not exist here.
        let library = "./Answer.so"
        while access(library, R_OK) != 0 { usleep(1000) }
        guard let answer = dlopen(library, RTLD_NOW) else {
            fputs(String(cString: dlerror()), stderr)
            exit(9)
        }
        typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
        let entry = unsafeBitCast(dlsym(answer, "course_root"), to: Entry.self)
        let words = Lab.rootWords(entry())
        // `refused(reason: words, candidates: [])`, as the wire has it.
        var reason: [UInt8] = []
        var rest = words.utf8.count * 2
        while rest > 0x7F { reason.append(UInt8(rest & 0x7F) | 0x80); rest >>= 7 }
        reason.append(UInt8(rest))
        let refused = [4] + reason + Array(words.utf8) + [0]
        var frame = withUnsafeBytes(of: UInt32(refused.count).bigEndian) { Array($0) } + refused
        write(3, &frame, frame.count)
        var byte: UInt8 = 0
        while read(3, &byte, 1) > 0 {}
        """
}
