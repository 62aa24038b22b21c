import SwiftUI

struct Onboarding: View {
    private struct Page: Identifiable {
        let id: Int
        let title: LocalizedStringKey
        let symbol: String
    }
    private static let pages = [
        Page(id: 0, title: "Welcome", symbol: "hand.wave"), Page(id: 1, title: "Enjoy", symbol: "sparkles"),
    ]
    @State private var page = 0
    @State private var isBouncing = false
    @AppStorage("hasSeenOnboarding") private var hasSeen = false

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            TabView(selection: $page) {
                ForEach(Self.pages) { page in
                    VStack {
                        Image(systemName: page.symbol)
                            .font(.system(size: 80))
                            .scaleEffect(isBouncing ? 1.1 : 1)
                            .rotationEffect(.degrees(isBouncing ? 5 : -5))
                            .animation(
                                .easeInOut(duration: 1).repeatForever(autoreverses: true), value: isBouncing)
                        Text(page.title).font(.title).fontWeight(.semibold)
                    }
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            Button(page == Self.pages.count - 1 ? "Start" : "Next") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
                    if page < Self.pages.count - 1 { page += 1 } else { hasSeen = true }
                }
            }
            .padding(.bottom, 40)
            .offset(x: page == 0 ? 0 : 4)
        }
        .onAppear { isBouncing = true }
        .statusBarHidden()
        .preferredColorScheme(.dark)
    }
}
