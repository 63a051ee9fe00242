/** What panels beside their trigger have in common. */

/** Reset of what browsers give to popovers. */
export const bare = {
  m: "0",
  p: "0",
  border: "none",
  bg: "transparent",
  color: "inherit",
  overflow: "visible",
} as const;

export const positioner = { ...bare, right: "auto", bottom: "auto" } as const;

export const floating = {
  bg: "raised",
  color: "text",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "card",
  boxShadow: "floating",
  animation: "fade-in 120ms ease-out",
  _motionReduce: { animation: "none" },
} as const;
