public import Foundation

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

public final class INPersonHandle: NSObject, Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

public final class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
        image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
    }
}

public enum INOutgoingMessageType: Int, Sendable {
    case unknown, outgoingMessageText, outgoingMessageAudio
}

open class INSendMessageIntent: INIntent, @unchecked Sendable {
    public let recipients: [INPerson]?
    public let content: String?
    public let speakableGroupName: INSpeakableString?
    public let conversationIdentifier: String?
    public let serviceName: String?
    public let sender: INPerson?

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }
}

public final class INSendMessageAttachment: NSObject, @unchecked Sendable {}

open class INPlayMediaIntent: INIntent, @unchecked Sendable {
    public let mediaItems: [INMediaItem]?
    public init(mediaItems: [INMediaItem]? = nil) { self.mediaItems = mediaItems }
}

public enum INMediaItemType: Int, Sendable {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
        musicStation,
        audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music,
        algorithmicRadioStation, news
}

public final class INMediaItem: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let title: String?
    public let type: INMediaItemType
    public let artwork: INImage?
    public let artist: String?
    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
    }
}
