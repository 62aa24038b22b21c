public import SwiftUI
