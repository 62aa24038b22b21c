extension ShippedStandIns {
    static let kingfisher = """
        // Stand-in for Kingfisher: KFImage loads its picture like AsyncImage, without a cache.
        import SwiftUI

        public struct KFImage: View {
            private let url: URL?
            private var placeholder: () -> AnyView = { AnyView(EmptyView()) }
            private var content: (Image) -> AnyView = { AnyView($0) }
            private var success: ((RetrieveImageResult) -> Void)?
            private var failure: ((KingfisherError) -> Void)?

            public init(_ url: URL?) { self.url = url }
            public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

            public var body: some View {
                AsyncImage(url: url) { phase in
                    if let image = phase.image {
                        content(image).onAppear { success?(RetrieveImageResult(image: UIImage())) }
                    } else if let error = phase.error {
                        placeholder().onAppear { failure?(KingfisherError(cause: error)) }
                    } else {
                        placeholder()
                    }
                }
            }

            private func with(_ change: (inout KFImage) -> Void) -> KFImage {
                var image = self
                change(&image)
                return image
            }

            public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> KFImage {
                with { $0.placeholder = { AnyView(content()) } }
            }
            public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> KFImage {
                with { $0.placeholder = { AnyView(content(Progress(totalUnitCount: 1))) } }
            }
            public func configure<P: View>(_ block: @escaping (Image) -> P) -> KFImage {
                with { $0.content = { AnyView(block($0)) } }
            }
            public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage {
                with { $0.success = action }
            }
            public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage {
                with { $0.failure = action }
            }
            public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
            public func resizable(
                capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
            ) -> KFImage { self }
            public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
            public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
            public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
            public func fade(duration: TimeInterval) -> KFImage { self }
            public func forceTransition(_ enabled: Bool = true) -> KFImage { self }
            public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
            public func retry(maxCount: Int, interval: Any? = nil) -> KFImage { self }
            public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
            public func reducePriorityOnDisappear(_ flag: Bool) -> KFImage { self }
            public func startLoadingBeforeViewAppear(_ flag: Bool = true) -> KFImage { self }
            public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
            public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
            public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
            public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> KFImage { self }
            public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
            public func backgroundDecode(_ enabled: Bool = true) -> KFImage { self }
            public func downsampling(size: CGSize) -> KFImage { self }
            public func setProcessor<P>(_ processor: P) -> KFImage { self }
        }

        public struct RetrieveImageResult { public let image: UIImage }
        public struct KingfisherError: Error { public let cause: any Error }

        """
}
