// Lab: what the host file around a learner's view may use beside SwiftUI.
