import SwiftUI

struct Message: Identifiable, Hashable {
    enum Sender { case me, them }
    let id: Int
    let text: String
    let sender: Sender
}

@MainActor
final class ChatModel: ObservableObject {
    @Published var messages: [Message] = []
    @Published var input = ""
    private var streamTask: Task<Void, Never>?

    func follow() async {
        guard let url = URL(string: "https://api.example.com/chat") else { return }
        do {
            let (bytes, _) = try await URLSession.shared.bytes(from: url)
            for try await line in bytes.lines {
                messages.append(Message(id: messages.count, text: line, sender: .them))
            }
        } catch {
            print("stream ended: \(error)")
        }
    }

    func send() {
        guard !input.isEmpty else { return }
        messages.append(.init(id: messages.count, text: input, sender: .me))
        input = ""
        streamTask?.cancel()
        streamTask = Task { [weak self] in
            try? await Task.sleep(for: .seconds(1), tolerance: .milliseconds(10))
            guard !Task.isCancelled else { return }
            await MainActor.run { self?.messages.append(.init(id: -1, text: "…", sender: .them)) }
        }
    }
}

struct ChatScreen: View {
    @StateObject var model = ChatModel()
    @Namespace private var bottom
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack {
                        ForEach(model.messages) { message in
                            Bubble(message: message).id(message.id)
                        }
                    }
                }
                .onChange(of: model.messages.count) { _ in
                    withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
                }
            }
            HStack {
                TextField("Message", text: $model.input).focused($isTyping)
                Button(action: model.send) { Image(systemName: "paperplane.fill") }
            }
            .padding(8)
        }
        .task { await model.follow() }
        .onTapGesture { isTyping = false }
        .onDisappear { model.input = "" }
    }
}

private struct Bubble: View {
    let message: Message
    var body: some View {
        HStack {
            if message.sender == .me { Spacer(minLength: 40) }
            Text(message.text)
                .padding(.vertical, 8)
                .padding(.horizontal, 12)
                .foregroundColor(message.sender == .me ? .white : .primary)
                .background(
                    RoundedRectangle(cornerRadius: 14, style: .continuous)
                        .fill(message.sender == .me ? Color.blue : Color.secondary.opacity(0.2))
                )
            if message.sender == .them { Spacer(minLength: 40) }
        }
        .frame(maxWidth: .infinity, alignment: message.sender == .me ? .trailing : .leading)
        .transition(.move(edge: .bottom))
    }
}
