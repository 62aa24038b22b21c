// Draws the screen in a plain phone frame, in reading order.

function hueOf(text) {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)) % 360;
  return hash;
}

function picture(text) {
  if (text.startsWith("symbol ") || text.startsWith("asset ")) return element("p", { class: "symbol" }, `◆ ${text}`);
  const made = element("div", { class: "image", role: "img", "aria-label": `image ${text}` }, text);
  made.style.setProperty("--hue", hueOf(text));
  return made;
}

function toggle(text) {
  const parts = /^(.*?) ?(on|off)$/.exec(text);
  if (!parts) return element("p", { class: "toggle" }, text);
  return element("p", { class: "toggle" }, element("span", {}, parts[1], element("span", { class: "hidden-text" }, ` switch ${parts[2]}`)),
    element("span", { class: `knob ${parts[2]}`, "aria-hidden": "true" }));
}

function tabBar(text) {
  const tabs = text.split("  ").map((title) => {
    const chosen = /^\[(.*)\]$/.exec(title);
    return chosen ? element("b", {}, chosen[1]) : element("span", {}, title);
  });
  return element("div", { class: "tabs" }, tabs);
}

function drawItem({ kind, text }) {
  const kindOf = (name) => element("span", { class: "hidden-text" }, `${name} `);
  switch (kind) {
    case "heading": return element("p", { class: "heading" }, text);
    case "placeholder": return element("p", { class: "placeholder" }, text);
    case "image": return picture(text);
    case "spinner": return element("p", { class: "spinner" }, element("span", { class: "wheel", "aria-hidden": "true" }),
      text || element("span", { class: "hidden-text" }, "spinner"), text ? kindOf(" spinner") : null);
    case "button": return element("p", { class: "button" }, kindOf("button"), text);
    case "field": return element("p", { class: "field" }, kindOf("field"), text || "\u00a0");
    case "toggle": return toggle(text);
    case "tabs": return tabBar(text);
    default: return element("p", {}, text);
  }
}

// Puts a screen into a phone. Content above the page, such as a sheet, is a separate card.
function drawScreen(phone, items) {
  const pile = [element("div")];
  for (const item of items) {
    if (item.kind !== "edge") pile.at(-1).append(drawItem(item));
    else if (!item.text.startsWith("end of ")) {
      const sheet = element("div", { class: "sheet" }, element("p", { class: "edge" }, item.text));
      pile.at(-1).append(sheet);
      pile.push(sheet);
    } else if (pile.length > 1) pile.pop();
  }
  const drawn = [...pile[0].childNodes];
  phone.replaceChildren(...(drawn.length ? drawn : [element("p", { class: "nothing" }, "Nothing is on screen")]));
}

function phoneOf(run, title) {
  const phone = element("div", { class: "phone", role: "group", "aria-label": title, tabindex: "0" });
  const heading = element("h2", {}, title);
  let shown = -1;
  return {
    node: element("section", { class: "card phone-of", "aria-label": title }, heading, phone),
    show(moment) {
      if (moment.screen === shown) return;
      shown = moment.screen;
      drawScreen(phone, run.screens[shown]);
    },
  };
}
