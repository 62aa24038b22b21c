// The run in words, and the strip of moments for printing.

function momentList(run, place, go) {
  const buttons = run.moments.map((moment, index) =>
    element("button", { type: "button", class: moment.kind, on: { click: () => go(index) } },
      element("span", { class: "when" }, moment.when), element("span", {}, moment.text)));
  const list = element("ol", { class: "moments", "aria-label": "Moments" }, buttons.map((button) => element("li", {}, button)));
  place.append(element("ul", {}, run.timeline.sentences.map((sentence) => element("li", {}, sentence))), element("h3", {}, "Moment by moment"), list);
  if (run.momentsLeftOut) place.append(element("p", { class: "quiet" }, `and ${counted(run.momentsLeftOut, "more event")} that the page leaves out`));
  place.addEventListener("toggle", () => { if (current >= 0) reveal(list, buttons[current]); });
  let current = -1;
  return {
    show(_, index) {
      buttons[current]?.removeAttribute("aria-current");
      current = index;
      buttons[current].setAttribute("aria-current", "step");
      if (place.open) reveal(list, buttons[current]);
    },
  };
}

// A frame for each change of the screen, with the events since the previous frame.
function printedStrip(run, place) {
  const most = 60;
  const frames = [];
  let told = [];
  run.moments.forEach((moment, index) => {
    told.push(moment);
    const next = run.moments[index + 1];
    if (next && next.screen === moment.screen) return;
    frames.push({ moment, told });
    told = [];
  });
  const shown = frames.slice(0, most);
  place.append(element("h2", {}, `${run.title}: ${counted(frames.length, "screen")}${frames.length > most ? `, the first ${most} of them` : ""}`));
  for (const { moment, told } of shown) {
    const phone = element("div", { class: "phone" });
    drawScreen(phone, run.screens[moment.screen]);
    const facts = told.filter((one) => !["body", "view", "screen", "state", "held", "end"].includes(one.kind)).slice(0, 8);
    place.append(element("div", { class: "frame" }, element("strong", {}, told[0].when === moment.when ? moment.when : `${told[0].when} to ${moment.when}`),
      phone, element("ul", {}, facts.map((one) => element("li", {}, `${one.when}: ${one.text}`)))));
  }
}
