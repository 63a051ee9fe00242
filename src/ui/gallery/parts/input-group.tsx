/** Input group: a field with units, buttons or a select in one frame. */
import { chakra } from "#generated/styles/jsx/index.js";

export const InputGroup = chakra("div", {
  base: {
    display: "flex",
    alignItems: "stretch",
    minW: "0",
    "& > *": { position: "relative" },
    "& > :is(:focus-visible, :focus-within)": { zIndex: 1 },
    "& > * + *": { marginInlineStart: "-1px" },
    "& > :not(:last-child), & > :not(:last-child) > select": { borderEndRadius: "0" },
    "& > * + *, & > * + * > select": { borderStartRadius: "0" },
    "& > :has(> select)": { flexShrink: 0 },
    "& > button": { borderColor: "border.strong" },
  },
});

/** Text, icon or checkbox at the edge of the field. */
export const InputAddon = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexShrink: 0,
    gap: "2",
    px: "3",
    bg: "inset",
    color: "text.muted",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    whiteSpace: "nowrap",
  },
});
