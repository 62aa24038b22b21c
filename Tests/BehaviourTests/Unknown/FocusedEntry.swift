// cannot find type 'FocusedValues' in scope
import SwiftUI

extension FocusedValues {
    @Entry var document: String?
}
