/** The collapsed menu: one icon a group, its entries fly out beside it. */
import { chakra } from "@chakra-ui/react";
import { House } from "lucide-react";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { Menu } from "../kit/menu.tsx";
import { MenuHeading, MenuLink } from "../kit/menu-items.tsx";
import { useText } from "../messages/use-text.ts";
import { addressOf, type MenuCompany, type MenuEntry, type MenuGroup } from "./menu.ts";
import { SoonMark } from "./menu-tree.tsx";
import { useMenu } from "./use-menu.ts";

function Flyout({ group, companyId, active }: { group: MenuGroup; companyId: MenuCompany; active: string | undefined }) {
  const t = useText();
  const name = t(`shell.group.${group.name}`);
  const { icon: Icon } = group;
  const holdsActive = group.entries.some(({ area }) => area === active);
  return (
    <Menu
      side="end"
      trigger={(props) => (
        <Button {...props} variant="ghost" size="lg" square aria-label={name} data-tip={name} {...(holdsActive && { bg: "accent.subtle", color: "accent.text" })}>
          <Icon size={18} aria-hidden />
        </Button>
      )}
    >
      <MenuHeading>{name}</MenuHeading>
      {group.entries.map((entry) => {
        const to = addressOf(entry, companyId);
        return to === null ? null : (
          <MenuLink key={entry.area} to={to} aria-current={entry.area === active ? "page" : undefined}>
            {t(`shell.area.${entry.area}`)}
            {entry.soon && <SoonMark />}
          </MenuLink>
        );
      })}
    </Menu>
  );
}

function First({ entry, companyId, active }: { entry: MenuEntry; companyId: MenuCompany; active: boolean }) {
  const t = useText();
  const to = addressOf(entry, companyId);
  const name = t(`shell.area.${entry.area}`);
  if (to === null) return null;
  return (
    <li>
      <ButtonLink to={to} variant="ghost" size="lg" square aria-label={name} data-tip={name} {...(active && { bg: "accent.subtle", color: "accent.text" })}>
        <House size={18} aria-hidden />
      </ButtonLink>
    </li>
  );
}

export function CollapsedMenu() {
  const { sections, companyId, active } = useMenu();
  return (
    <chakra.ul display="grid" justifyItems="center" gap="1">
      {sections.map(({ name, first, groups }, index) => (
        <chakra.li key={name} borderTopWidth={index > 0 ? "1px" : "0"} borderColor="border" pt={index > 0 ? "2" : "0"} mt={index > 0 ? "1" : "0"}>
          <chakra.ul display="grid" gap="1">
            {first && <First entry={first} companyId={companyId} active={first.area === active} />}
            {groups.map((group) => (
              <li key={group.name}>
                <Flyout group={group} companyId={companyId} active={active} />
              </li>
            ))}
          </chakra.ul>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
