public import Foundation
public import SwiftUI

/// Makes images from a video. Each request fails, because no video has data.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero

    public init(asset: AVAsset) { self.asset = asset }

    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    private static let refusal = AVError(.fileFormatNotRecognized)

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw Self.refusal
    }
    open func images(for times: [CMTime]) -> Images {
        Images(elements: times.map { .failure(requestedTime: $0, error: Self.refusal) })
    }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    {
        throw Self.refusal
    }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {
        let times = requestedTimes.map(\.timeValue)
        DispatchQueue.global().async {
            for time in times { handler(time, nil, .invalid, .failed, Self.refusal) }
        }
    }

    /// An image for each time, or an error.
    public struct Images: AsyncSequence, Sendable {
        let elements: [Element]
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<Element>
            public mutating func next() async -> Element? { rest.popFirst() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
    }
}

public typealias AVAssetImageGeneratorCompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
