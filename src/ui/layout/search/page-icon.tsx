/** Icon of a page in the search results. */
import { createElement } from "react";
import { pageIcon } from "./page-icons.ts";

export function PageIcon({ name, size = 18 }: { name: string; size?: number }) {
  return createElement(pageIcon(name), { size, "aria-hidden": true });
}
