/** The icon of a page that the search lists. */
import { File, type LucideIcon } from "lucide-react";
import { createElement } from "react";
import * as pageIcons from "./page-icons.ts";

const icons: Partial<Record<string, LucideIcon>> = pageIcons;

/** "square-check-big" as the icon SquareCheckBig; a plain page for an unknown name. */
export function pageIcon(name: string): LucideIcon {
  const key = name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  return icons[key] ?? File;
}

export function PageIcon({ name, size = 18 }: { name: string; size?: number }) {
  return createElement(pageIcon(name), { size, "aria-hidden": true });
}
