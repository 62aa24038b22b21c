public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
