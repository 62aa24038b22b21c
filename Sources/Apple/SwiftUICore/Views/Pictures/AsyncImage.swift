import Lifecycle
import Wire

/// An image that `AsyncImage` fetches from a URL while the image is on screen.
///
///     AsyncImage(url: address) { image in image.resizable() } placeholder: { ProgressView() }
///
/// `AsyncImage` fetches in a `.task(id: url)` through `URLSession.shared`, without a cache: at each
/// appearance and whenever the URL changes. The disappearance of an `AsyncImage` cancels its fetch. The
/// closure `content` runs for each phase of an `AsyncImage`, starting with `.empty`.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let transaction: Transaction
    private let location: (fileID: String, line: Int)
    private let content: (AsyncImagePhase) -> Content

    @State private var phase: AsyncImagePhase = .empty

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), fileID: String = #fileID,
        line: Int = #line, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.transaction = transaction
        location = (fileID, line)
        self.content = content
    }

    public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        self.init(url: url, scale: scale, fileID: fileID, line: line) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    public init(
        url: URL?, scale: CGFloat = 1, fileID: String = #fileID, line: Int = #line
    ) where Content == Image {
        self.init(url: url, scale: scale, fileID: fileID, line: line) { $0.image ?? .placeholder }
    }

    @MainActor public var body: some View {
        let load = PictureLoad(url: url, transaction: transaction, location: location, phase: $phase)
        // The `ZStack` appears even if `content` is empty, so that the task starts.
        return ZStack { content(phase) }.seen(.dyed).modified(
            by: _TaskModifier(
                work: TaskNode.Work(
                    identity: AnyEquatable(url), name: nil, executor: nil, priority: .userInitiated,
                    location: SourceLocation(fileID: location.fileID, line: location.line), phase: .asyncImage
                ) { @MainActor in await load.run() }))
    }
}

@MainActor private struct PictureLoad {
    let url: URL?
    let transaction: Transaction
    let location: (fileID: String, line: Int)
    let phase: Binding<AsyncImagePhase>

    func run() async {
        if !phase.wrappedValue.isEmpty { phase.wrappedValue = .empty }
        guard let url else { return }
        do {
            let (data, _) = try await URLSession.shared.data(
                from: url, fileID: location.fileID, line: location.line)
            guard let picture = Picture(data: data) else { throw URLError(.cannotDecodeContentData) }
            show(.success(Image(picture)))
        } catch {
            // A canceled fetch must not overwrite the phase of the next fetch.
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    private func show(_ next: AsyncImagePhase) {
        if transaction.animation == nil {
            phase.wrappedValue = next
        } else {
            withAnimation(transaction.animation) { phase.wrappedValue = next }
        }
    }
}

/// The progress of an `AsyncImage`.
nonisolated public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }

    fileprivate var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }
}
