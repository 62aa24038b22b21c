// Connects the parts of the page, and moves through the moments of the run.

(() => {
  const { run, against } = readData();
  const runs = against ? [run, against] : [run];
  const [slider, play, now, speed] = ["slider", "play", "now", "speed"].map(byId);
  const last = run.moments.length - 1;
  let index = 0;
  let timer = null;

  byId("subject").textContent = run.subject;
  byId("title").textContent = run.title;
  byId("verdict").textContent = run.verdict;
  byId("verdict").className = run.passed === true ? "good" : run.passed === false ? "bad" : "";
  document.body.classList.toggle("two", runs.length > 1);

  if (run.findings.length) {
    const section = byId("findings");
    section.hidden = false;
    section.append(element("ul", { class: "findings" }, run.findings.map((finding, place) => element("li", {},
      run.findings.length > 1 ? `${place + 1}. ` : "",
      element("button", { type: "button", class: "plain", on: { click: () => go(finding.moment) } }, finding.code), ` ${finding.sentence}`))));
  }

  const phones = [phoneOf(run, against ? "This run" : "Screen")];
  const timelines = [timelineView(run, `Timeline of ${run.title}`, goToPlace)];
  if (against) {
    phones.push(phoneOf(against, against.title));
    timelines.push(timelineView(against, `Timeline of ${against.title}`, goToOtherPlace));
  }
  byId("phones").append(...phones.map((phone) => phone.node));
  byId("timelines").append(...timelines.flatMap((view, place) =>
    place ? [element("h3", {}, runs[place].title), view.node] : [view.node]), legend(runs));
  const views = [
    sourceView(run, byId("source")), scriptView(run, byId("script")),
    networkView(run, byId("network"), go), momentList(run, byId("words"), go),
  ];
  printedStrip(run, byId("strip"));

  // Finds the moment of the other run at the same time. If both runs have several moments in one instant, they
  // advance together. At the end of one run, the page shows the end of the other run.
  function counterpart() {
    if (index === last) return against.moments.length - 1;
    const at = run.moments[index].at;
    const [ours, theirs] = runs.map(({ moments }) => moments.flatMap((moment, place) => (moment.at === at ? [place] : [])));
    if (theirs.length) return theirs[Math.floor((ours.indexOf(index) * theirs.length) / ours.length)];
    return Math.max(0, against.moments.findLastIndex((moment) => moment.at < at));
  }

  function show() {
    const moment = run.moments[index];
    slider.value = index;
    slider.setAttribute("aria-valuetext", `${moment.when}: ${moment.text}`);
    now.replaceChildren(element("span", { class: "when" }, moment.when), moment.text);
    phones[0].show(moment);
    timelines[0].show(moment.x);
    if (against) {
      const other = against.moments[counterpart()];
      phones[1].show(other);
      timelines[1].show(other.x);
    }
    for (const view of views) view.show(moment, index);
    for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", String(index === 0));
    for (const id of ["next", "last"]) byId(id).setAttribute("aria-disabled", String(index === last));
    document.documentElement.dataset.moment = index;
  }

  function go(place) {
    index = Math.min(last, Math.max(0, place));
    show();
  }

  // The last moment of the instant nearest to a place on the timeline.
  function nearest(moments, x) {
    let best = 0;
    moments.forEach((moment, place) => { if (Math.abs(moment.x - x) <= Math.abs(moments[best].x - x)) best = place; });
    return best;
  }
  function goToPlace(x) { stop(); go(nearest(run.moments, x)); }
  function goToOtherPlace(x) {
    stop();
    const at = against.moments[nearest(against.moments, x)].at;
    const after = run.moments.findIndex((moment) => moment.at > at);
    go((after < 0 ? run.moments.length : after) - 1);
  }

  // Goes to the first moment of the next or the previous instant.
  function goToInstant(direction) {
    const at = run.moments[index].at;
    if (direction > 0) {
      const next = run.moments.findIndex((moment) => moment.at > at);
      return go(next < 0 ? last : next);
    }
    const before = run.moments.findLast((moment) => moment.at < at);
    go(before ? run.moments.findIndex((moment) => moment.at === before.at) : 0);
  }

  // The page plays time at the chosen speed, but each moment stays long enough to be seen, and long waits are cut
  // short.
  function wait() {
    const apart = run.moments[index + 1].at - run.moments[index].at;
    return Math.min(2500, Math.max(450, apart)) / Number(speed.value);
  }
  function stop() {
    clearTimeout(timer);
    timer = null;
    play.textContent = "Play";
    document.body.classList.remove("playing");
  }
  function tick() {
    if (index >= last) return stop();
    timer = setTimeout(() => { go(index + 1); tick(); }, wait());
  }
  function toggle() {
    if (timer !== null) return stop();
    if (index >= last) go(0);
    play.textContent = "Pause";
    document.body.classList.add("playing");
    tick();
  }

  slider.max = last;
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  // Screen readers already announce the slider's moment.
  slider.addEventListener("focus", () => now.setAttribute("aria-live", "off"));
  slider.addEventListener("blur", () => now.setAttribute("aria-live", "polite"));
  play.addEventListener("click", toggle);
  const steps = { first: () => go(0), back: () => go(index - 1), next: () => go(index + 1), last: () => go(last) };
  for (const [id, step] of Object.entries(steps)) byId(id).addEventListener("click", () => { stop(); step(); });

  const keys = {
    ArrowLeft: steps.back, ArrowRight: steps.next, Home: steps.first, End: steps.last,
    PageUp: () => goToInstant(-1), PageDown: () => goToInstant(1),
  };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target;
    const isFree = target === document.body || target === slider;
    if (event.key === " " && isFree) { event.preventDefault(); return toggle(); }
    const isOurs = isFree || (target.closest("#controls") && target.tagName === "BUTTON");
    if (!isOurs || !keys[event.key]) return;
    event.preventDefault();
    stop();
    keys[event.key]();
  });

  // `run.html#moment-12` opens the page at moment 12.
  const asked = /^#moment-(\d+)$/.exec(location.hash);
  go(asked ? Number(asked[1]) : 0);
})();
