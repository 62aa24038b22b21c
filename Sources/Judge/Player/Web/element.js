"use strict";

// Makes an element. Strings always become text, so a text from an app is never parsed as HTML.
function element(name, settings, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(settings || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [event, action] of Object.entries(value)) made.addEventListener(event, action);
    else if (key === "class") made.className = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

function byId(id) { return document.getElementById(id); }

function readData() { return JSON.parse(byId("data").textContent); }

function counted(number, noun) { return `${number} ${noun}${number === 1 ? "" : "s"}`; }
