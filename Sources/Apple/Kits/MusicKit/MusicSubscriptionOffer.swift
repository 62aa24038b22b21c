public import Foundation
public import SwiftUI

/// An offer to subscribe to Apple Music; the offer is empty.
public enum MusicSubscriptionOffer {
    public struct Options: Hashable, Sendable {
        public var action: Action?
        public var messageIdentifier: MessageIdentifier?
        public var itemID: MusicItemID?
        public var affiliateToken: String?
        public var campaignToken: String?

        public static let `default` = Options()

        public init(
            action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join,
            itemID: MusicItemID? = nil, affiliateToken: String? = nil, campaignToken: String? = nil
        ) {
            (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
            (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
        }
    }

    public struct Action: Hashable, Sendable {
        private let name: String
        public static let subscribe = Action(name: "subscribe")
    }

    public struct MessageIdentifier: Hashable, Sendable {
        private let name: String
        public static let join = MessageIdentifier(name: "join")
        public static let connect = MessageIdentifier(name: "connect")
        public static let playMusic = MessageIdentifier(name: "playMusic")
    }
}

extension View {
    /// Shows an empty sheet, because the course cannot reach Apple Music.
    public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
        onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        sheet(isPresented: isPresented) {
            EmptyView().onAppear { onLoadCompletion(MusicTokenRequestError.permissionDenied) }
        }
    }
}

public struct ArtworkImage: View {
    private let width: CGFloat?
    private let height: CGFloat?

    nonisolated public init(_ artwork: Artwork, width: CGFloat? = nil, height: CGFloat? = nil) {
        (self.width, self.height) = (width, height)
    }
    nonisolated public init(_ artwork: Artwork, width: CGFloat) {
        (self.width, height) = (width, nil)
    }
    nonisolated public init(_ artwork: Artwork, height: CGFloat) {
        (width, self.height) = (nil, height)
    }

    public var body: some View { Color.clear.frame(width: width, height: height) }
}
