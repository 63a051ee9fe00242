/** Tabs with automatic activation by arrow keys and a single tab stop. */
import { useTabs } from "@chakra-ui/react";
import { css, cx } from "#generated/styles/css/index.js";
import { tabs as recipe } from "#generated/styles/recipes/index.js";
import { useEffect, useRef, type ReactNode } from "react";
import { ChakraLocale } from "./chakra-locale.tsx";
import { Tag, type Tone } from "./status-dot.tsx";

export interface TabOf<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon?: ReactNode;
  /** After the label, which must include the count for screen readers. */
  readonly count?: number;
  readonly disabled?: boolean;
}

interface TabsProps<Name extends string> {
  /** Prefix for the ids of tabs and panel. */
  id: string;
  label: string;
  value: Name;
  tabs: readonly TabOf<Name>[];
  onChange: (name: Name) => void;
  look?: "line" | "pills";
  vertical?: boolean;
  /** Natural widths, filling the row, or equal. */
  widths?: "content" | "filled" | "justified";
  tone?: Tone;
  /** Manual activation: arrow keys only move, Enter or Space selects. For panels that are expensive to load. */
  manual?: boolean;
}

export function Tabs<Name extends string>(props: TabsProps<Name>) {
  return (
    <ChakraLocale>
      <TabList {...props} />
    </ChakraLocale>
  );
}

function TabList<Name extends string>(props: TabsProps<Name>) {
  const { id, label, value, tabs, onChange, look, vertical = false, widths, tone = "accent", manual = false } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scroll the selected tab into view without moving the page.
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !chosen || list.current.scrollWidth <= list.current.clientWidth) return;
    const [outer, inner] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left) list.current.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) list.current.scrollLeft += inner.right - outer.right;
  }, [value]);
  const styles = recipe({ look, vertical, widths });
  const api = useTabs({
    ids: { trigger: (name) => `${id}-${name}`, content: () => `${id}-panel` },
    value,
    onValueChange: (chosen) => onChange(chosen.value as Name),
    activationMode: manual ? "manual" : "automatic",
    orientation: vertical ? "vertical" : "horizontal",
  });
  return (
    <div {...api.getRootProps()} className={css({ minW: "0" })}>
      <div {...api.getListProps()} ref={list} className={styles.list} aria-label={label}>
        {tabs.map(({ name, label: text, icon, count, disabled = false }) => (
          <button
            key={name}
            {...api.getTriggerProps({ value: name, disabled })}
            className={cx(styles.trigger, css({ colorPalette: tone }))}
          >
            {icon}
            {text}
            {count !== undefined && <Tag pill>{count}</Tag>}
          </button>
        ))}
      </div>
    </div>
  );
}

interface TabPanelProps {
  id: string;
  value: string;
  /** Without focusable content the panel itself is a tab stop. */
  plain?: boolean;
  children: ReactNode;
}

export function TabPanel({ id, value, plain = false, children }: TabPanelProps) {
  return (
    <div
      className={css({ minW: "0", borderRadius: "control" })}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      tabIndex={plain ? 0 : undefined}
    >
      {children}
    </div>
  );
}
