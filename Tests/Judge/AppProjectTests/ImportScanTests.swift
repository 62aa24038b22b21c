import Testing

@testable import AppProject

@Suite struct `The imports of a file` {
    @Test func `are found behind attributes, access levels and kinds`() {
        let modules = ImportScan.modules(
            in: """
                import SwiftUI; import os.log
                @testable import Common
                @_exported public import Models
                #if canImport(Fonts)
                  import Fonts  // by Dana
                #endif
                import struct Network.NWPath
                // import NotThis
                /* import NorThis
                import NorThat */
                let words = "import nothing"
                important()
                """)
        #expect(modules == ["SwiftUI", "Common", "Models", "Fonts", "Network"])
    }
}
