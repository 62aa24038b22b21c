// swift-tools-version: 6.2

// The course, from the bottom up.
//
// Targets are listed by room: a room is a folder of `Sources`. `docs/architecture.md` says what each target knows and,
// more to the point, what it does not. Apple's smaller frameworks, the kits in `Sources/Apple/Kits`, are not listed: the
// course compiles a kit when an answer first imports it.
//
// Three executables come out of it:
//   course        what people run: the prompt, `verify`, `grade`, `doctor`
//   course-host   the child that runs one learner's app under virtual time
//   course-gate   the child that reads a learner's source before it is compiled
// and one library, CourseMacros, which the compiler loads for a learner's `@Entry` and `#Preview`.

import Foundation
import PackageDescription

// MARK: - Policy

/// One policy for every target: Swift 6 mode, and our own warnings are errors. The package has one name wherever it is checked
/// out, so that a kit can be compiled later and still see what is `package`.
///
/// An installed course builds its engine with whatever compiler it finds, which may warn of more than ours.
let policy: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: Context.environment["COURSE_PARTS"] == "engine" ? .warning : .error),
    .unsafeFlags(["-package-name", "course"]),
    // Line numbers are in what learners see, never in ours: nobody debugs a release. It halves what the build writes.
    .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
]

/// Runs once in a command, or waits for a person. Without optimization it compiles in a third of the time. Its module is written with
/// its objects and not ahead of them, so that the compiler reads its imports once.
let plain: [SwiftSetting] = [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

/// Tests use what is internal, and they are built with the objects of the release, so that nothing is compiled twice.
let tested: [SwiftSetting] = [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// The toolchain's `usr` folder: that of the compiler on PATH.
let toolchain: URL = {
    let searched = (Context.environment["PATH"] ?? "").split(separator: ":")
    for folder in searched {
        let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        return compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }
    return URL(fileURLWithPath: "/usr")
}()

/// SwiftSyntax as it ships inside the toolchain: always the compiler's own version,
/// and nothing to fetch. It is not on the default search path, so it is found here.
let syntaxLibrary = toolchain.appendingPathComponent("lib/swift/host").path

let syntaxImports: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibrary])]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxLibrary, "-Xlinker", "-rpath", "-Xlinker", syntaxLibrary]),
    .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
    .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftParserDiagnostics"),
]

/// A macro's implementation is loaded into the compiler, which has the rest of SwiftSyntax with it.
let macroLinking: [LinkerSetting] =
    syntaxLinking + [.linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxBuilder")]

/// The engine runs on one thread and uses no memory from two places at a time. Release builds skip Swift's checks of that; they cost
/// 8% of a story on a screen of 300 nodes. `make check` plays all behaviors in a host that has them.
let engineChecks: [SwiftSetting] = [
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
        .when(configuration: .release))
]

/// The submission is a library of its own and finds the engine's symbols in the host.
let hostLinking: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// A release's symbols for a debugger are half of its size.
let stripped: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-s"], .when(configuration: .release))]

/// `course` starts for every command, and loading Swift's libraries takes as long as everything else before its prompt. A release
/// has them inside. A toolchain may come without the libraries that this needs.
let standaloneLinking: [LinkerSetting] = {
    let libraries = toolchain.appendingPathComponent("lib/swift_static/linux/libFoundation.a").path
    guard FileManager.default.fileExists(atPath: libraries) else { return [] }
    let flags = [
        "-static-stdlib", "-lFoundation", "-lFoundationInternationalization", "-lFoundationEssentials",
        "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections",
        "-Xlinker", "--gc-sections", "-Xlinker", "--no-export-dynamic",
    ]
    return [.unsafeFlags(flags, .when(configuration: .release))]
}()

/// Each release of a distribution names this library's file anew. Inside `course` it fits all of them. Distributions without the archive
/// get the shared library.
let markdownLinking: [LinkerSetting] = {
    let names = ["cmark-gfm-extensions", "cmark-gfm"]
    let folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map { "/usr/lib/\($0)" }
    let isArchived = folders.contains { FileManager.default.fileExists(atPath: "\($0)/libcmark-gfm.a") }
    return names.map { .linkedLibrary(isArchived ? ":lib\($0).a" : $0) }
}()

