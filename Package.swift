// swift-tools-version: 6.2

// The course, from the bottom up.
//
// Targets are listed in the order of their dependencies: each may use what stands
// above it in this file and nothing below. `docs/architecture.md` says what each
// one knows and, more to the point, what it does not.
//
// Three executables come out of it:
//   course        what people run: the prompt, `verify`, `grade`, `doctor`
//   course-host   the child that runs one learner's app under virtual time
//   course-gate   the child that reads a learner's source before it is compiled
// and one library, CourseMacros, which the compiler loads for a learner's `@Entry` and `#Preview`.

import Foundation
import PackageDescription

// MARK: - Policy

/// One policy for every target: Swift 6 mode, and our own warnings are errors.
let policy: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

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

/// The engine runs on one thread and uses no memory from two places at a time. Tests are built with Swift's checks that this is so;
/// what is released does without them, which were a twelfth of a story's time on a screen of 300 nodes.
let engineChecks: [SwiftSetting] = [
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
        .when(configuration: .release))
]

/// The submission is a library of its own and finds the engine's symbols in the host.
let hostLinking: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// `course` starts for every command, and to load Swift's libraries took as long as all that it does until its prompt. What
/// is released has them inside. Tests link `course` too, and they have the libraries beside them.
/// A toolchain may come without the libraries that this needs.
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

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [],
    resources: [Resource]? = nil, settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: resources,
        swiftSettings: policy + settings, linkerSettings: linking)
}

func program(
    _ name: String, _ dependencies: [Target.Dependency],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies,
        swiftSettings: policy + settings, linkerSettings: linking)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude,
        swiftSettings: policy + settings, linkerSettings: linking)
}

/// A framework keeps values, refuses, and is called a few times in a play. Without optimization it is compiled for release in a third
/// of the time, and a learner's debugger is the timeline. That there are to be no line numbers is said to the frontend itself: SwiftPM
/// puts its `-g` behind what is said to the driver.
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    module(name, dependencies, settings: [.unsafeFlags(["-Onone", "-Xfrontend", "-gnone"])])
}

/// The compiler warns of a macro whose implementation it does not see, and has no name for that warning to spare only this
/// one. Such a module is nothing but declarations.
func macroDeclarations(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name, dependencies: dependencies,
        swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-suppress-warnings"])])
}

// MARK: - Targets

let systemLibraries: [Target] = [
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CMark", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
]

