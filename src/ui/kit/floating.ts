/** Styles shared by floating elements: menus, popovers, option lists. */
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
