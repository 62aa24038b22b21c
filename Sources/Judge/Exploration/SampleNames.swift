import Referee
import Scenario
import Wire

/// The names from network responses that occur in the story's gestures. A gesture names a control by its text, which
/// can come from sample data, such as the text of a list's row. In a run with another seed, the same row of a list
/// shows another name.
struct SampleNames: Hashable, Sendable {
    /// The resources whose sample data contains the text of the control that a gesture uses.
    private let resources: [Resource]

    /// - Parameter seed: the seed that the story was invented with.
    init(in lines: [Verb], under seed: RunSeed, asked: some Sequence<Resource>) {
        let labels = lines.flatMap(\.labels)
        resources = Set(asked).filter { Self.isNamed($0, in: labels, under: seed) }.sorted()
    }

    init() { resources = [] }

    /// True if a line on screen contains a name that the network sent.
    func areIn(_ lines: [Verb], under seed: RunSeed) -> Bool {
        let labels = lines.flatMap(\.labels)
        return resources.contains { Self.isNamed($0, in: labels, under: seed) }
    }

    /// Replaces each name that the network sends under one seed with the corresponding name under the seed `other`.
    func lines(_ lines: [Verb], drawnUnder seed: RunSeed, under other: RunSeed) -> [Verb] {
        guard seed != other, !resources.isEmpty else { return lines }
        let words = resources.flatMap { resource in
            zip(
                Self.forms(of: seed.sampleWord(for: resource)),
                Self.forms(of: other.sampleWord(for: resource)))
        }
        return lines.map { line in
            line.renamed { label in words.reduce(label) { $0.replacing($1.0, with: $1.1) } }
        }
    }

    private static func isNamed(_ resource: Resource, in labels: [String], under seed: RunSeed) -> Bool {
        let forms = forms(of: seed.sampleWord(for: resource))
        return labels.contains { label in forms.contains { label.contains($0) } }
    }

    /// The spellings of a name that apps show: unchanged, with a first capital letter, and in capital letters.
    private static func forms(of word: String) -> [String] {
        [word, word.prefix(1).uppercased() + word.dropFirst(), word.uppercased()]
    }
}

extension Verb {
    /// The texts of controls that gestures name.
    fileprivate var labels: [String] {
        var labels: [String] = []
        _ = renamed { label in
            labels.append(label)
            return label
        }
        return labels
    }

    fileprivate func renamed(_ name: (String) -> String) -> Verb {
        guard case .gesture(let gesture) = self else { return self }
        return .gesture(gesture.renamed(name))
    }
}

extension Gesture {
    fileprivate func renamed(_ name: (String) -> String) -> Gesture {
        switch self {
        case .tap(let label): .tap(label: name(label))
        case .open(let label): .open(label: name(label))
        case .type(let text, let field): .type(text: text, field: name(field))
        case .submit(let field): .submit(field: name(field))
        case .toggle(let label): .toggle(label: name(label))
        case .choose(let option, let picker): .choose(option: name(option), picker: name(picker))
        case .tab(let title): .tab(title: name(title))
        case .press(let label): .press(label: name(label))
        case .swipe(let label, let direction): .swipe(label: label.map(name), direction)
        case .drag(let label, let right, let down): .drag(label: label.map(name), right: right, down: down)
        case .refresh, .scroll, .back, .dismiss, .openURL, .background, .foreground: self
        }
    }
}
