public import Foundation
public import SwiftUI

/// A volume slider. The device has no sound, so the view does nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
}
