import SwiftUI

@MainActor
final class DefaultModel: ObservableObject {
    @Published var count = 0
    init() {}

    #if DEBUG
        static let example: DefaultModel = {
            let model = DefaultModel()
            model.count = 3
            return model
        }()
    #endif
}

struct DefaultModelView: View {
    @StateObject private var model: DefaultModel

    init(model: @autoclosure @escaping () -> DefaultModel = DefaultModel()) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct DefaultArgumentView: View {
    @ObservedObject var model: DefaultModel
    init(model: DefaultModel = DefaultModel()) { self.model = model }
    var body: some View { Text("\(model.count)") }
}

#if DEBUG
    #Preview { DefaultModelView(model: .example) }
#endif
