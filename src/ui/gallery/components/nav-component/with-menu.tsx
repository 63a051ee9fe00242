/** Navigation with a menu and a disabled item. */
import { ChevronDown } from "lucide-react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { MenuLink } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { Nav, NavButton, NavDisabled } from "#src/ui/kit/nav.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PartLink } from "./part-link.tsx";
import { partHash, usePart } from "./use-part.ts";

const parts = ["people", "shifts"] as const;
const more = ["leave", "history"] as const;

export function WithMenu() {
  const t = useText();
  const part = usePart("menu", [...parts, ...more], "people");
  return (
    <Stack>
      <Nav label={t("showcase-lists.nav.office")}>
        {parts.map((name) => (
          <PartLink key={name} example="menu" name={name} current={part}>
            {t(`showcase-lists.nav.part.${name}`)}
          </PartLink>
        ))}
        <NavDisabled>{t("showcase-lists.nav.part.payroll")}</NavDisabled>
        <li>
          <Menu
            trigger={(props) => (
              <NavButton {...props} current={more.some((name) => name === part)}>
                {t("showcase-lists.nav.more")}
                <ChevronDown size={16} aria-hidden />
              </NavButton>
            )}
          >
            {more.map((name) => (
              <MenuLink
                key={name}
                to="."
                hash={partHash("menu", name)}
                activeOptions={{ includeHash: true }}
                resetScroll={false}
                replace
              >
                {t(`showcase-lists.nav.part.${name}`)}
              </MenuLink>
            ))}
          </Menu>
        </li>
      </Nav>
      <Result>{t(`showcase-lists.nav.partMore.${part}`)}</Result>
    </Stack>
  );
}
