import Gate
import Testing

struct ImportRuleTests {
    @Test func `an answer may import what an app would`() {
        #expect(Gate.read([Source(name: "A.swift", bytes: Array("import SwiftUI".utf8))]).isEmpty)
    }
}
