/** Styles of timelines: events on one side of the line, or alternating where there is room. */
import { defineSlotRecipe } from "@pandacss/dev";

export const timeline = defineSlotRecipe({
  className: "timeline",
  slots: ["list", "item", "mark", "dot", "event", "head", "title", "when"],
  base: {
    list: { display: "grid" },
    item: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "var(--mark) minmax(0, 1fr)",
      columnGap: "3",
      pb: "4",
      "&:last-of-type": { pb: "0" },
      "--mark": "1.5rem",
      "--line": "calc(var(--mark) / 2 - 0.5px)",
      "--from": "calc(var(--mark) + 0.25rem)",
      "--to": "0.25rem",
      "&:not(:last-of-type)::before": {
        content: '""',
        position: "absolute",
        insetInlineStart: "var(--line)",
        insetBlock: "var(--from) var(--to)",
        w: "1px",
        bg: "border",
      },
    },
    mark: { display: "grid", placeItems: "center", w: "var(--mark)", h: "var(--mark)", borderRadius: "full" },
    dot: { boxSize: "2.5", borderRadius: "full", bg: "colorPalette.solid" },
    event: { minW: "0", pt: "0.5" },
    head: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "4" },
    title: { minW: "0", overflowWrap: "anywhere" },
    when: { color: "text.muted", fontSize: "sm", whiteSpace: "nowrap" },
  },
  variants: {
    mark: {
      /** Extends the line to the dots, which are smaller than their box. */
      point: { item: { "--from": "1.25rem", "--to": "-0.25rem" } },
      icon: { mark: { bg: "colorPalette.subtle", color: "colorPalette.text" } },
      portrait: { item: { "--mark": "2rem" }, event: { pt: "1.5" } },
    },
    quiet: { true: { dot: { bg: "border.strong" } } },
    look: {
      start: {},
      alternate: {
        item: {
          md: {
            gridTemplateColumns: "minmax(0, 1fr) var(--mark) minmax(0, 1fr)",
            "--line": "calc(50% - 0.5px)",
            "& > [data-mark]": { gridColumn: "2", gridRow: "1" },
            "& > [data-event]": { gridColumn: "3", gridRow: "1" },
            "&:nth-of-type(even) > [data-event]": {
              gridColumn: "1",
              textAlign: "end",
              "& [data-head]": { flexDirection: "row-reverse" },
            },
          },
        },
      },
    },
  },
  compoundVariants: [{ mark: "icon", quiet: true, css: { mark: { bg: "inset", color: "text.muted" } } }],
});