/// Runs in every story. Small code compiles in 10% less time than fast code, and is as fast here.
let fast: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// How a module is compiled for release. Measured with stories: without optimization `Exploration` costs 50% of a story, `Grading` 18%,
/// `SwiftUICore` 2%, and the other plain modules 8% together. They are half of the code, and half of the build.
enum Speed { case fast, plain }

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], _ speed: Speed = .plain,
    resources: [Resource]? = nil, settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: resources, packageAccess: false,
        swiftSettings: policy + (speed == .plain ? plain : fast) + settings, linkerSettings: linking)
}

func program(
    _ name: String, _ dependencies: [Target.Dependency], _ speed: Speed = .plain,
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, packageAccess: false,
        swiftSettings: policy + (speed == .plain ? plain : fast) + settings,
        linkerSettings: stripped + linking)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude, packageAccess: false,
        swiftSettings: policy + plain + settings, linkerSettings: linking)
}

/// The compiler warns of a macro whose implementation it does not see, and has no name for that warning to spare only this
/// one. Such a module is nothing but declarations.
func macroDeclarations(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies, packageAccess: false,
        swiftSettings: [
            .swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings", "-package-name", "course"]),
        ] + plain)
}

/// The targets of a folder of `Sources` or `Tests`.
func room(_ folder: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "\(folder)/\(target.name)" }
    return targets
}

// MARK: - Rooms

/// C modules: libraries of the system, and the little C that is ours.
let system = room(
    "Sources/System",
    [
        .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMark", providers: [.apt(["libcmark-gfm-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
        .target(name: "CArchive"),
        .target(name: "CSpawn"),
        .target(name: "CExchange"),
        // It reads every word of the modules for each wrong answer, and tests have many.
        .target(name: "CWords", cSettings: [.unsafeFlags(["-O2"])]),
    ])

/// What runs inside the child, apart from the modules with Apple's names.
let engine = room(
    "Sources/Engine",
    [
        .target(name: "CHost"),
        module("VirtualTime", [], .fast, settings: tested),
        module("Wire", ["VirtualTime"], .fast, settings: tested),
        module("Seal", ["Wire", "CSodium"], .fast, settings: tested),
        module("Lifecycle", ["VirtualTime", "Wire"], .fast, settings: engineChecks + tested),
        module("Queues", ["Lifecycle", "Wire", "VirtualTime"], settings: tested),
        module("URLLoading", ["Lifecycle", "Wire", "VirtualTime"], settings: tested),
        module("Sampling", ["Lifecycle", "Wire"], .fast, settings: tested),
        module("Ciphers"),
        module("Lab", ["SwiftUI", "Lifecycle", "VirtualTime"]),
        module("CourseMacros", settings: syntaxImports + tested, linking: macroLinking),
        program(
            "AppHost",
            [
                "CHost", "CMalloc", "CMessageDigest", "CSodium", "VirtualTime", "Wire", "Seal", "Ciphers",
                "Lifecycle", "Queues", "URLLoading", "Sampling", "Combine", "SwiftUI", "SwiftUIMacros", "Lab",
            ], .fast, linking: hostLinking),
    ])

/// Modules with Apple's names that every answer has. The kits are beside them, in a folder that this file does not list.
let apple = room(
    "Sources/Apple",
    [
        module("Combine", ["URLLoading", "Lifecycle", "VirtualTime", "Wire"]),
        module(
            "AppleFoundation", ["Combine", "URLLoading", "Lifecycle", "VirtualTime"],
            settings: engineChecks),
        module(
            "SwiftUICore", ["AppleFoundation", "Combine", "Lifecycle", "VirtualTime", "Wire"],
            settings: engineChecks),
        module("UIKit", ["SwiftUICore", "Lifecycle", "VirtualTime", "Wire"], settings: engineChecks),
        module("AppKit", ["UIKit", "Lifecycle", "Wire"], settings: engineChecks),
        module(
            "SwiftUI", ["SwiftUICore", "UIKit", "AppKit", "Lifecycle", "Wire"],
            settings: engineChecks),
        macroDeclarations("SwiftUIMacros", ["SwiftUI"]),
    ])

