/** Everything that the pages of the gallery must show, and the example that shows it: a missing one fails. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages, type Section } from "./pages.ts";

/** By page, each thing it must show after the example that shows it: "example: thing, thing; another: thing". */
const shown: Readonly<Record<Section, Readonly<Record<string, string>>>> = {
  charts: {
    apex: "area: area, brush, legend; line: line, range picker; columns: stacked bar; bars: horizontal bar; mixed: mixed; candlestick: candlestick; heat: heat map; radial: radial; donut: donut; states: loading state, empty state",
    chartjs:
      "bar: bar, horizontal bar; line: line, area; stacked: stacked bar; radar: radar; polar: polar; donut: donut; scatter: scatter; mixed: mixed; brush: brush over a long series; states: loading state, empty state",
    recharts:
      "synced: area, bar, brush for both; composed: mixed; area: area, range picker; stacked: stacked bar; pie: donut; radar: radar; radial: radial; scatter: scatter; heat: heat map; states: loading state, empty state",
  },
  components: {
    alerts:
      "tones: seven colours, icon; parts: title, own icon; closable: dismissible, focus moves on; actions: with actions; live: live demo",
    "auto-complete":
      "basic: basic, combobox keys; grouped: grouped; people: custom rows; titles: async; free: free text; states: no match, minimum length",
    avatar:
      "sizes: sizes; initials: initials; status: status; square: square, icon; broken: fallback on a broken image; group: group with +n",
    badges: "tones: solid, light, dot; inside: on a button; links: as link; counts: on an icon, max 99+",
    blockui:
      "card: block a card, auto-unblock; wholePage: block the page; form: block a form; message: custom message; held: focus inert",
    breadcrumbs: "separators: separators, current page; alignment: alignment; folded: collapsed middle; icons: icons",
    buttons:
      "variants: filled, outline, flat; gradient: gradient; icons: icon, round; sizes: sizes, block; states: loading, disabled; groups: groups; toolbar: toolbar, toggle with aria-pressed; ripple: ripple of 500 ms",
    carousel:
      "basic: slides, dots, keys; captions: captions; fade: fade; moving: pause control, no autoplay with reduced motion",
    collapse: "single: single, height animation; accordion: accordion; looks: margin, shadow; nested: nested",
    divider: "positions: positions; colours: colours; icons: icon; upright: vertical",
    dropdowns:
      "directions: four directions; split: split; contents: icons, headers, disabled; subMenu: sub-menu; form: with a form; letters: typeahead; choices: choices",
    "list-group":
      "buttons: active, disabled; links: links; plain: badges, flush; checks: checkboxes; horizontal: horizontal; selectable: selectable",
    "media-objects": "alignment: alignments; nested: nesting; list: lists; things: pictures of things",
    modals:
      "sizes: sizes, centred, fullscreen on a phone; scrolling: scrolling, scroll lock; form: forms; stacked: stacked, focus trap; colours: colours; confirm: confirm; drawer: drawer",
    "nav-component":
      "looks: horizontal, filled, justified, icons, arrow keys, linkable; vertical: vertical; withMenu: dropdown, disabled; overflow: scrolling overflow; lazy: lazy content",
    pagination:
      "basic: ellipsis; looks: sizes, colours; steps: previous and next icons, first and last; jump: jump; pageSize: page size",
    "pill-badges":
      "looks: solid, light; counts: on an icon, dot, max 99+; inside: on a button; links: as link; removable: removable",
    "pills-component":
      "colours: horizontal; vertical: vertical; widths: filled, justified; icons: icons, disabled; more: dropdown; manual: arrow keys; lazy: lazy content; scrolling: scrolling overflow; linkable: linkable",
    popovers:
      "sides: twelve placements; openings: click, hover, focus, delay, Esc, touch; tones: colours; form: fields inside; person: interactive content",
    progress:
      "bar: determinate, labelled; colours: striped, animated; stacked: stacked; circle: circular; running: indeterminate, started by a button",
    spinners:
      "looks: border, grow, sizes, status; colours: colours; buttons: in buttons, with text; skeletons: skeletons; states: states of a page",
    "tabs-component":
      "basic: horizontal, arrow keys; vertical: vertical; widths: filled, justified; icons: icons, disabled; more: dropdown; lazy: lazy content; scrolling: scrolling overflow; linkable: linkable",
    timeline:
      "points: left, coloured points; alternate: alternate; icons: icons; people: avatars, nested content; growing: new events",
    toasts:
      "kinds: types; places: positions; stack: stack order, dismiss all; actions: actions; promise: promise; time: custom time",
    tooltips:
      "sides: twelve placements; icons: hover, focus; delay: delay, Esc; tones: colours; help: click, touch; rich: interactive content",
  },
  extensions: {
    clipboard: "field: from an input, announcement; passage: from text; code: from code; refused: fallback message",
    "context-menu":
      "basic: basic, keyboard, long press; subMenu: sub-menus; icons: icons; rows: per row in a table; choices: choices",
    "drag-and-drop":
      "list: list, keyboard mode, announcements, result JSON; lists: several lists; handles: handles; cards: cards; copy: copy",
    export:
      "dialog: file name, format, dialog; formats: csv, xlsx, txt; columns: current columns; formulas: guard against formula injection",
    "export-selected":
      "basic: checkbox rows, count, disabled when none; all: all; pages: across pages; preview: preview",
    i18n: "card: four languages at once, plural, date, currency, relative time, select; plurals: plural; numbers: number, currency; dates: date; app: switch of the app",
    import:
      "file: drop or pick CSV and XLSX, size and type errors, preview, header detection; rows: row errors; columns: columns; large: 10k rows",
    ratings:
      "half: half steps; icons: custom icons; readOnly: read-only; sizes: sizes; colours: colours; basic: reset, radio semantics",
    "react-player":
      "video: video, speed, local sample; audio: audio; playlist: playlist; captions: captions; picture: picture in picture",
    slider:
      "single: single, arrow and page keys; range: range; steps: steps, marks; tips: tooltips; vertical: vertical; colours: colours; input: value inputs",
    "sweet-alert":
      "basic: basic; icons: icons; confirm: confirm with results; request: ajax style; input: input; chained: chained; autoClose: auto-close; positions: positions",
    swiper:
      "basic: basic, keyboard; navigation: navigation; progress: progress; rows: multi-row; coverflow: coverflow; thumbs: thumbs gallery; lazy: lazy; responsive: breakpoints; virtual: virtual slides",
    toastr:
      "types: types; duration: progress bar, 2000 ms; closing: no close button; click: click handler; content: html; positions: positions",
    tour: "page: start, next, back, skip, five targets, Esc; inside: scroll into view; options: progress; resume: resumes",
  },
  fields: {
    checkbox: "states: states; tree: indeterminate; colours: colours; inline: inline; group: group; consent: consent",
    editor:
      "output: toolbar, shortcuts, HTML output; begun: link, list; limit: image, limit; readOnly: read-only; paste: sanitised paste",
    "file-uploader":
      "single: single; several: multi, drop zone; limits: limits, errors, removable; pictures: previews; failing: progress with cancel",
    input:
      "sizes: sizes; states: states, readonly; icons: icons; floating: floating label; clearable: clearable, counter; password: password",
    "input-group": "addons: prefix, suffix; buttons: buttons; choice: dropdown; check: checkbox inside; sizes: sizes",
    "input-mask":
      "card: card; dateTime: date, time; phone: phone, prefix; delimiter: delimiter; own: own mask; identity: identity numbers",
    "number-input": "bounds: min, max, step, keyboard; wrap: wrap; decimals: decimals; sizes: sizes; total: long press",
    pickers:
      "date: date, locale formats, typed entry; range: range, presets; time: time; dateTime: date-time; several: multiple; disabled: disabled days; inline: inline",
    radio: "list: group; inline: inline; cards: card choice; states: states; colours: colours; segmented: segmented",
    select:
      "native: native; search: searchable, clear; several: multi with chips; grouped: grouped; creatable: creatable; remote: async; many: 1,000 options virtualised; states: states",
    switch: "sizes: sizes; icons: icons; labels: labels; saving: loading; colours: colours",
    textarea: "grow: auto-grow; counter: counter with limit; states: states; resize: resize; comment: comment",
  },
  forms: {
    "form-repeater":
      "basic: add, remove with focus kept, at least one row; invoice: duplicate, live total; bounds: from two to four rows; order: order",
    "react-hook-form":
      "rules: sync rules, error summary with links, first error focused; taken: async rule; together: cross-field; contract: submit state, values shown",
    "reactstrap-validation":
      "native: native; server: server-side; bubbles: tooltips; marks: valid, invalid; choices: choices",
    wizard:
      "horizontal: four steps, horizontal, linkable, aria-current; vertical: vertical; modern: modern, summary step; refused: per-step validation, back keeps data",
  },
  foundations: {
    colors:
      "surfaces: hex value, token, copied by a click; states: colours of states; accents: every palette step, contrast against text; charts: chart hues; checker: contrast of two colours",
    icons:
      "all: virtualised grid, search with count, size slider, stroke slider, name or JSX copied, keyboard grid; sizes: sizes; colours: colours; labels: labels; directions: directions",
    typography:
      "headings: h1–h6, display sizes; weights: weights; text: lead, token names; lists: lists, description list, blockquote; truncation: truncation; looks: colours, alignments",
  },
  layout: {
    "form-layout":
      "horizontal: horizontal; vertical: vertical; icons: icons; columns: multi-column; hidden: hidden labels; modal: in a modal; sticky: sticky actions",
  },
  maps: {
    leaflet:
      "markers: centre and zoom, markers, popups, keyboard; dragging: draggable marker with coordinates; shapes: polygon, circle, polyline; geojson: GeoJSON; layers: layer switch; location: user location, denial",
  },
  tables: {
    basic:
      "zero: zero-config with sort and pages, all 100 employees; heads: complex headers; expand: expandable rows; states: status as labelled chips",
    paged: "numbered: data-backed list; sized: page size; searched: search; more: load more",
    simple:
      "plain: default; striped: striped; hover: hover; dark: dark; borderless: borderless; bordered: bordered; small: small; contextual: contextual rows; responsive: responsive; caption: caption; sticky: sticky head; people: avatars, progress, actions",
  },
};

const folder = import.meta.dirname;
const fileOf = (name: string): string => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

describe.each(Object.entries(pages))("%s", (section, byName) => {
  const expected = shown[section as Section];

  test("its pages are listed here and on disk", () => {
    const onDisk = globSync("*/page.ts", { cwd: join(folder, section) }).map((file) =>
      file.slice(0, -"/page.ts".length),
    );
    expect(Object.keys(byName).toSorted()).toEqual(onDisk.toSorted());
    expect(Object.keys(expected).toSorted()).toEqual(onDisk.toSorted());
  });

  test.each(Object.entries(byName))("%s shows everything it must", (name, { examples }) => {
    const needed = (expected[name] ?? "").split("; ").map((entry) => entry.slice(0, entry.indexOf(":")));
    expect(Object.keys(examples).toSorted()).toEqual(needed.toSorted());
    expect(needed.length).toBeGreaterThanOrEqual(4);
    const missing = needed.filter((example) => !existsSync(join(folder, section, name, fileOf(example))));
    expect(missing).toEqual([]);
  });
});
