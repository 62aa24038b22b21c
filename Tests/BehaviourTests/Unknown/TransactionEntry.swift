// @Entry belongs to a property in an extension of EnvironmentValues
import SwiftUI

extension Transaction {
    @Entry var isAnimatedSlowly = false
}
