import Testing

@testable import Lifecycle

@MainActor @Suite struct `The state value that a body saw` {
    private final class Picture {}
    private struct Item: Equatable {
        var name = "cake"
        var picture: Picture?
        static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }

    @Test func `is kept if it is plain data, text, or a collection of such values`() {
        #expect(SeenValue(1).value == 1)
        #expect(SeenValue("cake").value == "cake")
        #expect(SeenValue(["cake", "tea"]).value == ["cake", "tea"])
        #expect(SeenValue(String?.none).value == .some(nil))
        #expect(SeenValue(String?.some("cake")).value == "cake")
    }

    @Test func `keeps no object alive`() {
        var picture: Picture? = Picture()
        let seen = SeenValue(picture)
        #expect(seen.value?.map(ObjectIdentifier.init) == picture.map(ObjectIdentifier.init))
        picture = nil
        if seen.value != nil { Issue.record("an object that is gone is not known to have been none") }
    }

    @Test func `is not kept if it contains objects`() {
        #expect(SeenValue([Picture()]).value?.count == nil)
        #expect(SeenValue(Item(picture: Picture())).value == nil)
    }

    @Test func `remembers that an optional object was nil`() {
        #expect(SeenValue(Picture?.none).value.map { $0 == nil } == true)
    }
}
