/** Tabs with an overflow menu; choosing an entry there puts it last in the row. */
import { css } from "#generated/styles/css/index.js";
import { ChevronDown } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/menu.tsx";
import { MenuItem } from "../../kit/menu-items.tsx";
import { Tabs, type TabOf } from "../../kit/tabs.tsx";

interface TabsWithMoreProps<Name extends string> {
  id: string;
  label: string;
  moreLabel: string;
  value: Name;
  tabs: readonly TabOf<Name>[];
  max: number;
  onChange: (name: Name) => void;
  look?: "line" | "pills";
}

export function TabsWithMore<Name extends string>({ moreLabel, tabs, max, ...rest }: TabsWithMoreProps<Name>) {
  const { value, onChange } = rest;
  const at = tabs.findIndex(({ name }) => name === value);
  const inLine = at < max ? tabs.slice(0, max) : [...tabs.slice(0, max - 1), ...tabs.slice(at, at + 1)];
  return (
    <div className={css({ display: "flex", alignItems: "flex-start", gap: "2", minW: "0" })}>
      <div className={css({ flex: "0 1 auto", minW: "0" })}>
        <Tabs {...rest} tabs={inLine} />
      </div>
      <Menu
        align="end"
        trigger={(props) => (
          <Button {...props} variant="ghost">
            {moreLabel}
            <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      >
        {tabs
          .filter((tab) => !inLine.includes(tab))
          .map(({ name, label, icon }) => (
            <MenuItem key={name} icon={icon} onSelect={() => onChange(name)}>
              {label}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}
