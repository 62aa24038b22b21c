// SwiftUI: the public names, exactly as Apple spells them, lowered into `Lifecycle`.
