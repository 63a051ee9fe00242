/** Styles of rich text, shared by display and editor. */
import { chakra } from "#generated/styles/jsx/index.js";

export const Prose = chakra("div", {
  base: {
    overflowWrap: "anywhere",
    // First child; Emotion warns about :first-child.
    "&& > :not(* + *)": { mt: "0" },
    "& > :last-child": { mb: "0" },
    "& :is(p, ul, ol, dl, pre, blockquote, table, figure)": { my: "2.5" },
    "& :is(h2, h3, h4, h5, h6)": { mt: "4", mb: "1.5", fontWeight: "semibold" },
    "& h2": { fontSize: "lg", lineHeight: "lg" },
    "& ul": { listStyle: "disc", paddingInlineStart: "5" },
    "& ol": { listStyle: "decimal", paddingInlineStart: "5" },
    "& li": { my: "1" },
    "& li::marker": { color: "text.muted" },
    "& :is(b, strong)": { fontWeight: "semibold" },
    "& :is(i, em)": { fontStyle: "italic" },
    "& a[href]": { color: "accent.text", textDecoration: "underline", textUnderlineOffset: "3px", borderRadius: "xs" },
    "& blockquote": {
      borderInlineStartWidth: "2px",
      borderColor: "border.strong",
      paddingInlineStart: "3",
      color: "text.muted",
    },
    "& hr": { my: "4", borderColor: "border" },
    "& :is(code, kbd, pre)": { fontFamily: "mono", fontSize: "sm", bg: "inset", borderRadius: "xs" },
    "& :is(code, kbd)": { px: "1" },
    "& pre": { p: "3", overflowX: "auto" },
    "& table": { display: "block", overflowX: "auto", borderCollapse: "collapse" },
    "& :is(th, td)": { borderWidth: "1px", borderColor: "border", px: "2", py: "1", textAlign: "start" },
    "& img": { maxW: "full", h: "auto", borderRadius: "control" },
    // Placeholder for blocked images, with their alternative text.
    "& img:not([src])": {
      display: "inline-block",
      minW: "6",
      minH: "6",
      px: "2",
      border: "1px dashed",
      borderColor: "border.strong",
      color: "text.muted",
      fontSize: "sm",
    },
  },
});
