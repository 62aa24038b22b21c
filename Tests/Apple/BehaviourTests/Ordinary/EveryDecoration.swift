import SwiftUI

// Modifiers that only decorate compile, and change neither a lifecycle nor an identity.

struct EveryDecoration: View {
    @State private var isExpanded = false
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack {
            Text("Layout")
                .padding().padding(4).padding(.horizontal).padding(.top, 8)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .frame(width: 100, height: 50).frame(maxWidth: .infinity, alignment: .leading)
                .frame(minWidth: 0, maxWidth: 100, minHeight: 0, maxHeight: 100)
                .fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
                .offset(x: offset, y: 2).offset(CGSize(width: 1, height: 1)).position(x: 1, y: 2)
                .aspectRatio(1, contentMode: .fit).scaledToFill()
                .edgesIgnoringSafeArea(.all).ignoresSafeArea(.keyboard, edges: .bottom)
                .zIndex(1).alignmentGuide(.leading) { $0[.leading] }
                .safeAreaInset(edge: .bottom) { Text("bar") }
            Text("Font")
                .font(.headline).font(.system(size: 20, weight: .bold, design: .rounded))
                .fontWeight(.semibold).bold().italic().underline().strikethrough().monospaced()
                .monospacedDigit().kerning(1).tracking(1).lineLimit(2).lineSpacing(2)
                .multilineTextAlignment(.center).truncationMode(.tail).minimumScaleFactor(0.5)
                .textCase(.uppercase).textSelection(.enabled).allowsTightening(true)
            Text("Colour")
                .foregroundColor(.red).foregroundStyle(.secondary).foregroundStyle(.red, .blue)
                .tint(.green).accentColor(.red).background(.ultraThinMaterial)
                .background(.blue, in: RoundedRectangle(cornerRadius: 4)).border(.gray)
                .cornerRadius(4).clipShape(Circle()).clipped().shadow(radius: 2).opacity(0.9)
                .blur(radius: 1).brightness(0.1).contrast(1).saturation(1).grayscale(0.5)
                .preferredColorScheme(.dark).environment(\.colorScheme, .light)
                .mask { Circle() }.blendMode(.multiply).compositingGroup().drawingGroup()
            Text("Motion")
                .animation(.easeInOut(duration: 0.2), value: isExpanded).animation(.spring(), value: offset)
                .transition(.opacity).transition(.move(edge: .top).combined(with: .opacity))
                .transition(.asymmetric(insertion: .scale, removal: .slide))
                .rotationEffect(.degrees(90)).scaleEffect(1.2).scaleEffect(x: 1, y: 2)
                .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
                .contentTransition(.numericText()).symbolEffect(.bounce, value: isExpanded)
                .sensoryFeedback(.success, trigger: isExpanded)
            Text("Accessibility")
                .accessibilityLabel("Label").accessibilityLabel(Text("Label")).accessibilityHint("Hint")
                .accessibilityValue("Value").accessibilityHidden(false).accessibilityIdentifier("id")
                .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
                .accessibilitySortPriority(1)
                .help("Help")
            Text("Touch")
                .contentShape(Rectangle()).onTapGesture { isExpanded.toggle() }
                .onTapGesture(count: 2) { isExpanded.toggle() }.onLongPressGesture { isExpanded = false }
                .allowsHitTesting(true).disabled(false).hidden().redacted(reason: .placeholder).unredacted()
            Button("Style") { withAnimation(.bouncy) { isExpanded.toggle() } }
                .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
            TextField("Name", text: .constant(""))
                .textFieldStyle(.roundedBorder).keyboardType(.emailAddress).textContentType(.emailAddress)
                .autocorrectionDisabled().textInputAutocapitalization(.never).submitLabel(.done)
            List {
                Text("row").listRowBackground(Color.clear).listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets()).badge(2)
                    .swipeActions { Button("Delete", role: .destructive) {} }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
                    .contextMenu { Button("Copy") {} }
            }
            .listStyle(.plain).scrollContentBackground(.hidden).scrollIndicators(.hidden)
            .scrollDismissesKeyboard(.interactively).headerProminence(.increased)
        }
        .navigationTitle("Title").navigationTitle(Text("Title")).navigationBarTitleDisplayMode(.inline)
        .navigationBarTitle("Older").navigationBarHidden(false).navigationBarBackButtonHidden(false)
        .toolbarBackground(.visible, for: .navigationBar).toolbar(.hidden, for: .tabBar)
        .statusBarHidden().persistentSystemOverlays(.hidden).interactiveDismissDisabled(false)
        .presentationDetents([.medium]).presentationDragIndicator(.visible)
        .labelsHidden().labelStyle(.iconOnly).progressViewStyle(.circular).toggleStyle(.switch)
        .pickerStyle(.segmented).datePickerStyle(.graphical).menuStyle(.button).formStyle(.grouped)
        .dynamicTypeSize(.large).environment(\.layoutDirection, .rightToLeft)
    }
}
