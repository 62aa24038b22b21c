// swift-tools-version: 6.3

// Declares the package's modules and programs, from the lowest layer to the highest.
//
// The package lists its targets by room, which is a folder of `Sources`. `docs/architecture.md` says which modules each target
// may use. The kits in `Sources/Apple/Kits`, Apple's smaller frameworks, are not listed: the course compiles a kit when an
// answer first imports it.
//
// The package builds three executables:
//   course        what people run: the prompt, `verify`, `grade`, `doctor`
//   course-host   the child that runs one learner's app under virtual time
//   course-gate   the child that reads a learner's source before it is compiled
// and one library, CourseMacros, which the compiler loads for a learner's `@Entry` and `#Preview`.

import Foundation
import PackageDescription

// MARK: - Policy

/// Every target compiles in Swift 6 mode, with warnings as errors. The package name is the same in every checkout, so that a
/// kit compiled later can use `package` declarations.
///
/// On a user's machine, another compiler may report more warnings, so a build of only the engine accepts warnings.
let policy: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: Context.environment["COURSE_PARTS"] == "engine" ? .warning : .error),
    .unsafeFlags(["-package-name", "course"]),
    // Without line numbers, which only a debugger needs, a build writes half as much data.
    .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
]

/// Settings for modules that run once per command or wait for a person. Unoptimized modules compile in a third of the time. The
/// compiler writes a module's interface together with its objects, so it reads the imports only once.
let plain: [SwiftSetting] = [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

/// Tests use internal declarations, and link the release's objects, so that nothing is compiled twice.
let tested: [SwiftSetting] = [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

/// The `usr` folder of the toolchain whose compiler is on PATH.
let toolchain: URL = {
    let searched = (Context.environment["PATH"] ?? "").split(separator: ":")
    for folder in searched {
        let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        return compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }
    return URL(fileURLWithPath: "/usr")
}()

/// The toolchain's own SwiftSyntax, which has the compiler's version and needs no download. The default
/// search path does not contain SwiftSyntax.
let syntaxLibrary = toolchain.appendingPathComponent("lib/swift/host").path

let syntaxImports: [SwiftSetting] = [.unsafeFlags(["-I", syntaxLibrary])]
let syntaxLinking: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxLibrary, "-Xlinker", "-rpath", "-Xlinker", syntaxLibrary]),
    .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
    .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftParserDiagnostics"),
]

let macroLinking: [LinkerSetting] =
    syntaxLinking + [.linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxBuilder")]

/// The engine runs on one thread and never uses memory from two places at a time. Release builds skip Swift's checks, which
/// take 8% of a story's time on a screen of 300 nodes. `make check` tests all behaviors in a host that keeps Swift's checks.
let engineChecks: [SwiftSetting] = [
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
        .when(configuration: .release))
]

/// A built answer is a separate library and finds the engine's symbols in the host.
let hostLinking: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// A debugger's symbols are half of a release's size.
let stripped: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-s"], .when(configuration: .release))]

/// `course` starts for every command, and loading Swift's libraries doubles the time to its prompt. A release contains static
/// copies of Swift's libraries, unless the toolchain lacks them.
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

/// File names of Swift's support libraries differ between the releases of a Linux distribution. Programs with static copies of
/// Swift's support libraries run on every release of a distribution. Distributions without the static archives get the shared
/// libraries.
func archived(_ names: String...) -> [LinkerSetting] {
    let folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map { "/usr/lib/\($0)" }
    return names.map { name in
        let isArchived = folders.contains { FileManager.default.fileExists(atPath: "\($0)/lib\(name).a") }
        return .linkedLibrary(isArchived ? ":lib\(name).a" : name)
    }
}

let markdownLinking = archived("cmark-gfm-extensions", "cmark-gfm")
let sodiumLinking = archived("sodium")

