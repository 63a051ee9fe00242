/** All example pages by folder: their messages, and their examples in order with the columns each spans. */
import type { MessageArea, MessageId } from "../messages/catalogue.ts";

type PrefixOf<Id> = Id extends `${infer Prefix}.keys` ? Prefix : never;
type NameOf<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}Text` ? Name : never;

interface DeclaredPage {
  /** Of its message keys: `<prefix>.title`, `.intro`, `.keys`, and `.<name>` and `.<name>Text` per example. */
  readonly prefix: string;
  readonly examples: Readonly<Record<string, 1 | 2>>;
  /** Message areas besides those of all example pages. */
  readonly messages: readonly MessageArea[];
}

function page<Prefix extends PrefixOf<MessageId>>(
  prefix: Prefix,
  examples: { readonly [Name in NameOf<Prefix>]: 1 | 2 },
  also: readonly MessageArea[] = [],
): DeclaredPage {
  return { prefix, examples, messages: [prefix.slice(0, prefix.indexOf(".")) as MessageArea, ...also] };
}

export type Section =
  | "charts"
  | "components"
  | "extensions"
  | "fields"
  | "forms"
  | "foundations"
  | "layout"
  | "maps"
  | "tables";

export const pages: Readonly<Record<Section, Readonly<Record<string, DeclaredPage>>>> = {
  charts: {
    apex: page(
      "showcase-charts.apex",
      { area: 2, line: 1, columns: 1, bars: 1, mixed: 1, candlestick: 2, heat: 2, radial: 1, donut: 1, states: 2 },
      ["charts"],
    ),
    chartjs: page(
      "showcase-charts.chartjs",
      { bar: 1, line: 1, stacked: 1, mixed: 1, radar: 1, polar: 1, donut: 1, scatter: 1, brush: 2, states: 2 },
      ["charts"],
    ),
    recharts: page(
      "showcase-charts.recharts",
      { synced: 2, composed: 1, area: 1, stacked: 1, pie: 1, radar: 1, radial: 1, scatter: 2, heat: 2, states: 2 },
      ["charts"],
    ),
  },
  components: {
    alerts: page("showcase-frames.alerts", { tones: 1, closable: 1, parts: 1, actions: 1, live: 1 }),
    "auto-complete": page("showcase-overlays.complete", {
      basic: 1,
      grouped: 1,
      people: 1,
      titles: 1,
      free: 1,
      states: 1,
    }),
    avatar: page("showcase-signs.avatar", { initials: 1, sizes: 1, status: 1, group: 1, broken: 1, square: 1 }),
    badges: page("showcase-signs.badges", { tones: 1, counts: 1, inside: 1, links: 1 }, ["showcase-actions"]),
    blockui: page("showcase-overlays.blockui", { card: 1, form: 1, message: 1, held: 1, wholePage: 1 }),
    breadcrumbs: page("showcase-frames.breadcrumbs", { separators: 1, folded: 1, alignment: 1, icons: 1 }),
    buttons: page("showcase-actions.buttons", {
      variants: 1,
      sizes: 1,
      icons: 1,
      states: 1,
      groups: 1,
      toolbar: 1,
      gradient: 1,
      ripple: 1,
    }),
    carousel: page("showcase-frames.carousel", { basic: 1, captions: 1, fade: 1, moving: 1 }),
    collapse: page("showcase-frames.collapse", { single: 1, accordion: 1, looks: 1, nested: 1 }),
    divider: page("showcase-frames.divider", { positions: 1, colours: 1, icons: 1, upright: 1 }),
    dropdowns: page("showcase-lists.dropdowns", {
      directions: 1,
      split: 1,
      contents: 1,
      choices: 1,
      subMenu: 1,
      form: 1,
      letters: 1,
    }),
    "list-group": page("showcase-lists.list-group", {
      plain: 1,
      buttons: 1,
      links: 1,
      checks: 1,
      selectable: 2,
      horizontal: 2,
    }),
    "media-objects": page("showcase-lists.media-objects", { alignment: 1, nested: 1, list: 1, things: 1 }),
    modals: page("showcase-actions.modals", {
      sizes: 1,
      scrolling: 1,
      form: 1,
      confirm: 1,
      colours: 1,
      drawer: 1,
      stacked: 1,
    }),
    "nav-component": page("showcase-lists.nav", { looks: 1, vertical: 1, withMenu: 1, overflow: 1, lazy: 2 }),
    pagination: page("showcase-lists.pagination", { basic: 1, looks: 1, steps: 2, jump: 2, pageSize: 2 }, ["crud"]),
    "pill-badges": page("showcase-overlays.pillBadges", { looks: 1, counts: 1, inside: 1, removable: 1, links: 1 }),
    "pills-component": page("showcase-overlays.pills", {
      colours: 1,
      icons: 1,
      vertical: 1,
      widths: 1,
      more: 1,
      manual: 1,
      lazy: 1,
      scrolling: 1,
      linkable: 1,
    }),
    popovers: page("showcase-overlays.popovers", { sides: 1, openings: 1, form: 1, person: 1, tones: 1 }),
    progress: page("showcase-signs.progress", { bar: 1, colours: 1, stacked: 1, circle: 1, running: 1 }),
    spinners: page("showcase-signs.spinners", { looks: 1, colours: 1, buttons: 1, skeletons: 1, states: 2 }),
    "tabs-component": page("showcase-overlays.tabs", {
      basic: 1,
      icons: 1,
      vertical: 1,
      widths: 1,
      lazy: 1,
      scrolling: 1,
      more: 1,
      linkable: 1,
    }),
    timeline: page("showcase-overlays.timeline", { points: 1, icons: 1, people: 1, growing: 1, alternate: 2 }),
    toasts: page("showcase-overlays.toasts", { kinds: 1, places: 1, time: 1, actions: 1, promise: 1, stack: 1 }),
    tooltips: page("showcase-overlays.tooltips", { sides: 1, icons: 1, delay: 1, tones: 1, help: 1, rich: 1 }),
  },
  extensions: {
    clipboard: page("showcase-inputs.clipboard", { field: 1, passage: 1, code: 1, refused: 1 }),
    "context-menu": page("showcase-dialogs.contextMenu", { basic: 1, icons: 1, subMenu: 1, choices: 1, rows: 2 }),
    "drag-and-drop": page("showcase-inputs.dragging", { list: 1, handles: 1, lists: 2, cards: 1, copy: 1 }),
    export: page("showcase-data.export", { dialog: 2, formats: 2, columns: 1, formulas: 1 }, ["crud"]),
    "export-selected": page("showcase-data.selected", { basic: 1, all: 1, pages: 1, preview: 1 }),
    i18n: page("showcase-languages.i18n", { card: 1, plurals: 1, numbers: 1, dates: 1, app: 1 }),
    import: page("showcase-data.import", { file: 1, rows: 1, columns: 1, large: 1 }),
    ratings: page("showcase-inputs.ratings", { basic: 1, half: 1, readOnly: 1, sizes: 1, icons: 1, colours: 1 }),
    "react-player": page("showcase-media.player", { video: 1, captions: 1, picture: 1, playlist: 1, audio: 1 }),
    slider: page("showcase-inputs.slider", {
      single: 1,
      range: 1,
      steps: 1,
      tips: 1,
      vertical: 1,
      input: 1,
      colours: 2,
    }),
    "sweet-alert": page("showcase-dialogs.sweetAlert", {
      basic: 1,
      icons: 1,
      confirm: 1,
      request: 1,
      input: 1,
      chained: 1,
      autoClose: 1,
      positions: 1,
    }),
    swiper: page("showcase-media.swiper", {
      basic: 1,
      navigation: 1,
      progress: 1,
      rows: 1,
      coverflow: 1,
      thumbs: 1,
      lazy: 1,
      responsive: 1,
      virtual: 1,
    }),
    toastr: page("showcase-dialogs.toastr", { types: 1, duration: 1, closing: 1, click: 1, content: 1, positions: 1 }),
    tour: page("showcase-dialogs.tour", { page: 1, inside: 1, resume: 1, options: 1 }),
  },
  fields: {
    checkbox: page("showcase-choices.checkbox", { states: 1, tree: 1, colours: 1, inline: 1, group: 1, consent: 1 }),
    editor: page("showcase-fields.editor", { output: 1, begun: 1, readOnly: 1, paste: 1, limit: 2 }),
    "file-uploader": page("showcase-fields.fileUploader", {
      single: 1,
      several: 1,
      limits: 2,
      pictures: 1,
      failing: 1,
    }),
    "input-group": page("showcase-text.inputGroup", { addons: 1, buttons: 1, choice: 1, check: 1, sizes: 1 }),
    "input-mask": page("showcase-text.inputMask", {
      card: 1,
      dateTime: 1,
      phone: 1,
      delimiter: 1,
      identity: 1,
      own: 1,
    }),
    input: page("showcase-text.input", { states: 1, sizes: 1, icons: 1, floating: 1, clearable: 1, password: 1 }, [
      "auth",
    ]),
    "number-input": page("showcase-text.numberInput", { bounds: 1, decimals: 1, wrap: 1, total: 1, sizes: 2 }),
    pickers: page("showcase-fields.pickers", {
      date: 1,
      range: 1,
      time: 1,
      dateTime: 1,
      inline: 1,
      several: 1,
      disabled: 1,
    }),
    radio: page("showcase-choices.radio", { list: 1, inline: 1, cards: 1, states: 1, colours: 1, segmented: 1 }),
    select: page("showcase-choices.select", {
      native: 1,
      search: 1,
      grouped: 1,
      several: 1,
      creatable: 1,
      remote: 1,
      many: 1,
      states: 1,
    }),
    switch: page("showcase-choices.switch", { labels: 1, sizes: 1, icons: 1, saving: 1, colours: 1 }),
    textarea: page("showcase-text.textarea", { grow: 1, counter: 1, states: 1, resize: 1, comment: 1 }),
  },
  forms: {
    "form-repeater": page("showcase-forms.repeater", { invoice: 2, basic: 1, order: 1, bounds: 2 }),
    "react-hook-form": page("showcase-rules.form", { rules: 1, taken: 1, contract: 1, together: 1 }, [
      "showcase-forms",
    ]),
    "reactstrap-validation": page(
      "showcase-forms.validation",
      { native: 1, server: 1, marks: 1, bubbles: 1, choices: 1 },
      ["showcase-rules"],
    ),
    wizard: page("showcase-forms.wizard", { horizontal: 2, vertical: 2, modern: 2, refused: 2 }, ["showcase-rules"]),
  },
  foundations: {
    colors: page("showcase-foundations.colors", { surfaces: 2, states: 2, accents: 2, charts: 1, checker: 1 }, [
      "customiser",
    ]),
    icons: page("showcase-foundations.icons", { all: 2, sizes: 1, colours: 1, labels: 1, directions: 1 }),
    typography: page("showcase-foundations.typography", {
      headings: 1,
      weights: 1,
      text: 1,
      lists: 1,
      truncation: 1,
      looks: 1,
    }),
  },
  layout: {
    "form-layout": page(
      "showcase-forms.layout",
      { vertical: 1, horizontal: 1, icons: 1, sticky: 1, columns: 2, hidden: 1, modal: 1 },
      ["showcase-rules"],
    ),
  },
  maps: {
    leaflet: page("showcase-map.leaflet", { markers: 2, dragging: 1, location: 1, shapes: 1, geojson: 1, layers: 2 }, [
      "map",
    ]),
  },
  tables: {
    paged: page("showcase-data.paged", { numbered: 1, sized: 1, searched: 1, more: 1 }, ["crud"]),
    basic: page("tables.basic", { zero: 2, heads: 2, expand: 2, states: 1 }, ["crud"]),
    simple: page(
      "tables.simple",
      {
        plain: 1,
        striped: 1,
        hover: 1,
        dark: 1,
        borderless: 1,
        bordered: 1,
        small: 1,
        contextual: 1,
        caption: 1,
        sticky: 1,
        responsive: 2,
        people: 2,
      },
      ["crud"],
    ),
  },
};
