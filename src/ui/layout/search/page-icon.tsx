/** The icon of a page that the search knows. */
import { createElement } from "react";
import { pageIcon } from "./page-icons.ts";

export function PageIcon({ name, size = 18 }: { name: string; size?: number }) {
  return createElement(pageIcon(name), { size, "aria-hidden": true });
}
