import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
}
