/** Everything that the pages of the gallery must show, and the example that shows it: a missing one fails. */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages, type Section } from "./pages.ts";

/** By page: "example: what it shows; another: …"; an example may show several things. */
const shown: Readonly<Record<Section, Readonly<Record<string, string>>>> = {
  charts: {
    apex: "area: area, brush, legend; line: line, range of dates; columns: stacked columns; bars: horizontal bar; mixed: mixed; candlestick: candlestick, brush; heat: heat map; radial: radial; donut: donut; states: loading, empty",
    chartjs:
      "bar: bar, horizontal; line: line, area; stacked: stacked; radar: radar; polar: polar; donut: donut; scatter: scatter; mixed: mixed; brush: a range of a long series; states: loading, empty",
    recharts:
      "synced: area, bar, brush; composed: mixed; area: area, range picker; stacked: stacked; pie: donut; radar: radar; radial: radial; scatter: scatter; heat: heat map; states: loading, empty",
  },
  components: {
    alerts:
      "tones: seven colours; parts: icon and title; closable: closed with focus kept; actions: with actions; live: announced when it appears",
    "auto-complete":
      "basic: basic, combobox keys; grouped: grouped; people: custom rows; titles: async; free: free text; states: no match",
    avatar:
      "sizes: sizes; initials: initials; status: icon, status; square: square; broken: fallback; group: group with +n",
    badges: "tones: solid, light; inside: on a button; links: as link; counts: dot, 99+",
    blockui: "card: card; wholePage: page; form: form; message: custom message; held: focus inert, unblock",
    breadcrumbs: "separators: separators; alignment: alignment; folded: collapsed middle; icons: current page",
    buttons:
      "variants: filled, outlined, flat, six colours; gradient: two shades of a colour; icons: icon, round; sizes: block, sizes; states: loading, disabled; groups: groups; toolbar: toolbar, pressed state; ripple: half a second",
    carousel: "basic: slides, dots, keys; captions: captions; fade: fade; moving: pause control, reduced motion",
    collapse: "single: single, animation; accordion: accordion; looks: margin, shadow; nested: nested",
    divider: "positions: positions; colours: colours; icons: icon; upright: vertical",
    dropdowns:
      "directions: directions; split: split; contents: icons, headers, disabled; subMenu: sub-menu; form: form; letters: typeahead; choices: choices",
    "list-group":
      "buttons: active, disabled; links: links; plain: badges, flush; checks: checkboxes; horizontal: horizontal; selectable: selectable",
    "media-objects": "alignment: alignments; nested: nesting; list: lists; things: pictures of things",
    modals:
      "sizes: sizes, centred, fullscreen; scrolling: scrolling; form: forms; stacked: stacked; confirm: colours, confirm; drawer: drawer",
    "nav-component":
      "looks: horizontal, filled, justified; vertical: vertical; withMenu: dropdown, icons; overflow: scrolling overflow; lazy: lazy, disabled",
    pagination:
      "basic: ellipsis; looks: sizes, colours; steps: previous and next icons, first and last; jump: jump; pageSize: page size",
    "pill-badges": "looks: solid, light; counts: max 99+; inside: on a button; links: as link; removable: removable",
    "pills-component":
      "colours: horizontal; vertical: vertical; widths: filled, justified; icons: icons; more: dropdown; manual: arrow keys, disabled; lazy: lazy; scrolling: scrolling overflow; linkable: linkable",
    popovers:
      "sides: placements; openings: click, hover, focus, Esc, touch; tones: colours; form: interactive content; person: delay",
    progress:
      "bar: determinate, labelled; colours: striped; stacked: stacked; circle: circular; running: indeterminate, with button",
    spinners: "looks: border, grow; colours: sizes; buttons: in buttons; skeletons: with text; states: status",
    "tabs-component":
      "basic: horizontal; vertical: vertical; widths: filled, justified; icons: icons; more: dropdown; lazy: lazy, disabled; scrolling: scrolling overflow; linkable: linkable",
    timeline:
      "points: left, coloured points; alternate: alternate; icons: icons; people: avatars; growing: nested content",
    toasts:
      "kinds: types; places: positions; stack: stack order, dismiss all; actions: actions; promise: promise; time: custom time",
    tooltips:
      "sides: placements; icons: hover and focus; delay: delay, Esc; tones: colours; help: touch; rich: rich content",
  },
  extensions: {
    clipboard: "field: from input, announcement; passage: text; code: code; refused: fallback message",
    "context-menu":
      "basic: basic, keyboard, long press; subMenu: sub-menus; icons: icons; rows: per row in a table; choices: choices",
    "drag-and-drop":
      "list: list, keyboard mode, announcements, result JSON; lists: several lists; handles: handles; cards: cards; copy: copy",
    export:
      "dialog: file name, format, dialog; columns: current columns; formats: csv, xlsx, txt; formulas: formula injection",
    "export-selected":
      "basic: checkbox rows, count, disabled when none; all: all; pages: across pages; preview: preview",
    i18n: "card: plural, date, currency, relative time, select; plurals: plural; numbers: number, currency; dates: date; app: switch",
    import:
      "file: drop or pick, size and type errors, preview, header detection; rows: row errors; columns: columns; large: 10k rows",
    ratings:
      "half: half steps; icons: custom icons; readOnly: read-only; sizes: sizes; colours: colours; basic: reset, radio semantics",
    "react-player":
      "video: video, speed; audio: audio; playlist: playlist; captions: captions; picture: picture in picture",
    slider:
      "single: single, keys; range: range; steps: steps, marks; tips: tooltips; vertical: vertical; colours: colours; input: value inputs",
    "sweet-alert":
      "basic: basic; icons: icons; confirm: confirm with results; request: ajax; input: input; chained: chained; autoClose: auto-close; positions: positions",
    swiper:
      "basic: basic, keyboard; navigation: navigation; progress: progress; rows: multi-row; coverflow: coverflow; thumbs: thumbs gallery; lazy: lazy; responsive: breakpoints; virtual: virtual slides",
    toastr:
      "types: types; duration: progress bar, 2000 ms; closing: no close button; click: click handler; content: html; positions: positions",
    tour: "page: start, next, back, skip, five targets, Esc; inside: scroll into view; options: progress; resume: resumes",
  },
  fields: {
    checkbox: "states: states; tree: indeterminate; colours: colours; inline: inline; group: group; consent: consent",
    editor:
      "output: toolbar, shortcuts, link, list, HTML output; begun: image; readOnly: read-only; paste: sanitised paste; limit: limit",
    "file-uploader":
      "single: single; several: multi, drop zone; limits: limits, errors, removable; pictures: previews; failing: progress with cancel",
    input:
      "sizes: sizes; states: states, readonly; icons: icons; floating: floating label; clearable: cleared by a button, characters counted; password: shown, rated",
    "input-group": "addons: prefix, suffix; buttons: buttons; choice: dropdown; check: checkbox inside; sizes: sizes",
    "input-mask":
      "card: card; dateTime: date, time; phone: phone; delimiter: delimiter; own: prefix; identity: identity numbers",
    "number-input":
      "bounds: min, max, step, keyboard, long press; wrap: wrap; decimals: decimals; sizes: sizes; total: total",
    pickers:
      "date: date, locale formats, typed entry; range: range, presets; time: time; dateTime: date-time; several: multiple; disabled: disabled days; inline: inline",
    radio: "list: list; inline: inline; cards: card choice; states: states; colours: colours; segmented: segmented",
    select:
      "native: native; search: searchable, clear; several: multi with chips; grouped: grouped; creatable: creatable; remote: async; many: virtualised options; states: states",
    switch: "sizes: sizes; icons: icons; labels: labels; saving: loading; colours: colours",
    textarea: "grow: auto-grow; counter: counter with limit; states: states; resize: resize; comment: comment",
  },
  forms: {
    "form-repeater":
      "basic: add, remove with focus kept; bounds: duplicate, at least one row; invoice: running total; order: order",
    "react-hook-form":
      "rules: summary that links to fields, first one focused; taken: rule that asks the server; together: fields that depend on each other; contract: sending, result shown",
    "reactstrap-validation":
      "native: native; server: server-side; bubbles: tooltips; marks: valid and invalid; choices: choices",
    wizard:
      "horizontal: four steps in a row; vertical: steps below each other; modern: modern look, summary at the end; refused: steps checked one by one, entries kept",
  },
  foundations: {
    colors:
      "surfaces: surfaces, value and token, copied by a click; states: colours of states; accents: every step of the palettes, contrast of each; charts: chart hues; checker: contrast of two colours",
    icons:
      "all: virtualised grid, search with count, size, stroke, copy by click, keyboard; sizes: sizes; colours: colours; labels: labels; directions: directions",
    typography:
      "headings: h1–h6, display sizes; weights: weights; text: lead, names of tokens; lists: lists, description list, blockquote; truncation: truncation; looks: colours, alignments",
  },
  layout: {
    "form-layout":
      "horizontal: horizontal; vertical: vertical; icons: icons; columns: multi-column; hidden: hidden labels; modal: in modal; sticky: sticky actions",
  },
  maps: {
    leaflet:
      "markers: markers, popups, keyboard; dragging: draggable marker, coordinates; shapes: polygon, circle, polyline; geojson: GeoJSON; layers: layer switch; location: user location, denial",
  },
  tables: {
    basic: "zero: zero-config; heads: complex headers; expand: expandable rows; states: status as labelled chips",
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
