import SwiftUI

extension Transaction {
    @Entry var isAnimatedSlowly = false
}
