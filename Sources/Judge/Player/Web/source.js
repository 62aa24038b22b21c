// Shows the source, highlights the current line, and marks the lines whose tasks or requests are running.

function listing(lines, label, number) {
  const items = lines.map((line, place) =>
    element("li", {}, element("span", { class: "number" }, String(number(line, place))), element("span", {}, line.text ?? line)));
  return { list: element("ol", { class: "listing", tabindex: "0", "aria-label": label }, items), items };
}

// `reveal` scrolls only the list, not the page.
function reveal(list, item) {
  const top = item.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = Math.max(0, top - list.clientHeight / 3);
  }
}

function sourceView(run, section) {
  if (!run.sources.length) return { show() {} };
  section.hidden = false;
  const files = run.sources.map((source) => listing(source.lines, source.file, (_, place) => place + 1));
  for (const finding of run.findings) {
    if (finding.line) files[finding.file].items[finding.line - 1]?.classList.add("blamed");
  }
  let open = 0;
  const place = element("div");
  const tabs = run.sources.map((source, index) => element("button", { type: "button", on: { click: () => choose(index) } }, source.file));
  function choose(index) {
    open = index;
    tabs.forEach((tab, other) => tab.setAttribute("aria-pressed", String(other === index)));
    place.replaceChildren(files[index].list);
  }
  if (tabs.length > 1) section.append(element("div", { class: "tabs" }, tabs));
  else section.querySelector("h2").textContent = run.sources[0].file;
  section.append(place);
  choose(0);
  let marked = [];
  const mark = (file, line, name, words) => {
    const item = files[file]?.items[line - 1];
    if (!item) return null;
    item.classList.add(name);
    item.title = words;
    marked.push(item);
    return item;
  };
  return {
    show(moment, index) {
      for (const item of marked) { item.classList.remove("lit", "at-work"); item.removeAttribute("title"); item.removeAttribute("aria-current"); }
      marked = [];
      const isUnderWay = (work) => work.from !== undefined && work.from <= index && (work.to === undefined || index < work.to);
      for (const task of run.tasks) if (task.line && isUnderWay(task)) mark(task.file, task.line, "at-work", `task ${task.number} is under way`);
      for (const request of run.requests) if (request.line && isUnderWay(request)) mark(request.file, request.line, "at-work", `#${request.number} is on its way`);
      if (moment.line === undefined) return;
      if (moment.file !== open) choose(moment.file);
      const item = mark(moment.file, moment.line, "lit", "at work");
      if (!item) return;
      item.setAttribute("aria-current", "true");
      reveal(files[open].list, item);
    },
  };
}

function scriptView(run, section) {
  if (!run.lines.length) return { show() {} };
  section.hidden = false;
  const { list, items } = listing(run.lines, "Lines of the scenario", (line) => line.number);
  list.classList.add("script");
  section.append(list);
  const byNumber = new Map(run.lines.map((line, place) => [line.number, items[place]]));
  // For each moment, the scenario lines that ran last.
  let steps = [];
  const current = run.moments.map((moment) => (steps = moment.steps ?? steps));
  let lit = [];
  return {
    show(_, index) {
      for (const item of lit) item.classList.remove("lit");
      lit = current[index].map((number) => byNumber.get(number)).filter(Boolean);
      for (const item of lit) item.classList.add("lit");
      if (lit.length) reveal(list, lit.at(-1));
    },
  };
}
