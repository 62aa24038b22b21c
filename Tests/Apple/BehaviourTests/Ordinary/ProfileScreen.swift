import SwiftUI

struct Profile: Codable, Identifiable, Hashable {
    let id: UUID
    var name: String
    var bio: String?
    var joined: Date
    var followers: Int
}

@MainActor @Observable
final class ProfileModel {
    enum Phase {
        case idle, loading
        case loaded(Profile)
        case failed(String)
    }
    private(set) var phase = Phase.idle
    @ObservationIgnored private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func load(_ id: Int) async {
        phase = .loading
        do {
            guard let url = URL(string: "https://api.example.com/users/\(id)") else { return }
            let (data, response) = try await session.data(from: url)
            guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
                throw URLError(.badServerResponse)
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            phase = .loaded(try decoder.decode(Profile.self, from: data))
        } catch is CancellationError {
        } catch let error as URLError where error.code == .cancelled {
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

struct ProfileScreen: View {
    let id: Int
    @State private var model = ProfileModel()
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Group {
            switch model.phase {
            case .idle, .loading:
                ProgressView("Loading…")
            case .loaded(let profile):
                header(for: profile)
            case .failed(let message):
                ContentUnavailableView {
                    Label("No profile", systemImage: "person.slash")
                } description: {
                    Text(message)
                } actions: {
                    Button("Try again") { Task { await model.load(id) } }
                        .buttonStyle(.borderedProminent)
                }
            }
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Done", role: .cancel) { dismiss() }
            }
        }
        .task(id: id) { await model.load(id) }
    }

    @ViewBuilder
    private func header(for profile: Profile) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Circle()
                    .fill(colorScheme == .dark ? Color.gray : .blue)
                    .frame(width: 64, height: 64)
                    .overlay(alignment: .bottomTrailing) {
                        Image(systemName: "checkmark.seal.fill").foregroundStyle(.green)
                    }
                VStack(alignment: .leading) {
                    Text(profile.name).font(.title2.bold())
                    Text(profile.joined, format: .dateTime.year().month())
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            if let bio = profile.bio {
                Text(bio).lineLimit(3).multilineTextAlignment(.leading)
            }
            Text("^[\(profile.followers) follower](inflect: true)")
            Divider()
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}

#Preview("Loaded") {
    NavigationStack { ProfileScreen(id: 1) }
}
