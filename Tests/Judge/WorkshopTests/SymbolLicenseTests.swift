import Foundation
import Testing
import Wire

@testable import Workshop

@Suite struct `A library's imports` {
    @Test(arguments: [
        "memcpy", "sqrt", "powf", "swift_retain", "_swiftEmptyArrayStorage",
        "$ss5print_9separator10terminatoryypd_S2StF",
        "$s7SwiftUI4TextV", "$s7SwiftUI7SectionVA2A9EmptyViewVRs0_rlE6header7contentACyxq_AEGx_q_yXEtcfC",
        "$s20FoundationEssentials4DateVACycfC", "$s20FoundationEssentials4DataV6append10contentsOfyxm_t",
        "$s10Foundation6ThreadC06isMainB0SbvgZ", "$s8Dispatch0A5QueueC4mainACvgZ",
        "$ss22withUnsafeContinuationyxySccyxs5NeverOGXEYalF",
        "$s8Dispatch0A6SourceC09makeTimerB05flags5queueAA0abD0_pAC0D5FlagsV_AA0A5QueueCSgtFZ",
        "$sSy10FoundationE18trimmingCharacters2inSSAA12CharacterSetV_tF", "$sytN", "$s5IndexSlTl",
        "$sSTsE32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlF",
    ])
    func `may include what apps use`(symbol: String) {
        #expect(SymbolLicense.allows(symbol))
    }

    @Test(arguments: [
        "read", "write", "dlsym", "syscall", "mmap", "system", "__errno_location", "environ",
        "course_clock_set",
        "course_fork", "_swift_stdlib_getrandom", "$s9Lifecycle8EventLogC6sharedACvau",
        "$s5Glibc5errnos5Int32Vvg",
        "$s20FoundationEssentials11FileManagerC7defaultACvgZ",
        "$s20FoundationEssentials11ProcessInfoC8hostNameSSvg",
        "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_tKF", "$s10Foundation7ProcessCMa",
        "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ", "$ss11CommandLineO9argumentsSaySSGvgZ",
        "$sSpyxGMa", "$sSR11baseAddressSPyxGSgvg", "$sSa31withUnsafeMutableBufferPointeryqd__",
        "$s8Dispatch0A2IOC5closeyyF", "$s8Dispatch0A6SourceC04makeA6Source", "$sSo7FILEaMa", "$s3Foo3barV",
    ])
    func `may not include anything else`(symbol: String) {
        #expect(!SymbolLicense.allows(symbol))
    }

    /// Swift passes `&array` as a plain pointer, so an answer can call these functions without
    /// naming an unsafe type.
    @Test(arguments: [
        "$s20FoundationEssentials4DataV5bytes5countACSV_SitcfC",
        "$s20FoundationEssentials4DataV9copyBytes2to5countySpys5UInt8VG_SitF",
        "$s20FoundationEssentials4DataV6append_5countySPys5UInt8VG_SitF",
        "$s20FoundationEssentials4DataV15replaceSubrange_4with5countySnySiG_SVSitF",
        "$s10Foundation6NSDataC5bytes6lengthACSVSg_SitcfC",
        "$s10Foundation8NSStringC13getCharacters_5rangeySpys6UInt16VG_AA8_NSRangeVtF",
        "$sSS10FoundationE14utf16CodeUnits5countSSSPys6UInt16VG_SitcfC", "$sSS7cStringSSSPys4Int8VG_tcfC",
        "$s10Foundation6NSUUIDC9uuidBytesACSPys5UInt8VG_tcfC",
        "$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF",
        "$s10Foundation8NSStringC6format9argumentsACSS_s14CVaListPointerVtcfC",
    ])
    func `may not include functions that take memory without its length`(symbol: String) {
        #expect(!SymbolLicense.allows(symbol))
    }

    /// A call such as `vDSP_vadd(a, 1_000_000, …)` could read and write the host's memory outside
    /// the array.
    @Test(arguments: [
        "$s10Accelerate9vDSP_vaddyySPySfG_SiACSiSpySfGSiSutF",
        "$s9CoreVideo27CVPixelBufferGetBaseAddressySvSgAA8CVBufferCF",
        "$s5UIKit14CGDataProviderC8dataInfo0D04size11releaseDataACSgSvSg_SVSiyAI_SVSitctcfC",
        "$s5UIKit7CGColorC10colorSpace10componentsACSgAA0bD0C_SPy10Foundation7CGFloatVGtcfC",
        "$s9SpriteKit11SKShapeNodeC6points5countACSpy10Foundation7CGPointVG_SitcfC",
        "$s9CoreImage8CIVectorC6values5countACSPy10Foundation7CGFloatVG_SitcfC",
    ])
    func `may not include functions on a framework's memory`(symbol: String) {
        #expect(!SymbolLicense.allows(symbol))
    }

    @Test(arguments: [
        "$s7SwiftUI7UIColorC6getRed_5green4blue5alphaSbSpy10Foundation7CGFloatVGSg_A3LtF",
        "$s20FoundationEssentials11ProcessInfoC7SwiftUIE21isLowPowerModeEnabledSbvg",
        "$s7SwiftUI19SecItemCopyMatchingys5Int32V10Foundation12NSDictionaryC_SpyyXlSgGSgtF",
        "$s12AudioToolbox0A27ServicesCreateSystemSoundIDys5Int32V10Foundation5NSURLC_Spys6UInt32VGtF",
    ])
    func `may include functions that return one value in place, and the device's temperature`(symbol: String)
    {
        #expect(SymbolLicense.allows(symbol))
    }

    @Test(arguments: [
        "$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLV_So20NSDataReadingOptionsVtKcfC",
        "$sSS7cStringSSSays4Int8VG_tcfC",
        "$s10Foundation6NSDataC10contentsOf7optionsAC0A10Essentials3URLV_tKcfC",
    ])
    func `may include functions that take an array or a file`(symbol: String) {
        #expect(!PointerParameter.isTaken(by: symbol))
    }

    @Test(arguments: [
        "$ss11_typeByNameyypXpSgSSF", "$ss10withVaListyxSays7CVarArg_pG_xs14CVaListPointerVXEtlF",
    ])
    func `may not include types by name, or argument lists`(symbol: String) {
        #expect(!SymbolLicense.allows(symbol))
    }

    @Test func `are each reported once, at the line of the first use`() {
        let source =
            "import Foundation\n// read, he says\nlet a = spread(1)\nlet b = read(3, nil, 0)\nlet c = read(4, nil, 0)"
        let answer = Answer(
            files: [.init(name: "A.swift", bytes: Array(source.utf8), author: .learner)], root: "Never")
        let findings = SymbolCheck(answer: answer).findings(for: ["sqrt", "read", "read"])
        #expect(findings.map { "\($0.file):\($0.line):\($0.column) \($0.rule)" } == ["A.swift:4:9 symbol"])
    }

    @Test func `are empty for a file that is no library`() throws {
        #expect(LibrarySymbols(reading: []) == nil)
        let program = try #require(FileManager.default.contents(atPath: "/proc/self/exe"))
        let head = Array(program.prefix(4096))
        #expect(LibrarySymbols(reading: head) == nil)
        for place in 0..<64 {
            var damaged = head
            damaged[place] = 0xFF
            #expect(LibrarySymbols(reading: damaged) == nil)
        }
    }
}
