// The class page. The script sorts and searches the table of students, and shows a hundred rows at a time.

(() => {
  const data = readData();
  const [find, exercise, outcome, section, names] = ["find", "exercise", "outcome", "section", "names"].map(byId);
  const perPage = 100;
  let order = { key: "name", isDown: false };
  let first = 0;
  let isHidden = data.isAnonymous;

  byId("title").textContent = `A class of ${counted(data.students.length, "student")}`;
  byId("conditions").textContent = data.conditions.join(", ");

  function choices(select, all, entries) {
    select.append(element("option", { value: "" }, all), ...entries.map(([value, text]) => element("option", { value }, text)));
  }
  choices(exercise, "any", data.exercises.map((one, place) => [place, `${one.number} ${one.title}`]));
  choices(outcome, "any", data.outcomes.map((words, place) => [place, words]));
  const sections = [...new Set(data.students.map((student) => student.s).filter(Boolean))].sort();
  byId("section-label").hidden = sections.length === 0;
  choices(section, "any", sections.map((one) => [one, one]));
  names.hidden = data.isAnonymous;

  const nameOf = (student) => (isHidden ? student.a : student.n);
  const compareNames = new Intl.Collator(undefined, { numeric: true }).compare;

  function value(student) {
    if (order.key === "total") return student.t ?? -1;
    return student.r[order.key][0];
  }
  function compare(left, right) {
    const by = order.key === "name" ? 0 : value(left) - value(right);
    return (by || compareNames(nameOf(left), nameOf(right))) * (order.isDown ? -1 : 1);
  }
  function matches(student) {
    if (find.value && !nameOf(student).toLowerCase().includes(find.value.toLowerCase())) return false;
    if (section.value && student.s !== section.value) return false;
    if (outcome.value === "") return true;
    const wanted = Number(outcome.value);
    return exercise.value === "" ? student.r.some((result) => result[1] === wanted) : student.r[exercise.value][1] === wanted;
  }

  function heading(text, key, label) {
    const isBy = order.key === key;
    const sort = element("button", { type: "button", "aria-label": label ? `${text} ${label}` : null, title: label, on: { click: () => {
      order = { key, isDown: isBy ? !order.isDown : key !== "name" };
      first = 0;
      draw();
      [...byId("table").querySelectorAll("th button")].find((button) => button.textContent === text)?.focus();
    } } }, text);
    return element("th", { scope: "col", class: key === "name" ? "" : "number", "aria-sort": isBy ? (order.isDown ? "descending" : "ascending") : null }, sort);
  }

  function cell([score, result, late]) {
    const words = data.outcomes[result];
    const shown = score < 0 ? "–" : String(score);
    const mood = words === "passed" ? "good" : "";
    return element("td", { class: `number ${mood}`, title: words }, shown,
      words === "passed" || words === "not passed" ? null : element("div", { class: "quiet" }, words),
      late ? element("div", { class: "late" }, `${counted(late, "day")} late`) : null);
  }

  function draw() {
    const shown = data.students.filter(matches).sort(compare);
    const columns = exercise.value === "" ? data.exercises.map((_, place) => place) : [Number(exercise.value)];
    if (first >= shown.length) first = 0;
    const rows = shown.slice(first, first + perPage).map((student) => element("tr", {},
      element("th", { scope: "row" }, element("a", { href: student.p }, nameOf(student)), student.s && !isHidden ? element("span", { class: "quiet" }, ` ${student.s}`) : null),
      element("td", { class: "number" }, student.t === undefined ? "–" : String(student.t)),
      columns.map((place) => cell(student.r[place]))));
    byId("table").replaceChildren(element("table", {},
      element("thead", {}, element("tr", {}, heading("Student", "name"), heading("Total", "total"),
        columns.map((place) => heading(data.exercises[place].number, place, data.exercises[place].title)))),
      element("tbody", {}, rows)));
    byId("count").textContent = shown.length === data.students.length ? counted(shown.length, "student") : `${shown.length} of ${counted(data.students.length, "student")}`;
    byId("range").textContent = shown.length > perPage ? `${first + 1} to ${Math.min(first + perPage, shown.length)}` : "";
    byId("before").hidden = byId("after").hidden = shown.length <= perPage;
    byId("before").disabled = first === 0;
    byId("after").disabled = first + perPage >= shown.length;
  }
  const restart = () => { first = 0; draw(); };
  find.addEventListener("input", restart);
  for (const select of [exercise, outcome, section]) select.addEventListener("change", restart);
  byId("before").addEventListener("click", () => { first -= perPage; draw(); });
  byId("after").addEventListener("click", () => { first += perPage; draw(); });
  names.addEventListener("click", () => {
    isHidden = !isHidden;
    names.setAttribute("aria-pressed", String(isHidden));
    restart();
    drawAlike();
    byId("unplaced").hidden = isHidden || data.unplaced.length === 0;
  });

  function chart(one) {
    const most = Math.max(1, ...one.histogram);
    const bars = one.histogram.map((count, place) => {
      const bar = element("span", { class: "bar" });
      bar.style.height = `${(count / most) * 88}px`;
      const range = place === 10 ? "100 points" : `${place * 10} to ${place * 10 + 9} points`;
      return element("li", {}, element("span", { "aria-hidden": "true" }, count ? String(count) : ""), bar, element("span", { class: "hidden-text" }, `${range}: ${count}`));
    });
    const waste = one.requests ? `${one.requests} requests, par ${one.par}: ${one.redundant} too many, ${one.uncancelled} not cancelled, ${one.wastedBytes} bytes wasted.` : "No answer ran.";
    return element("div", { class: "chart" }, element("h3", {}, `${one.number} ${one.title}`),
      element("ol", { class: "bars", "aria-label": `Scores of ${one.number}` }, bars),
      element("div", { class: "scale", "aria-hidden": "true" }, element("span", {}, "0"), element("span", {}, "50"), element("span", {}, "100")),
      element("p", {}, `${one.passed} of ${counted(one.handedIn, "answer")} passed.`), element("p", { class: "quiet" }, waste));
  }
  byId("charts").append(...data.exercises.map(chart));

  const numberOf = Object.fromEntries(data.exercises.map((one) => [one.id, one.number]));
  byId("findings").append(data.findings.length ? element("ol", { class: "findings" }, data.findings.map((one) => element("li", {},
    element("strong", {}, one.code), `, in ${counted(one.answers, "answer")}. For example in ${numberOf[one.exercise]}: ${one.sentence} `,
    one.page ? element("a", { href: one.page }, `Watch a run with ${one.code}`) : null))) : element("p", {}, "No answer has a finding."));

  if (data.showing.length) {
    byId("showing").hidden = false;
    byId("showing").append(element("ul", { class: "findings" }, data.showing.map((one) => element("li", {}, `${numberOf[one.exercise]}: `, element("a", { href: one.page }, one.reason)))));
  }

  function drawAlike() {
    const section = byId("alike");
    section.querySelector("ul")?.remove();
    section.hidden = !data.alike?.length;
    if (section.hidden) return;
    const people = (places) => places.map((place) => nameOf(data.students[place])).join(", ");
    section.append(element("ul", { class: "findings" }, data.alike.map((one) => element("li", {},
      `${numberOf[one.exercise]}, ${one.share}%: `, one.page ? element("a", { href: one.page }, `${people(one.left)} and ${people(one.right)}`) : `${people(one.left)}, the same file`))));
  }
  drawAlike();

  if (data.unplaced.length) {
    byId("unplaced").hidden = false;
    byId("unplaced").append(element("ul", {}, data.unplaced.map((one) => element("li", {}, one))));
  }
  draw();
})();
