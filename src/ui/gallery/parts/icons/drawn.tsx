/** An icon from its lines. */
import icons from "virtual:icon-list";
import { createElement } from "react";

export const names = Object.keys(icons);

/** "a-arrow-down" is the component `AArrowDown`. */
export const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export function Drawn({ name, size, stroke }: { name: string; size: number; stroke: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icons[name]?.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
