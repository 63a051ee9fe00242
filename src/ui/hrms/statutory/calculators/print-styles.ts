/** On paper the inputs stand above the result, and what can only be pressed is left out. */
export const printStyles = {
  "@media print": {
    display: "block",
    "& > * + *": { marginTop: "1.5rem" },
    "& button[aria-label], & [data-print=no]": { display: "none" },
  },
} as const;
