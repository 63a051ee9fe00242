/** Collapsed menu: one icon per group, with entries in a flyout. */
import { chakra } from "@chakra-ui/react";
import { House } from "lucide-react";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { Flyout } from "./menu-flyout.tsx";
import { addressOf, type MenuCompany, type MenuEntry } from "./menu.ts";
import { useMenu } from "./use-menu.ts";

const here = { bg: "accent.subtle", color: "accent.text" } as const;

function First({ entry, companyId, active }: { entry: MenuEntry; companyId: MenuCompany; active: boolean }) {
  const t = useText();
  const to = addressOf(entry, companyId);
  const name = t(`shell.area.${entry.area}`);
  if (to === null) return null;
  return (
    <li>
      <ButtonLink to={to} variant="ghost" size="lg" square aria-label={name} data-tip={name} {...(active && here)}>
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
        <chakra.li
          key={name}
          borderTopWidth={index > 0 ? "1px" : "0"}
          borderColor="border"
          pt={index > 0 ? "2" : "0"}
          mt={index > 0 ? "1" : "0"}
        >
          <chakra.ul display="grid" gap="1">
            {first && <First entry={first} companyId={companyId} active={first.area === active} />}
            {groups.map((group) => {
              const { icon: Icon } = group;
              return (
                <li key={group.name}>
                  <Flyout
                    {...{ group, companyId, active }}
                    side="end"
                    trigger={(props, label) => (
                      <Button
                        {...props}
                        variant="ghost"
                        size="lg"
                        square
                        aria-label={label}
                        data-tip={label}
                        {...(props["aria-current"] && here)}
                      >
                        <Icon size={18} aria-hidden />
                      </Button>
                    )}
                  />
                </li>
              );
            })}
          </chakra.ul>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
