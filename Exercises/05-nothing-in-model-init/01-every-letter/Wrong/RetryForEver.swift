// earns: wrong-screen
// A failure is tried again every second and never told.

import SwiftUI

struct ContactCard: View {
    let name: String
    @State private var status: String?

    init(name: String) { self.name = name }

    var body: some View {
        VStack {
            if let status { Text(status) } else { ProgressView() }
        }
        .task {
            while status == nil && !Task.isCancelled {
                if let (data, response) = try? await URLSession.shared.data(
                    from: URL(string: "https://chat.example/contacts/\(name)")!),
                    (response as? HTTPURLResponse)?.statusCode == 200
                {
                    status = String(decoding: data, as: UTF8.self)
                } else {
                    try? await Task.sleep(for: .seconds(1))
                }
            }
        }
    }
}
