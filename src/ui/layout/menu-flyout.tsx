/** Menu group as a button with a flyout that opens on click, key or hover. */
import { MenuHeading, MenuLink } from "../kit/menu-items.tsx";
import { Menu, type MenuTriggerProps } from "../kit/menu.tsx";
import { useText } from "../messages/use-text.ts";
import { EntryMark } from "./menu-entry.tsx";
import {
  addressOf,
  entriesIn,
  isBranch,
  type AreaName,
  type MenuCompany,
  type MenuEntry,
  type MenuGroup,
} from "./menu.ts";

interface FlyoutProps {
  group: MenuGroup;
  companyId: MenuCompany;
  active: AreaName | undefined;
  side: "below" | "end";
  trigger: (props: MenuTriggerProps & { "aria-current"?: "true" }, name: string) => React.ReactNode;
}

export function Flyout({ group, companyId, active, side, trigger }: FlyoutProps) {
  const t = useText();
  const name = t(`shell.group.${group.name}`);
  const holdsActive = entriesIn(group).some(({ area }) => area === active);
  const link = (entry: MenuEntry) => {
    const to = addressOf(entry, companyId);
    return to === null ? null : (
      <MenuLink key={entry.area} to={to} aria-current={entry.area === active ? "page" : undefined}>
        {t(`shell.area.${entry.area}`)}
        <EntryMark entry={entry} />
      </MenuLink>
    );
  };
  return (
    <Menu
      side={side}
      hover
      trigger={(props) => trigger({ ...props, ...(holdsActive && { "aria-current": "true" }) }, name)}
    >
      {side === "end" && <MenuHeading>{name}</MenuHeading>}
      {group.entries.flatMap((item) =>
        isBranch(item)
          ? [
              <MenuHeading key={`branch ${item.name}`}>{t(`shell.group.${item.name}`)}</MenuHeading>,
              ...item.entries.map(link),
            ]
          : link(item),
      )}
    </Menu>
  );
}
