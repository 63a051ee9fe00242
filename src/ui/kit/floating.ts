/** Styles shared by floating elements: menus, popovers, option lists. */
import { css } from "#generated/styles/css/index.js";

export const floating = css.raw({
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
});
