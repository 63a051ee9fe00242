/** Tabs whose choice the address keeps: arrow keys move and choose, one tab is a Tab step. */
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
  /** Behind the label; what it counts, the label has to say. */
  readonly count?: number;
  readonly disabled?: boolean;
}

interface TabsProps<Name extends string> {
  /** Begins the ids of tabs and panel. */
  id: string;
  label: string;
  value: Name;
  tabs: readonly TabOf<Name>[];
  onChange: (name: Name) => void;
  look?: "line" | "pills";
  vertical?: boolean;
  /** As wide as their labels; filling the line by them; or all of the same width. */
  widths?: "content" | "filled" | "justified";
  tone?: Tone;
  /** Arrow keys only move, Enter and Space choose: for what is costly to show. */
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
    // What an address has chosen may lie beyond the edge; the page itself stays where it is.
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
  /** Holds nothing that takes the focus: then it is a Tab step itself. */
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
