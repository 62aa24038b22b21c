import SwiftUI

enum LoadPhase<Value: Sendable>: Sendable {
    case idle
    case loading
    case loaded(Value)
    case failed(String)
}

struct RetryLoader<Value: Sendable, Content: View>: View {
    let load: @Sendable () async throws -> Value
    @ViewBuilder let content: (Value) -> Content
    @State private var phase = LoadPhase<Value>.idle
    @State private var attempt = 0

    var body: some View {
        Group {
            switch phase {
            case .idle, .loading: ProgressView()
            case .loaded(let value): content(value)
            case .failed(let message):
                ContentUnavailableView {
                    Label("Failed", systemImage: "wifi.slash")
                } description: {
                    Text(message)
                } actions: {
                    Button("Retry") { attempt += 1 }.buttonStyle(.borderedProminent)
                }
            }
        }
        .task(id: attempt) {
            phase = .loading
            do {
                phase = .loaded(try await load())
            } catch is CancellationError {
                return
            } catch {
                phase = .failed(error.localizedDescription)
            }
        }
    }
}
