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

export type Section = "components" | "fields" | "forms" | "layout" | "tables";

export const pages: Readonly<Record<Section, Readonly<Record<string, DeclaredPage>>>> = {
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
    modals: page("showcase-actions.modals", { sizes: 1, scrolling: 1, form: 1, confirm: 1, drawer: 1, stacked: 1 }),
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
    "number-input": page("showcase-text.numberInput", { bounds: 1, decimals: 1, wrap: 1, sizes: 1, total: 1 }),
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
    "react-hook-form": page("showcase-rules.form", { rules: 1, contract: 1, taken: 1, together: 1 }),
    "reactstrap-validation": page(
      "showcase-forms.validation",
      { native: 1, server: 1, marks: 1, bubbles: 1, choices: 1 },
      ["showcase-rules"],
    ),
    wizard: page("showcase-forms.wizard", { horizontal: 2, vertical: 2, modern: 2, refused: 2 }, ["showcase-rules"]),
  },
  layout: {
    "form-layout": page(
      "showcase-forms.layout",
      { vertical: 1, horizontal: 1, icons: 1, sticky: 1, columns: 2, hidden: 1, modal: 1 },
      ["showcase-rules"],
    ),
  },
  tables: {
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
