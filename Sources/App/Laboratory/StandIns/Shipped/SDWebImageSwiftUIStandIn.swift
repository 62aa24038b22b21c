extension ShippedStandIns {
    static let sdWebImage = """
        // Stand-in for SDWebImageSwiftUI: pictures load like AsyncImage, without a cache.
        import SwiftUI

        public enum WebImagePhase {
            case empty
            case success(Image)
            case failure(any Error)
            public var image: Image? { if case .success(let image) = self { image } else { nil } }
            public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
        }
        public struct SDWebImageOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let retryFailed = Self(rawValue: 1)
            public static let lowPriority = Self(rawValue: 2)
            public static let progressiveLoad = Self(rawValue: 4)
            public static let refreshCached = Self(rawValue: 8)
            public static let highPriority = Self(rawValue: 128)
            public static let scaleDownLargeImages = Self(rawValue: 4096)
        }
        public struct SDWebImageContextOption: Hashable, Sendable {
            public static let imageThumbnailPixelSize = Self()
        }
        public enum SDImageCacheType: Sendable { case none, disk, memory }
        public struct WebImageIndicator: Sendable {
            fileprivate let isShown: Bool
            public static let activity = Self(isShown: true)
            public static func activity(style: Int = 0) -> Self { activity }
            public static let progress = Self(isShown: true)
        }
        extension AnyTransition {
            public static var fade: AnyTransition { .opacity }
            public static func fade(duration: Double) -> AnyTransition { .opacity }
        }

        public struct WebImage: View {
            private let url: URL?
            private var content: (WebImagePhase) -> AnyView = { AnyView($0.image) }
            private var placeholder: (() -> AnyView)?
            private var hasIndicator = false
            private var success: ((UIImage, Data?, SDImageCacheType) -> Void)?
            private var failure: ((any Error) -> Void)?

            public init(
                url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
                isAnimating: Binding<Bool> = .constant(true)
            ) { self.url = url }
            public init<V: View>(
                url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
                context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
                @ViewBuilder content: @escaping (WebImagePhase) -> V
            ) {
                self.url = url
                self.content = { AnyView(content($0)) }
            }
            public init<V: View, P: View>(
                url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
                context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
                @ViewBuilder content: @escaping (Image) -> V, @ViewBuilder placeholder: @escaping () -> P
            ) {
                self.url = url
                self.content = { AnyView($0.image.map(content)) }
                self.placeholder = { AnyView(placeholder()) }
            }

            public var body: some View {
                AsyncImage(url: url) { phase in
                    if let image = phase.image {
                        content(.success(image)).onAppear { success?(UIImage(), nil, .none) }
                    } else if let error = phase.error {
                        rest(.failure(error)).onAppear { failure?(error) }
                    } else {
                        rest(.empty)
                        if hasIndicator, url != nil { ProgressView() }
                    }
                }
            }
            private func rest(_ phase: WebImagePhase) -> AnyView { placeholder?() ?? content(phase) }

            private func with(_ change: (inout WebImage) -> Void) -> WebImage {
                var image = self
                change(&image)
                return image
            }
            public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> WebImage {
                with { $0.placeholder = { AnyView(content()) } }
            }
            public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
            public func indicator(_ indicator: WebImageIndicator) -> WebImage {
                with { $0.hasIndicator = indicator.isShown }
            }
            public func onSuccess(_ action: ((UIImage, Data?, SDImageCacheType) -> Void)?) -> WebImage {
                with { $0.success = action }
            }
            public func onFailure(_ action: ((any Error) -> Void)?) -> WebImage { with { $0.failure = action } }
            public func onProgress(_ action: ((Int, Int) -> Void)?) -> WebImage { self }
            public func resizable(
                capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
            ) -> WebImage { self }
            public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { self }
            public func interpolation(_ interpolation: Image.Interpolation) -> WebImage { self }
            public func antialiased(_ isAntialiased: Bool) -> WebImage { self }
            public func retryOnAppear(_ flag: Bool) -> WebImage { self }
            public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
            public func customLoopCount(_ count: UInt) -> WebImage { self }
            public func playbackRate(_ rate: Double) -> WebImage { self }
            public func purgeable(_ flag: Bool) -> WebImage { self }
        }
        public typealias AnimatedImage = WebImage

        """
}
