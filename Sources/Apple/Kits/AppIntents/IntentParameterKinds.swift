public import SwiftUI

// `@Parameter` initializers for particular types.

extension IntentParameter where Value.UnwrappedType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension String {
    /// Keyboard options for a text parameter.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
                emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}