/// Apple's other frameworks, as far as files with SwiftUI in them use them. An answer has one by its import. What calculates for a
/// learner is a `module`.
let frameworks: [Target] = [
    framework("os", ["Lifecycle"]),
    framework("OSLog", ["os"]),
    framework("UniformTypeIdentifiers", ["SwiftUI"]),
    framework("UserNotifications", ["SwiftUI"]),
    framework("CoreLocation"),
    framework("MapKit", ["SwiftUI", "CoreLocation"]),
    framework("Charts", ["SwiftUI"]),
    framework("CoreAudioTypes"),
    framework("CoreVideo", ["SwiftUI"]),
    framework("CoreMedia", ["SwiftUI", "CoreAudioTypes", "CoreVideo"]),
    framework("AudioToolbox", ["SwiftUI", "CoreAudioTypes"]),
    framework("AVFAudio", ["SwiftUI", "CoreMedia", "AudioToolbox"]),
    framework("AVFoundation", ["SwiftUI", "CoreMedia", "AVFAudio"]),
    framework("AVKit", ["SwiftUI", "AVFoundation"]),
    framework("QuickLook", ["SwiftUI"]),
    framework("Photos", ["SwiftUI", "CoreLocation"]),
    framework("PhotosUI", ["SwiftUI", "Photos"]),
    framework("TipTypes", ["SwiftUI"]),
    macroDeclarations("TipKitMacros", ["TipTypes"]),
    framework("TipKit", ["TipTypes", "TipKitMacros"]),
    framework("StoreKit", ["SwiftUI"]),
    framework("AuthenticationServices", ["SwiftUI"]),
    framework("WebKit", ["SwiftUI"]),
    framework("SafariServices", ["SwiftUI"]),
    framework("LinkPresentation", ["SwiftUI"]),
    framework("LocalAuthentication"),
    framework("EventKit", ["SwiftUI", "CoreLocation"]),
    framework("WeatherKit", ["CoreLocation"]),
    framework("ActivityKit", ["SwiftUI"]),
    framework("AppIntents", ["SwiftUI"]),
    framework("Intents", ["SwiftUI"]),
    framework("WidgetTimelines", ["SwiftUI", "ActivityKit", "AppIntents", "Intents"]),
    macroDeclarations("WidgetKitMacros", ["SwiftUI", "ActivityKit", "AppIntents", "WidgetTimelines"]),
    framework("WidgetKit", ["WidgetTimelines", "WidgetKitMacros"]),
    framework("CoreGraphics", ["SwiftUI"]),
    framework("QuartzCore", ["SwiftUI"]),
    framework("CoreTransferable", ["SwiftUI"]),
    framework("Cocoa", ["AppKit"]),
    framework("AppTrackingTransparency"),
    framework("Speech", ["AVFoundation"]),
    framework("CoreMotion"),
    framework("Contacts"),
    framework("HealthKit", ["CoreLocation"]),
    framework("PDFKit", ["SwiftUI"]),
    framework("ImageIO", ["SwiftUI"]),
    framework("QuickLookThumbnailing", ["SwiftUI"]),
    framework("CoreImage", ["SwiftUI", "CoreVideo", "ImageIO"]),
    framework("CoreML", ["CoreVideo"]),
    framework("Vision", ["SwiftUI", "CoreVideo", "CoreImage", "CoreML"]),
    framework("VisionKit", ["SwiftUI", "CoreVideo", "ImageIO", "Vision"]),
    framework("Security", ["SwiftUI"]),
    framework("CryptoKit"),
    framework("ModelStore", ["VirtualTime", "SwiftUI"]),
    macroDeclarations("SwiftDataMacros", ["SwiftUI", "ModelStore"]),
    framework("SwiftData", ["ModelStore", "SwiftDataMacros"]),
    framework("AlarmKit", ["SwiftUI", "ActivityKit", "AppIntents"]),
    framework("BackgroundTasks"),
    framework("CallKit"),
    framework("CloudKit", ["SwiftUI", "CoreLocation"]),
    framework("ContactsUI", ["SwiftUI", "Contacts"]),
    framework("CoreBluetooth", ["SwiftUI"]),
    framework("CoreHaptics"),
    framework("CoreNFC"),
    framework("CoreSpotlight", ["SwiftUI"]),
    framework("CoreTelephony"),
    framework("ManagedSettings"),
    framework("DeviceActivity", ["SwiftUI", "ManagedSettings"]),
    framework("DeviceCheck"),
    framework("EventKitUI", ["SwiftUI", "EventKit"]),
    framework("FamilyControls", ["Combine", "SwiftUI", "ManagedSettings"]),
    framework("GameController"),
    framework("GameKit", ["SwiftUI"]),
    framework("GroupActivities", ["Combine"]),
    framework("HealthKitUI", ["SwiftUI", "HealthKit"]),
    framework("IntentsUI", ["SwiftUI", "Intents"]),
    framework("MessageUI", ["SwiftUI"]),
    framework("MetricKit"),
    framework("MultipeerConnectivity", ["SwiftUI"]),
    framework("NearbyInteraction"),
    framework("Network"),
    framework("NetworkExtension"),
    framework("PassKit", ["SwiftUI"]),
    framework("PushKit"),
    framework("ServiceManagement"),
    framework("SystemConfiguration"),
    framework("UserNotificationsUI", ["UserNotifications"]),
    framework("WatchConnectivity"),
    framework("WatchKit", ["SwiftUI"]),
    framework("CoreAudio", ["CoreAudioTypes"]),
    framework("MediaPlayer", ["SwiftUI", "AVFoundation"]),
    framework("MusicKit", ["Combine", "SwiftUI"]),
    framework("ShazamKit", ["AVFoundation", "MusicKit"]),
    framework("SoundAnalysis", ["AVFoundation"]),
    framework("ReplayKit", ["SwiftUI", "AVFoundation"]),
    framework("VideoToolbox", ["SwiftUI", "CoreMedia"]),
    framework("LanguageModels"),
    macroDeclarations("FoundationModelsMacros", ["LanguageModels"]),
    framework("FoundationModels", ["LanguageModels", "FoundationModelsMacros"]),
    framework("NaturalLanguage"),
    module("simd"),
    module("Spatial", ["SwiftUI", "simd"]),
    framework("SpriteKit", ["Combine", "SwiftUI", "simd"]),
    framework("SceneKit", ["SwiftUI", "simd"]),
    framework("ARKit", ["SwiftUI", "CoreVideo", "ImageIO", "simd", "SpriteKit", "SceneKit"]),
    framework("RealityKit", ["Combine", "SwiftUI", "AVFoundation", "Spatial", "ARKit"]),
    framework("GameplayKit"),
    framework("Symbols", ["SwiftUI"]),
    module("Accelerate"),
    framework("Accessibility", ["SwiftUI"]),
    framework("ApplicationServices", ["SwiftUI"]),
    framework("CoreText", ["SwiftUI"]),
    framework("ImagePlayground", ["SwiftUI"]),
    framework("JavaScriptCore"),
    framework("PencilKit", ["SwiftUI"]),
    framework("SensitiveContentAnalysis", ["SwiftUI"]),
    framework("Translation", ["SwiftUI"]),
    framework("RealityFoundation", ["RealityKit"]),
    framework("SwiftUICore", ["SwiftUI"]),
    framework("RoomPlan", ["SwiftUI", "ARKit"]),
    framework("Metal", ["SwiftUI"]),
    framework("ModelIO", ["simd"]),
    framework("MetalKit", ["SwiftUI", "simd", "Metal", "ModelIO"]),
    framework("MetalPerformanceShaders", ["Metal"]),
    framework("CompositorServices", ["SwiftUI", "Metal"]),
]

