/** The look of what floats over the page: menus, popovers, lists below a field. */
import type { SystemStyleObject } from "@chakra-ui/react";

export const floating = {
  position: "fixed",
  inset: "auto",
  bg: "raised",
  color: "text",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "card",
  boxShadow: "floating",
  "&:popover-open": { animation: "fade-in 120ms ease-out" },
  _motionReduce: { animation: "none!" },
} as const satisfies SystemStyleObject;
