// The timeline on a scale from 0 to 1000, with a cursor. Screen readers use the section "The run in words" instead of
// the drawing.

const scaleLength = 1000;
const signs = { acted: "▼", started: "●", ended: "", finished: "■", answered: "✓", failed: "!", cancelled: "✕" };
const meanings = [["started", "begun"], ["answered", "answered"], ["failed", "failed"], ["cancelled", "cancelled"], ["finished", "ended"]];

function placed(made, from, to) {
  made.style.left = `${from / 10}%`;
  if (to !== undefined) made.style.width = `${Math.max(0, to - from) / 10}%`;
  return made;
}

function laneRow(lane) {
  const bars = lane.bars.map((bar) => placed(element("div", { class: `bar ${bar.use}` }), bar.from, bar.to));
  const marks = lane.marks.filter((mark) => signs[mark.kind]).map((mark) =>
    placed(element("span", { class: `mark ${mark.kind}` }, signs[mark.kind]), mark.x));
  // Cuts the text of each user action to the space before the next one.
  const words = lane.marks.flatMap((mark, place) => (mark.text
    ? [placed(element("span", { class: "words", title: mark.text }, mark.text), mark.x, lane.marks[place + 1]?.x ?? scaleLength)] : []));
  const isLate = lane.bars.some((bar) => bar.use === "wasted" || bar.use === "orphaned");
  const goesOn = lane.bars.at(-1)?.open && lane.kind === "request" ? ["goes on"] : [];
  const label = element("span", { class: `label${lane.depth ? " inner" : ""}`, title: lane.label }, lane.label);
  return element("div", { class: "lane" }, label, element("div", { class: "track" }, bars, words, marks),
    element("span", { class: `notes${isLate ? " late" : ""}` }, lane.kind === "user" ? "" : lane.notes.concat(goesOn).join(", ")));
}

function ruler(ticks) {
  const track = element("div", { class: "track ruler" });
  function lay() {
    track.replaceChildren();
    const width = track.clientWidth;
    const taken = [];
    for (const tick of ticks) {
      const edge = tick.x >= scaleLength ? "last" : tick.x === 0 ? "first" : "";
      const made = placed(element("span", { class: `tick ${edge}` }, tick.text), tick.x);
      track.append(made);
      const length = made.offsetWidth;
      const middle = (tick.x / scaleLength) * width;
      const start = edge === "first" ? middle : edge === "last" ? middle - length : middle - length / 2;
      if (start < 0 || start + length > width + 1 || taken.some(([from, to]) => start < to + 8 && from < start + length + 8)) made.remove();
      else taken.push([start, start + length]);
    }
  }
  new ResizeObserver(lay).observe(track);
  return element("div", { class: "lane" }, element("span", { class: "label" }), track, element("span", { class: "notes" }));
}

// - go: called with the place on the scale that the user clicked.
function timelineView(run, title, go) {
  const cursor = element("div", { class: "cursor" });
  const overlay = element("div", { class: "cursor-lane" }, element("div", {}, cursor));
  const rows = run.timeline.lanes.map(laneRow);
  const folds = element("div", { class: "cursor-lane" }, element("div", {},
    run.timeline.folds.map((fold) => placed(element("div", { class: "fold" }, "≈"), fold.from, fold.to))));
  const drawing = element("div", { class: "timeline", role: "img", "aria-label": `${title}. The run in words, below, says what it shows.` },
    folds, ruler(run.timeline.ticks), rows, overlay);
  const point = (event) => {
    const track = overlay.firstElementChild.getBoundingClientRect();
    go(Math.min(scaleLength, Math.max(0, ((event.clientX - track.left) / track.width) * scaleLength)));
  };
  drawing.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (event.pointerType !== "touch") event.preventDefault();
    drawing.setPointerCapture(event.pointerId);
    point(event);
  });
  drawing.addEventListener("pointermove", (event) => { if (drawing.hasPointerCapture(event.pointerId)) point(event); });
  return { node: drawing, show(x) { cursor.style.left = `${x / 10}%`; } };
}

function legend(runs) {
  const lanes = runs.flatMap((run) => run.timeline.lanes).filter((lane) => lane.kind === "request" || lane.kind === "task");
  const known = meanings.filter(([kind]) => lanes.some((lane) => lane.marks.some((mark) => mark.kind === kind)))
    .map(([kind, meaning]) => `${signs[kind]} ${meaning}`);
  const has = (use) => lanes.some((lane) => lane.bars.some((bar) => bar.use === use));
  if (has("wasted")) known.push("red stripes: for nothing");
  if (has("orphaned")) known.push("brown stripes: after its time");
  return element("p", { class: "legend" }, known.join("   "));
}
