/** Tabs whose choice the address keeps: arrow keys move and choose, one tab is a Tab step. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { rove } from "./roving.ts";

const List = chakra("div", {
  base: { display: "flex", gap: "5", borderBottomWidth: "1px", borderColor: "border", overflowX: "auto", scrollbarWidth: "none", px: "1px" },
});

const Tab = chakra("button", {
  base: {
    flexShrink: 0,
    h: "9",
    mb: "-1px",
    color: "text.muted",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    cursor: "pointer",
    borderBottomWidth: "2px",
    borderColor: "transparent",
    _hover: { color: "text" },
    _focusVisible: { outlineOffset: "-2px" },
    _selected: { color: "text", borderColor: "accent" },
  },
});

interface TabsProps<Name extends string> {
  /** Begins the ids of tabs and panel. */
  id: string;
  label: string;
  value: Name;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  onChange: (name: Name) => void;
}

export function Tabs<Name extends string>({ id, label, value, tabs, onChange }: TabsProps<Name>) {
  return (
    <List
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const tab = rove(event, [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")]);
        const name = tabs.find((each) => each.name === tab?.dataset["name"])?.name;
        if (name !== undefined) onChange(name);
      }}
    >
      {tabs.map(({ name, label: text }) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-name={name}
          aria-selected={name === value}
          aria-controls={name === value ? `${id}-panel` : undefined}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {text}
        </Tab>
      ))}
    </List>
  );
}

export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
      {children}
    </div>
  );
}
