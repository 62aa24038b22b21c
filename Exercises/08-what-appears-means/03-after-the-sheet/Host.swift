import Lab
import SwiftUI

struct Guest: Decodable, Identifiable, Equatable {
    let id: Int
    let name: String
    let reply: String
}

/// The server of the invitations.
enum Invitations {
    static func guests() async throws -> [Guest] {
        try JSONDecoder().decode([Guest].self, from: try await send("guests"))
    }

    static func guest(_ id: Int) async throws -> Guest {
        try JSONDecoder().decode(Guest.self, from: try await send("guests/\(id)"))
    }

    static func accept(_ id: Int) async throws {
        _ = try await send("guests/\(id)/coming", method: "POST")
    }

    private static func send(_ path: String, method: String = "GET") async throws -> Data {
        guard let url = URL(string: "https://party.example/\(path)") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}

/// The sheet of one guest. It sends the reply, and closes when the server has responded.
struct GuestSheet: View {
    let guest: Guest

    @Environment(\.dismiss) private var dismiss
    @State private var isSending = false

    var body: some View {
        VStack {
            Text("Is \(guest.name) coming?")
            Button("Coming") { isSending = true }
                .disabled(isSending)
        }
        .task(id: isSending) {
            guard isSending else { return }
            do {
                try await Invitations.accept(guest.id)
                dismiss()
            } catch {
                isSending = false
            }
        }
    }
}

struct Host: View {
    @Knob var note = "The party is on Friday"

    var body: some View {
        VStack {
            Text(note)
            GuestList()
        }
    }
}
