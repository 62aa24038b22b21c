// @Entry belongs to a property in an extension of EnvironmentValues or FocusedValues
import SwiftUI

extension Transaction {
    @Entry var isAnimatedSlowly = false
}