/// What runs inside the child: the simulated world and the SwiftUI that lives in it.
let engine: [Target] =
    [
        .target(name: "CHost"),
        module("VirtualTime"),
        module("Wire", ["VirtualTime"]),
        module("Seal", ["Wire", "CSodium"]),
        module("Lifecycle", ["VirtualTime", "Wire"], settings: engineChecks),
        module("Queues", ["Lifecycle", "Wire", "VirtualTime"]),
        module("URLLoading", ["Lifecycle", "Wire", "VirtualTime"]),
        module("Sampling", ["Lifecycle", "Wire"]),
        module("Combine", ["URLLoading", "Lifecycle", "VirtualTime", "Wire"]),
        module(
            "SwiftUI", ["Lifecycle", "URLLoading", "Combine", "VirtualTime", "Wire"],
            settings: engineChecks),
        macroDeclarations("SwiftUIMacros", ["SwiftUI"]),
        module("UIKit", ["SwiftUI"]),
        module("AppKit", ["SwiftUI"]),
    ] + frameworks + [
        module("Ciphers", ["CryptoKit", "CMessageDigest", "CSodium"]),
        module("Lab", ["SwiftUI", "Lifecycle", "VirtualTime"]),
        program(
            "AppHost",
            [
                "CHost", "CMalloc", "VirtualTime", "Wire", "Seal", "Ciphers", "Lifecycle", "Queues",
                "URLLoading",
                "Sampling", "Combine", "SwiftUI", "SwiftUIMacros", "UIKit", "AppKit", "Lab",
            ] + frameworks.map { .byName(name: $0.name) },
            linking: hostLinking),
    ]

