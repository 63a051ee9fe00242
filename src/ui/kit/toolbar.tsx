/** Toolbar with a single tab stop; arrows, Home and End move within. */
import { chakra } from "#generated/styles/jsx/index.js";
import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { rove } from "./roving.ts";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1", minW: "0" } });

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("button, a[href]")].filter(
    (each) => each.closest("[popover]") === null && each.checkVisibility(),
  );
}

function settle(row: HTMLElement, current: HTMLElement | undefined): void {
  const controls = controlsOf(row);
  const kept =
    current ??
    controls.find((each) => each.tabIndex === 0 && !each.matches(":disabled")) ??
    controls.find((each) => !each.matches(":disabled"));
  for (const each of controls) each.tabIndex = each === kept ? 0 : -1;
}

type ToolbarProps = Omit<React.ComponentProps<typeof Row>, "role"> & { label: string };

export function Toolbar({ label, ...rest }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  // After every render, because controls may be added, removed or disabled.
  useLayoutEffect(() => {
    if (row.current) settle(row.current, undefined);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!row.current || (event.target as HTMLElement).closest("[popover]") !== null) return;
    rove(
      event,
      controlsOf(row.current).filter((each) => !each.matches(":disabled")),
    );
  };
  return (
    <Row
      ref={row}
      {...rest}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const target = event.target as HTMLElement;
        if (row.current && controlsOf(row.current).includes(target)) settle(row.current, target);
      }}
    />
  );
}
