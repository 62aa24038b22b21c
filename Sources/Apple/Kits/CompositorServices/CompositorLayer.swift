// CompositorServices: immersive spaces that the app draws. No immersive space opens, so a renderer never
// runs.

@_exported public import Metal
@_exported public import SwiftUI

public struct CompositorLayer: ImmersiveSpaceContent {
    public init(renderer: @escaping @MainActor (LayerRenderer) -> Void) {}
    public init(
        configuration: any CompositorLayerConfiguration = .default,
        renderer: @escaping @MainActor (LayerRenderer) -> Void
    ) {}
    public var body: CompositorLayer { self }
    public var _inside: any View { Color.clear }
}

public protocol CompositorLayerConfiguration: Sendable {
    func makeConfiguration(
        capabilities: LayerRenderer.Capabilities, configuration: inout LayerRenderer.Configuration)
}

public struct DefaultCompositorLayerConfiguration: CompositorLayerConfiguration {
    public func makeConfiguration(
        capabilities: LayerRenderer.Capabilities, configuration: inout LayerRenderer.Configuration
    ) {}
}

extension CompositorLayerConfiguration where Self == DefaultCompositorLayerConfiguration {
    public static var `default`: Self { Self() }
}

/// Draws an immersive space; the course opens no immersive spaces.
public final class LayerRenderer: @unchecked Sendable {
    public enum State: Hashable, Sendable { case paused, running, invalidated }
    public enum Layout: UInt32, Sendable { case dedicated, shared, layered }
    public struct Capabilities: Sendable {
        public struct SupportedLayoutsOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static let foveationEnabled = SupportedLayoutsOptions(rawValue: 1)
        }
        public var supportsFoveation: Bool { false }
        public func supportedLayouts(options: SupportedLayoutsOptions) -> [Layout] { [] }
    }
    public struct Configuration: Sendable {
        public var isFoveationEnabled = false
        public var layout = Layout.dedicated
        public var colorFormat = MTLPixelFormat.bgra8Unorm_srgb
        public var depthFormat = MTLPixelFormat.depth32Float
    }
    public final class Frame: Sendable {
        init() {}
        public func startUpdate() {}
        public func endUpdate() {}
        public func startSubmission() {}
        public func endSubmission() {}
    }
    private init() {}
    public var state: State { .invalidated }
    public func waitUntilRunning() {}
    public func queryNextFrame() -> Frame? { nil }
}