/// What stands around the child: it drives, watches, judges and reports.
let around: [Target] = [
    .target(name: "CArchive"),
    .target(name: "CSpawn"),
    .target(name: "CExchange"),
    // It reads the whole of the modules' words for each wrong answer, and tests have many.
    .target(name: "CWords", cSettings: [.unsafeFlags(["-O2"])]),
    module("Cores"),
    module("Text"),
    module("Spelling"),
    module("Terminal", ["Text", "CLibEdit", "CMark"]),
    module("CommandLine", ["Text", "Spelling"]),
    module("Scenario", ["Spelling", "VirtualTime", "Wire", "CSodium"]),
    module("CourseMacros", settings: syntaxImports, linking: macroLinking),
    module("Gate", ["Wire"], settings: syntaxImports),
    module("Mutation", ["Text", "Wire"], settings: syntaxImports),
    module("Winnowing", ["Wire"], settings: syntaxImports),
    program(
        "GateTool", ["Gate", "Mutation", "Winnowing", "Wire"], settings: syntaxImports, linking: syntaxLinking
    ),
    module("Storage", ["CSQLite"]),
    module(
        "Curriculum",
        ["Cores", "Storage", "Text", "Spelling", "Wire", "CYAML", "CMark", "CSQLite", "CExchange"]),
    module("Workshop", ["Spelling", "CSpawn", "CSeccomp", "CWords", "Wire"]),
    module("Referee", ["CZlib", "Seal", "Workshop", "Scenario", "Wire", "VirtualTime"]),
    module("Grading", ["Text", "Referee", "Scenario", "Wire", "VirtualTime"]),
    module("Reporting", ["Text", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"]),
    module(
        "Player", ["Text", "Reporting", "Grading", "Referee", "Scenario", "Wire", "VirtualTime", "CSodium"],
        resources: [.embedInCode("Web")]),
    module("Marking", ["Cores", "Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire"]),
    module(
        "Exploration",
        [
            "Cores", "Marking", "Grading", "Referee", "Workshop", "Curriculum", "Scenario", "Wire",
            "VirtualTime",
        ]),
    module(
        "Demonstration", ["Cores", "Referee", "Workshop", "Curriculum", "Scenario", "Wire", "VirtualTime"]),
    module(
        "Proof",
        [
            "Text", "Spelling", "Demonstration", "Exploration", "Marking", "Grading", "Referee", "Workshop",
            "Curriculum", "Scenario", "Wire",
        ]),
    module(
        "Classroom",
        [
            "Storage", "Text", "Spelling", "Reporting", "Marking", "Grading", "Workshop", "Curriculum",
            "Scenario", "Wire",
            "CArchive",
            "CSodium",
        ]),
    module(
        "Site",
        [
            "Player", "Storage", "Text", "Classroom", "Marking", "Grading", "Curriculum", "Wire", "CZlib",
        ],
        resources: [.embedInCode("Web")]),
    module("Slurm"),
    module("Session", ["Text", "Spelling", "Curriculum"]),
    module(
        "Rehearsal",
        ["Text", "Spelling", "Reporting", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"]),
    program(
        "course",
        [
            "Session", "Rehearsal", "Site", "Slurm", "Classroom", "Proof", "Demonstration", "Exploration",
            "Marking", "Player",
            "Reporting", "Grading",
            "Referee", "Workshop", "Curriculum", "Scenario", "CommandLine", "Terminal", "Cores", "Text",
            "Spelling",
            "VirtualTime",
            "Wire",
            "CMalloc",
        ],
        linking: standaloneLinking),
]

/// What it all costs, in ratios. It runs the programs above it as anybody would.
let measurements: [Target] = [
    .executableTarget(
        name: "Benchmarks",
        dependencies: [
            "CHost", "VirtualTime", "Lifecycle", "SwiftUI", "Reporting", "Grading", "Referee", "Scenario",
            "Workshop", "Seal", "Wire",
        ],
        path: "Benchmarks", swiftSettings: policy
    )
]

/// What several tests need: snapshots, traces to judge and to draw, the programs that were built beside the tests.
let testSupport: [Target] = [
    .target(
        name: "TestSupport",
        dependencies: ["Grading", "Referee", "Scenario", "Workshop", "Wire", "VirtualTime"],
        path: "Tests/TestSupport", swiftSettings: policy)
]

/// Each module's behaviours, in a folder that mirrors its own.
let behaviours: [Target] = [
    tests(
        "BehaviourTests",
        ["TestSupport", "Referee", "Scenario", "Workshop", "Wire", "VirtualTime", "AppHost", "GateTool"],
        exclude: ["Behaviours", "Corpus", "Ordinary", "Unknown"]),
    tests(
        "RefereeTests",
        [
            "TestSupport", "Grading", "Referee", "Scenario", "Workshop", "Seal", "Wire", "VirtualTime",
            "AppHost",
            "GateTool",
        ],
        exclude: ["Apps"]),
    tests(
        "MarkingTests",
        [
            "Proof", "Marking", "Reporting", "Grading", "Referee", "Scenario", "Curriculum", "Workshop",
            "TestSupport", "AppHost", "GateTool",
        ]),
    tests(
        "ExplorationTests",
        [
            "Exploration", "Marking", "Grading", "Referee", "Scenario", "Curriculum", "Workshop", "Wire",
            "TestSupport",
            "AppHost", "GateTool",
        ]),
    tests("ProofTests", ["Proof", "Grading", "Curriculum", "TestSupport", "Wire"]),
    tests(
        "DemonstrationTests",
        ["Demonstration", "Curriculum", "Workshop", "TestSupport", "AppHost", "GateTool"]),
    tests("VirtualTimeTests", ["VirtualTime"]),
    tests("QueuesTests", ["Queues", "CHost", "VirtualTime"]),
    tests("CombineTests", ["Combine"]),
    tests("WireTests", ["Wire", "VirtualTime"]),
    tests("SealTests", ["Seal", "Wire"]),
    tests("URLLoadingTests", ["URLLoading"]),
    tests("SamplingTests", ["Sampling", "Wire"]),
    tests("LifecycleTests", ["Lifecycle", "Wire", "VirtualTime"]),
    tests("SpellingTests", ["Spelling"]),
    tests("CommandLineTests", ["CommandLine"]),
    tests("ScenarioTests", ["TestSupport", "Scenario", "VirtualTime", "Wire"]),
    tests(
        "GateTests", ["Gate", "Wire", "TestSupport"], exclude: ["Corpus"], settings: syntaxImports,
        linking: syntaxLinking),
    tests(
        "WinnowingTests", ["Winnowing", "Wire"], settings: syntaxImports, linking: syntaxLinking),
    tests(
        "MutationTests", ["Mutation", "Wire"], settings: syntaxImports, linking: syntaxLinking),
    tests(
        "CourseMacrosTests", ["CourseMacros"], settings: syntaxImports,
        linking: macroLinking + [.linkedLibrary("SwiftSyntaxMacroExpansion")]),
    tests("WorkshopTests", ["Workshop", "Wire", "GateTool", "CSpawn"]),
    tests("TextTests", ["Text"], exclude: ["Unicode"]),
    tests("TerminalTests", ["Terminal", "Text", "TestSupport"], exclude: ["Snapshots"]),
    .executableTarget(
        name: "Recorder", dependencies: ["Curriculum"], path: "Tests/Recorder", swiftSettings: policy),
    tests("CurriculumTests", ["Curriculum", "Storage", "Wire", "Recorder"], exclude: ["Fixtures"]),
    tests(
        "ClassroomTests",
        [
            "Classroom", "Marking", "Grading", "Workshop", "Curriculum", "Scenario", "Wire", "CArchive",
            "TestSupport",
            "AppHost", "GateTool",
        ],
        // For the functions that only tests use.
        exclude: ["Snapshots"], linking: [.linkedLibrary("archive")]),
    tests("SlurmTests", ["Slurm"]),
    tests(
        "SiteTests",
        ["TestSupport", "Site", "Player", "Classroom", "Grading", "Referee", "Wire"]),
    tests("SessionTests", ["Session", "Curriculum"]),
    tests(
        "ProjectTests", ["TestSupport", "Wire"], exclude: ["Surface"], settings: syntaxImports,
        linking: syntaxLinking),
    tests("PromptTests", ["course", "AppHost", "GateTool"], exclude: ["Course", "Forms", "Snapshots"]),
    tests(
        "RehearsalTests",
        [
            "TestSupport", "Rehearsal", "Reporting", "Text", "Referee", "Scenario", "Workshop", "Wire",
            "VirtualTime",
            "course",
            "AppHost",
            "GateTool",
        ],
        exclude: ["Snapshots"]),
    tests(
        "GradingTests", ["TestSupport", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"],
        exclude: ["Snapshots"]),
    tests(
        "PlayerTests",
        ["TestSupport", "Player", "Grading", "Referee", "Scenario", "Wire", "VirtualTime"],
        exclude: ["Snapshots"]),
    tests(
        "ReportingTests",
        [
            "TestSupport", "Reporting", "Terminal", "Text", "Grading", "Referee", "Scenario", "Wire",
            "VirtualTime",
        ],
        exclude: ["Snapshots"]),
]

/// `scripts/test Lifecycle` builds one module's tests and what they need. Without a name all are built but those of
/// `Queues`: a program that links them has no other Dispatch than theirs, so they get one of their own.
let namedTests: [Target] = {
    guard let name = Context.environment["COURSE_TESTS"] else {
        return behaviours.filter { $0.name != "QueuesTests" }
    }
    return behaviours.filter { $0.type != .test || $0.name == name }
}()

let package = Package(
    name: "course",
    products: [
        .executable(name: "course", targets: ["course"]),
        .executable(name: "course-host", targets: ["AppHost"]),
        .executable(name: "course-gate", targets: ["GateTool"]),
        .library(name: "CourseMacros", type: .dynamic, targets: ["CourseMacros"]),
    ],
    targets: systemLibraries + engine + around + measurements + testSupport + namedTests
)
