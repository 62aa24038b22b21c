// The list of requests: the current outcome of each, and why it was sent.

function networkView(run, place, go) {
  if (!run.requests.length) {
    place.append(element("p", { class: "quiet" }, "No request was sent."));
    return { show() {} };
  }
  const rows = run.requests.map((request) => {
    const state = element("span", { class: "state" });
    const why = element("p", { class: "why", id: `why-${request.number}`, hidden: true }, request.why.join("\n"));
    const ask = element("button", { type: "button", "aria-expanded": "false", "aria-controls": why.id, "aria-label": `Why was #${request.number} sent?` }, "Why?");
    ask.addEventListener("click", () => {
      why.hidden = !why.hidden;
      ask.setAttribute("aria-expanded", String(!why.hidden));
      if (!why.hidden && request.from !== undefined) go(request.from);
    });
    const where = request.line ? `, ${run.sources[request.file].file}:${request.line}` : "";
    const what = element("div", { class: "what" }, element("strong", {}, `#${request.number} ${request.resource}`),
      element("div", { class: "quiet" }, `${request.sender ?? ""}${where}`),
      element("div", { class: request.isFault ? "bad" : "quiet" }, [`${request.started} → ${request.ended ?? "the end"}`, request.fate, ...request.notes].join(", ")));
    return { request, state, node: element("li", {}, state, what, ask, why) };
  });
  place.append(element("ol", { class: "network" }, rows.map((row) => row.node)));
  if (run.requestsLeftOut) place.append(element("p", { class: "quiet" }, `and ${counted(run.requestsLeftOut, "more request")} that the list leaves out`));
  return {
    show(_, index) {
      for (const { request, state } of rows) {
        const isSent = request.from !== undefined && request.from <= index;
        const isOver = request.to !== undefined && request.to <= index;
        const text = !isSent ? "not sent yet" : !isOver ? "on its way" : request.fate.split(",")[0];
        const mood = !isSent ? "not-yet" : !isOver ? "" : request.fate.startsWith("answered") && !request.isFault ? "good" : request.isFault ? "bad" : "warning";
        if (state.textContent !== text) state.textContent = text;
        state.className = `state ${mood}`;
      }
    },
  };
}