/// From a source file to a verdict and its pictures.
let judge = room(
    "Sources/Judge",
    [
        module("Scenario", ["Text", "VirtualTime", "Wire", "CSodium"], settings: tested),
        module("AppProject", settings: tested),
        module("Gate", ["Wire"], settings: syntaxImports + tested),
        program("GateTool", ["Gate", "Mutation", "Wire"], settings: syntaxImports, linking: syntaxLinking),
        module("Workshop", ["Text", "CSpawn", "CSeccomp", "CWords", "Wire"], settings: tested),
        module(
            "Referee", ["CZlib", "Seal", "Workshop", "Scenario", "Wire", "VirtualTime"], .fast,
            settings: tested),
        module("Grading", ["Text", "Referee", "Scenario", "Wire", "VirtualTime"], .fast, settings: tested),
        module(
            "Reporting", ["Text", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"], settings: tested),
        module(
            "Player",
            ["Text", "Reporting", "Grading", "Referee", "Scenario", "Wire", "VirtualTime", "CSodium"],
            resources: [.embedInCode("Web")], settings: tested),
        module(
            "Verification", ["Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire"],
            settings: tested),
        module(
            "Exploration",
            [
                "Verification", "Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire",
                "VirtualTime",
            ],
            .fast, settings: tested),
    ])

/// Lessons and exercises as values, the learner's progress, and the proof of both.
let content = room(
    "Sources/Content",
    [
        module("Mutation", ["Text", "Wire"], settings: syntaxImports + tested),
        module(
            "Curriculum", ["Text", "Wire", "CYAML", "CMark", "CSQLite", "CExchange"], settings: tested,
            linking: markdownLinking),
        module(
            "Demonstration", ["Referee", "Workshop", "Curriculum", "Scenario", "Wire", "VirtualTime"],
            settings: tested),
        module(
            "Proof",
            [
                "Text", "Demonstration", "Exploration", "Verification", "Grading", "Referee", "Workshop",
                "Curriculum", "Scenario", "Wire",
            ], settings: tested),
        module(
            "Certification", ["Text", "Player", "Verification", "Curriculum", "CSodium"],
            settings: tested),
    ])

/// Many answers.
let classes = room(
    "Sources/Class",
    [
        module(
            "Classroom",
            [
                "Text", "Reporting", "Verification", "Grading", "Workshop", "Curriculum", "Scenario", "Wire",
                "CArchive", "CSodium",
            ], settings: tested),
        module(
            "Site",
            ["Player", "Text", "Classroom", "Verification", "Grading", "Curriculum", "Wire", "CZlib"],
            resources: [.embedInCode("Web")], settings: tested),
        module("Slurm", settings: tested),
        module(
            "Teaching",
            [
                "Study", "Site", "Slurm", "Classroom", "Exploration", "Verification", "Referee", "Workshop",
                "Curriculum", "Scenario", "CommandOutput", "CommandLine", "Text", "Wire",
            ], settings: tested),
    ])

/// The program that people run, and what a program in a terminal needs.
let app = room(
    "Sources/App",
    [
        module("Text", settings: tested),
        module("Terminal", ["Text", "CLibEdit", "CMark"], settings: tested, linking: markdownLinking),
        module("CommandLine", ["Text"], settings: tested),
        module("CommandOutput", ["CommandLine", "Terminal", "Text"], settings: tested),
        module("Session", ["Text", "Curriculum"], settings: tested),
        module(
            "LabSession", ["Text", "Reporting", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"],
            settings: tested),
        module(
            "Study",
            [
                "Session", "LabSession", "Demonstration", "Exploration", "Verification", "Player",
                "Reporting",
                "Grading", "Referee", "Workshop", "Curriculum", "Scenario", "CommandOutput", "CommandLine",
                "Terminal", "Text", "VirtualTime", "Wire",
            ], settings: tested),
        module(
            "Laboratory",
            [
                "Study", "Session", "LabSession", "Demonstration", "Exploration", "Verification", "Player",
                "Reporting", "Grading", "Referee", "Workshop", "AppProject", "Curriculum", "Scenario",
                "CommandOutput",
                "CommandLine", "Terminal", "Text", "VirtualTime", "Wire",
            ], settings: tested),
        program(
            "course",
            [
                "Teaching", "Laboratory", "Study", "Session", "LabSession", "Classroom", "Proof",
                "Certification",
                "Exploration", "Verification", "Player", "Reporting", "Grading", "Referee", "Workshop",
                "Curriculum", "Scenario", "CommandOutput", "CommandLine", "Terminal", "Text", "Wire",
                "CMalloc",
            ], linking: standaloneLinking),
    ])

// MARK: - Tests

/// What it all costs, in ratios. It runs the programs above it as anybody would.
let benchmarks = room(
    "Tests",
    [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CHost", "VirtualTime", "Lifecycle", "SwiftUI", "Reporting", "Grading", "Referee",
                "Scenario", "Workshop", "Seal", "Wire",
            ], packageAccess: false, swiftSettings: policy)
    ])

/// What several tests need: snapshots, traces to judge and to draw, the programs that were built beside the tests.
let support = room(
    "Tests",
    [
        module("TestSupport", ["Grading", "Referee", "Scenario", "Workshop", "Wire", "VirtualTime"])
    ])

/// Each module's behaviors, in a folder that mirrors its own. Tests that start programs find them beside the test program.
let behaviors =
    room(
        "Tests",
        [
            tests(
                "ProjectTests", ["TestSupport", "Wire"], exclude: ["Surface"], settings: syntaxImports,
                linking: syntaxLinking)
        ])
    + room(
        "Tests/Engine",
        [
            tests("VirtualTimeTests", ["VirtualTime"]),
            tests("QueuesTests", ["Queues", "CHost", "VirtualTime"]),
            tests("WireTests", ["Wire", "VirtualTime"]),
            tests("SealTests", ["Seal", "Wire"]),
            tests("URLLoadingTests", ["URLLoading"]),
            tests("SamplingTests", ["Sampling", "Wire"]),
            tests("LifecycleTests", ["Lifecycle", "Wire", "VirtualTime"]),
            tests(
                "CourseMacrosTests", ["CourseMacros"], settings: syntaxImports,
                linking: macroLinking + [.linkedLibrary("SwiftSyntaxMacroExpansion")]),
        ])
    + room(
        "Tests/Apple",
        [
            tests("CombineTests", ["Combine"]),
            tests(
                "BehaviourTests", ["TestSupport", "Referee", "Scenario", "Workshop", "Wire", "VirtualTime"],
                exclude: ["Behaviours", "Corpus", "Ordinary", "Unknown"]),
        ])
    + room(
        "Tests/Judge",
        [
            tests("ScenarioTests", ["TestSupport", "Scenario", "VirtualTime", "Wire"]),
            tests(
                "GateTests", ["Gate", "Wire", "TestSupport"], exclude: ["Corpus"], settings: syntaxImports,
                linking: syntaxLinking),
            tests("WorkshopTests", ["Workshop", "Wire", "CSpawn"]),
            tests("AppProjectTests", ["AppProject"]),
            tests(
                "RefereeTests",
                ["TestSupport", "Grading", "Referee", "Scenario", "Workshop", "Seal", "Wire", "VirtualTime"],
                exclude: ["Apps"]),
            tests(
                "GradingTests", ["TestSupport", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"],
                exclude: ["Snapshots"]),
            tests(
                "ReportingTests",
                [
                    "TestSupport", "Reporting", "Terminal", "Text", "Grading", "Referee", "Scenario", "Wire",
                    "VirtualTime",
                ], exclude: ["Snapshots"]),
            tests(
                "PlayerTests",
                ["TestSupport", "Player", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"],
                exclude: ["Snapshots"]),
            tests(
                "VerificationTests",
                [
                    "Proof", "Verification", "Reporting", "Grading", "Referee", "Scenario", "Curriculum",
                    "Workshop", "TestSupport",
                ]),
            tests(
                "ExplorationTests",
                [
                    "Exploration", "Verification", "Grading", "Referee", "Scenario", "Curriculum", "Workshop",
                    "Wire", "TestSupport",
                ]),
        ])
    + room(
        "Tests/Content",
        [
            .executableTarget(
                name: "Recorder", dependencies: ["Curriculum"], packageAccess: false,
                swiftSettings: policy + plain),
            tests("CurriculumTests", ["Curriculum", "Wire", "Recorder"], exclude: ["Fixtures"]),
            tests("DemonstrationTests", ["Demonstration", "Curriculum", "Workshop", "TestSupport"]),
            tests("ProofTests", ["Proof", "Grading", "Curriculum", "TestSupport", "Wire"]),
            tests(
                "CertificationTests", ["Certification"]),
            tests("MutationTests", ["Mutation", "Wire"], settings: syntaxImports, linking: syntaxLinking),
        ])
    + room(
        "Tests/Class",
        [
            tests(
                "ClassroomTests",
                [
                    "Classroom", "Verification", "Grading", "Workshop", "Curriculum", "Scenario", "Wire",
                    "CArchive", "TestSupport",
                ],
                // For the functions that only tests use.
                exclude: ["Snapshots"], linking: [.linkedLibrary("archive")]),
            tests("SlurmTests", ["Slurm"]),
            tests(
                "SiteTests", ["TestSupport", "Site", "Player", "Classroom", "Grading", "Referee", "Wire"]),
        ])
    + room(
        "Tests/App",
        [
            tests("TextTests", ["Text"], exclude: ["Unicode"]),
            tests("TerminalTests", ["Terminal", "Text", "TestSupport"], exclude: ["Snapshots"]),
            tests("CommandLineTests", ["CommandLine"]),
            tests("SessionTests", ["Session", "Curriculum"]),
            tests(
                "PromptTests", ["Study", "Certification", "TestSupport"],
                exclude: ["Course", "Forms", "Snapshots"]),
            tests(
                "LabSessionTests",
                [
                    "TestSupport", "LabSession", "Reporting", "Text", "Referee", "Scenario", "Workshop",
                    "Wire", "VirtualTime",
                ], exclude: ["Snapshots"]),
        ])

/// What is built is what is used: `scripts/build` asks for the programs, `scripts/test Lifecycle` for one module's tests. Without
/// a word about it, as in an editor, there is everything but the tests of `Queues`: a program that links them has no other
/// Dispatch than theirs.
let wanted: [Target] = {
    switch Context.environment["COURSE_PARTS"] {
    case "programs": []
    case "benchmarks": benchmarks
    case "tests": support + behaviors.filter { $0.name != "QueuesTests" }
    case let name?: support + behaviors.filter { $0.type != .test || $0.name == name }
    case nil: benchmarks + support + behaviors.filter { $0.name != "QueuesTests" }
    }
}()

let programs = system + engine + apple + judge + content + classes + app

extension [Target] {
    /// The targets with these names, and all targets that they need.
    func needed(by names: Set<String>) -> [Target] {
        let found = filter { names.contains($0.name) }
        let needs = found.flatMap(\.dependencies).compactMap { dependency -> String? in
            if case .byNameItem(let name, _) = dependency { name } else { nil }
        }
        let all = names.union(needs)
        return all == names ? found : needed(by: all)
    }
}

let engineProducts: [Product] = [
    .executable(name: "course-host", targets: ["AppHost"]),
    .executable(name: "course-gate", targets: ["GateTool"]),
    .library(name: "CourseMacros", type: .dynamic, targets: ["CourseMacros"]),
]

/// A release has the sources of the engine, which its users build if they have another compiler than the release.
let package =
    Context.environment["COURSE_PARTS"] == "engine"
    ? Package(
        name: "course", products: engineProducts,
        targets: programs.needed(by: ["AppHost", "GateTool", "CourseMacros"]))
    : Package(
        name: "course", products: [.executable(name: "course", targets: ["course"])] + engineProducts,
        targets: programs + wanted)