/// Settings for modules that run in every story. Code optimized for size runs as fast in this project as fully optimized code,
/// and compiles in 10% less time.
let fast: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Says which modules a release optimizes. The host and the referee are optimized, because they execute each line of a story.
/// Unoptimized, `Exploration` and `Grading` make a story 10% slower, but compile in 8 CPU-seconds instead of 50.
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

/// The compiler warns about a macro whose implementation it does not see, and this warning cannot be turned off alone. Modules
/// with macro declarations contain no other code.
func macroDeclarations(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies, packageAccess: false,
        swiftSettings: [
            .swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings", "-package-name", "course"]),
        ] + plain)
}

func room(_ folder: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "\(folder)/\(target.name)" }
    return targets
}

// MARK: - Rooms

/// The system's libraries, the project's own C code, and the part of Foundation that the programs use.
let system = room(
    "Sources/System",
    [
        .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMark", providers: [.apt(["libcmark-gfm-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
        .target(name: "CArchive"),
        .target(name: "CSpawn"),
        .target(name: "CExchange"),
        // `CWords` reads every word of the compiled modules for each wrong answer, and tests have many wrong answers.
        .target(name: "CWords", cSettings: [.unsafeFlags(["-O2"])]),
        module("Essentials"),
    ])

/// The modules inside the child, except the modules with Apple's names.
let engine = room(
    "Sources/Engine",
    [
        .target(name: "CHost"),
        module("VirtualTime", [], .fast, settings: tested),
        module("Wire", ["VirtualTime"], .fast, settings: tested),
        module("Seal", ["Wire", "CSodium"], .fast, settings: tested, linking: sodiumLinking),
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

/// Modules with Apple's names that every answer has.
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

/// Modules that turn a source file into a verdict and its pictures.
let judge = room(
    "Sources/Judge",
    [
        module("Scenario", ["Text", "VirtualTime", "Wire", "CSodium"], settings: tested),
        module("AppProject", ["Essentials"], settings: tested),
        module("Gate", ["Wire"], settings: syntaxImports + tested),
        program(
            "GateTool", ["Gate", "Mutation", "Wire", "Essentials"], settings: syntaxImports,
            linking: syntaxLinking),
        module("Workshop", ["Text", "CSpawn", "CSeccomp", "CWords", "Wire", "Essentials"], settings: tested),
        module(
            "Referee", ["CZlib", "Seal", "Workshop", "Scenario", "Wire", "VirtualTime", "Essentials"], .fast,
            settings: tested),
        module("Grading", ["Text", "Referee", "Scenario", "Wire", "VirtualTime"], settings: tested),
        module(
            "Reporting", ["Text", "Grading", "Referee", "Scenario", "Wire", "VirtualTime", "Essentials"],
            settings: tested),
        module(
            "Player",
            [
                "Text", "Reporting", "Grading", "Referee", "Scenario", "Wire", "VirtualTime", "CSodium",
                "Essentials",
            ],
            resources: [.embedInCode("Web")], settings: tested),
        module(
            "Verification",
            ["Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire", "Essentials"],
            settings: tested),
        module(
            "Exploration",
            [
                "Verification", "Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire",
                "VirtualTime",
            ],
            settings: tested),
    ])

/// Modules for lessons, exercises, the learner's progress, and the proof of all exercises.
let content = room(
    "Sources/Content",
    [
        module("Mutation", ["Text", "Wire"], settings: syntaxImports + tested),
        module(
            "Curriculum", ["Text", "Wire", "CYAML", "CMark", "CSQLite", "CExchange", "Essentials"],
            settings: tested,
            linking: markdownLinking),
        module(
            "Demonstration",
            ["Referee", "Workshop", "Curriculum", "Scenario", "Wire", "VirtualTime", "Essentials"],
            settings: tested),
        module(
            "Proof",
            [
                "Text", "Demonstration", "Exploration", "Verification", "Grading", "Referee", "Workshop",
                "Curriculum", "Scenario", "Wire", "Essentials",
            ], settings: tested),
        module(
            "Certification", ["Text", "Player", "Verification", "Curriculum", "CSodium", "Essentials"],
            settings: tested),
    ])

/// Modules that grade a class's submissions.
let classes = room(
    "Sources/Class",
    [
        module(
            "Classroom",
            [
                "Text", "Reporting", "Verification", "Grading", "Workshop", "Curriculum", "Scenario", "Wire",
                "CArchive", "CSodium", "Essentials",
            ], settings: tested),
        module(
            "Site",
            [
                "Player", "Text", "Classroom", "Verification", "Grading", "Curriculum", "Wire", "CZlib",
                "Essentials",
            ],
            resources: [.embedInCode("Web")], settings: tested),
        module("Slurm", ["Essentials"], settings: tested),
        module(
            "Teaching",
            [
                "Study", "Site", "Slurm", "Classroom", "Exploration", "Verification", "Referee", "Workshop",
                "Curriculum", "Scenario", "CommandOutput", "CommandLine", "Text", "Wire", "Essentials",
            ], settings: tested),
    ])

/// The program that people run, and the modules that its terminal needs.
let app = room(
    "Sources/App",
    [
        module("Text", ["Essentials"], settings: tested),
        module(
            "Terminal", ["Text", "CLibEdit", "CMark", "Essentials"], settings: tested,
            linking: markdownLinking),
        module("CommandLine", ["Text"], settings: tested),
        module("CommandOutput", ["CommandLine", "Terminal", "Text", "Essentials"], settings: tested),
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
                "Terminal", "Text", "VirtualTime", "Wire", "Essentials",
            ], settings: tested),
        module(
            "Laboratory",
            [
                "Study", "Session", "LabSession", "Demonstration", "Exploration", "Verification", "Player",
                "Reporting", "Grading", "Referee", "Workshop", "AppProject", "Curriculum", "Scenario",
                "CommandOutput",
                "CommandLine", "Terminal", "Text", "VirtualTime", "Wire", "Essentials",
            ], settings: tested),
        program(
            "course",
            [
                "Teaching", "Laboratory", "Study", "Session", "LabSession", "Classroom", "Proof",
                "Certification",
                "Exploration", "Verification", "Player", "Reporting", "Grading", "Referee", "Workshop",
                "Curriculum", "Scenario", "CommandOutput", "CommandLine", "Terminal", "Text", "Wire",
                "CMalloc", "Essentials",
            ], linking: standaloneLinking),
    ])

