// GameplayKit: random sources, state machines and components. A random source with a seed repeats its
// numbers.

@_exported public import Foundation

public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
}

open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private var state: UInt64
    public override init() { state = .random(in: 1 ... .max) }
    init(seed: UInt64) { state = seed | 1 }
    private static let shared = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { shared }
    func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
    open func nextInt(upperBound: Int) -> Int { upperBound <= 0 ? 0 : Int(next() % UInt64(upperBound)) }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var array = array
        for index in array.indices.reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
        return array
    }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64
    public override init() {
        seed = .random(in: .min ... .max)
        super.init(seed: seed)
    }
    public override init(seed: UInt64) {
        self.seed = seed
        super.init(seed: seed)
    }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: Data
    public override init() {
        seed = Data()
        super.init()
    }
    public init(seed: Data) {
        self.seed = seed
        super.init(seed: seed.reduce(5381) { ($0 &* 33) ^ UInt64($1) })
    }
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = next() } }
}

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    }
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    open class func d6() -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
    }
    open class func d20() -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
    }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
    open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
}

open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var left: [Int] = []
    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...max(lowestValue, highestValue)) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}
