// cannot find type 'ContainerValues' in scope
import SwiftUI

extension ContainerValues {
    @Entry var isPinned = false
}