// MARK: - Tests

/// Benchmarks measure costs as ratios, with the programs that people run.
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

/// Helpers for several tests: snapshots, traces to judge and draw, and the programs built beside the tests.
let support = room(
    "Tests",
    [
        module("TestSupport", ["Grading", "Referee", "Scenario", "Workshop", "Wire", "VirtualTime"])
    ])

/// Tests of each module, in a folder that mirrors the module's folder. All tests find the built programs in the test program's
/// folder.
let behaviors =
    room(
        "Tests",
        [
            tests(
                "ProjectTests", ["AppProject", "TestSupport", "Wire"], exclude: ["Surface"],
                settings: syntaxImports,
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
                // Links libarchive for the functions that only tests use.
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

/// The variable `COURSE_PARTS` chooses the targets: `scripts/build` builds the programs, and `scripts/test Lifecycle` one
/// module's tests. Without `COURSE_PARTS`, as in an editor, the package has all targets except the tests of `Queues`, which
/// replace Dispatch in their whole program.
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

/// A release contains the engine's sources, which users with another compiler build themselves. `swift test` compiles every
/// target of a package, so for the tests of `Queues` the package has only the targets that they need.
let package =
    switch Context.environment["COURSE_PARTS"] {
    case "engine":
        Package(
            name: "course", products: engineProducts,
            targets: programs.needed(by: ["AppHost", "GateTool", "CourseMacros"]))
    case "QueuesTests": Package(name: "course", targets: (programs + wanted).needed(by: ["QueuesTests"]))
    default:
        Package(
            name: "course", products: [.executable(name: "course", targets: ["course"])] + engineProducts,
            targets: programs + wanted)
    }
