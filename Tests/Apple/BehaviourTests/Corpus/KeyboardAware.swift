import Combine
import SwiftUI

final class KeyboardObserver: ObservableObject {
    @Published var height: CGFloat = 0
    private var cancellables: Set<AnyCancellable> = []

    init(center: NotificationCenter = .default) {
        center.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\.height)
            .merge(with: center.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in 0 })
            .sink { [weak self] in self?.height = $0 }
            .store(in: &cancellables)
    }
}

struct KeyboardAware: View {
    enum Field: Hashable { case name, mail }
    @StateObject private var keyboard = KeyboardObserver()
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var mail = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
            TextField("Mail", text: $mail).focused($focus, equals: .mail).keyboardType(.emailAddress)
        }
        .padding(.bottom, keyboard.height)
        .onSubmit { focus = focus == .name ? .mail : nil }
        .defaultFocus($focus, .name)
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { focus = nil }
            }
        }
        .interactiveDismissDisabled(!name.isEmpty)
    }
}
