/** Tabs with automatic activation by arrow keys and a single tab stop. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { rove } from "./roving.ts";
import { Tag, type Tone } from "./status-dot.tsx";

const List = chakra("div", {
  base: { display: "flex", borderColor: "border", overflowX: "auto", scrollbarWidth: "none", px: "1px" },
  variants: {
    look: { line: { columnGap: "5", borderBottomWidth: "1px" }, pills: { gap: "1" } },
    vertical: { true: { flexDirection: "column", alignItems: "stretch", overflow: "visible" } },
  },
  compoundVariants: [
    {
      look: "line",
      vertical: true,
      css: { borderBottomWidth: "0", borderInlineEndWidth: "1px", paddingInlineEnd: "0" },
    },
  ],
});

const Tab = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: 0,
    h: "9",
    color: "text.muted",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    cursor: "pointer",
    colorPalette: "accent",
    "& svg": { flexShrink: 0 },
    _hover: { color: "text" },
    _focusVisible: { outlineOffset: "-2px" },
    _disabled: { opacity: 0.55, cursor: "not-allowed", _hover: { color: "text.muted" } },
  },
  variants: {
    look: {
      line: {
        mb: "-1px",
        borderBottomWidth: "2px",
        borderColor: "transparent",
        _selected: { color: "text", borderColor: "colorPalette.solid" },
      },
      pills: {
        px: "3",
        borderRadius: "control",
        _hover: { bg: "hover" },
        _disabled: { _hover: { bg: "transparent" } },
        _selected: {
          bg: "colorPalette.solid",
          color: "colorPalette.contrast",
          _hover: { color: "colorPalette.contrast", bg: "colorPalette.hover" },
        },
        _highContrast: { _selected: { outline: "2px solid Highlight" } },
      },
    },
    vertical: { true: { justifyContent: "flex-start", textAlign: "start" } },
    widths: { content: {}, filled: { flex: "1 0 auto" }, justified: { flex: "1 0 0" } },
  },
  compoundVariants: [
    {
      look: "line",
      vertical: true,
      css: {
        mb: "0",
        marginInlineEnd: "-1px",
        borderBottomWidth: "0",
        borderInlineEndWidth: "2px",
        paddingInlineEnd: "4",
      },
    },
  ],
});

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
  const {
    id,
    label,
    value,
    tabs,
    onChange,
    look = "line",
    vertical = false,
    widths = "content",
    tone = "accent",
    manual = false,
  } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scroll the selected tab into view without moving the page.
    const chosen = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (!list.current || !chosen || list.current.scrollWidth <= list.current.clientWidth) return;
    const [outer, inner] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left) list.current.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) list.current.scrollLeft += inner.right - outer.right;
  }, [value]);
  return (
    <List
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? "vertical" : undefined}
      look={look}
      vertical={vertical}
      onKeyDown={(event) => {
        const tab = rove(
          event,
          [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:enabled")],
          vertical ? "vertical" : "horizontal",
        );
        const name = tabs.find((each) => each.name === tab?.dataset["name"])?.name;
        if (name !== undefined && !manual) onChange(name);
      }}
    >
      {tabs.map(({ name, label: text, icon, count, disabled = false }) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-name={name}
          aria-selected={name === value}
          aria-controls={name === value ? `${id}-panel` : undefined}
          tabIndex={name === value ? 0 : -1}
          disabled={disabled}
          look={look}
          vertical={vertical}
          widths={widths}
          colorPalette={tone}
          onClick={() => onChange(name)}
        >
          {icon}
          {text}
          {count !== undefined && <Tag pill>{count}</Tag>}
        </Tab>
      ))}
    </List>
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
    <chakra.div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      tabIndex={plain ? 0 : undefined}
      minW="0"
      borderRadius="control"
    >
      {children}
    </chakra.div>
  );
}
