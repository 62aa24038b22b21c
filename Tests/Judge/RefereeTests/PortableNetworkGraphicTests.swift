import Testing

@testable import Referee

@Suite struct `A picture of one pixel` {
    @Test func `has the same bytes in every version`() {
        let picture = PortableNetworkGraphic.onePixel([10, 20, 30], comment: Array("ab".utf8))
        let digits = picture.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let expected = """
            89504e470d0a1a0a0000000d4948445200000001000000010802000000907753
            de0000000a74455874436f6d6d656e74006162e4b23aa70000000f4944415478
            01010400fbff000a141e0068003de80cbb830000000049454e44ae426082
            """
        #expect(digits.joined() == expected.filter { $0 != "\n" })
    }
}
