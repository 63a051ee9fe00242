/** Collapsed menu: one icon per group, with entries in a flyout. */
import { css } from "#generated/styles/css/index.js";
import { House } from "lucide-react";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";
import { Flyout } from "./menu-flyout.tsx";
import { addressOf, type MenuCompany, type MenuEntry } from "./menu.ts";
import { useMenu } from "./use-menu.ts";

const here = css({ bg: "accent.subtle", color: "accent.text" });

function First({ entry, companyId, active }: { entry: MenuEntry; companyId: MenuCompany; active: boolean }) {
  const t = useText();
  const to = addressOf(entry, companyId);
  const name = t(`shell.area.${entry.area}`);
  if (to === null) return null;
  return (
    <li>
      <ButtonLink
        to={to}
        variant="ghost"
        size="lg"
        square
        aria-label={name}
        data-tip={name}
        className={active ? here : undefined}
      >
        <House size={18} aria-hidden />
      </ButtonLink>
    </li>
  );
}

export function CollapsedMenu() {
  const { sections, companyId, active } = useMenu();
  return (
    <ul className={css({ display: "grid", justifyItems: "center", gap: "1" })}>
      {sections.map(({ name, first, groups }, index) => (
        <li
          key={name}
          className={css({
            borderTopWidth: index > 0 ? "1px" : "0",
            borderColor: "border",
            pt: index > 0 ? "2" : "0",
            mt: index > 0 ? "1" : "0",
          })}
        >
          <ul className={css({ display: "grid", gap: "1" })}>
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
                        className={props["aria-current"] ? here : undefined}
                      >
                        <Icon size={18} aria-hidden />
                      </Button>
                    )}
                  />
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
