/** Type-ahead in long menus, with one or several letters. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { MenuChoice } from "#src/ui/kit/menu-items.tsx";
import { Menu } from "#src/ui/kit/menu.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const codes = [
  "AU",
  "BD",
  "CN",
  "FR",
  "DE",
  "HK",
  "IN",
  "ID",
  "JP",
  "MY",
  "MM",
  "NP",
  "NZ",
  "PK",
  "PH",
  "PT",
  "SG",
  "KR",
  "LK",
  "TW",
  "TH",
  "VN",
];

export function Letters() {
  const t = useText();
  const { locale } = useIntl();
  const [country, setCountry] = useState("SG");
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const countries = codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <Row>
      <Menu
        trigger={(props) => (
          <Button {...props}>
            {t("showcase-lists.dropdowns.country", { name: names.of(country) })}
            <ChevronDown size={16} aria-hidden />
          </Button>
        )}
      >
        {countries.map(({ code, name }) => (
          <MenuChoice key={code} checked={code === country} onSelect={() => setCountry(code)}>
            {name}
          </MenuChoice>
        ))}
      </Menu>
    </Row>
  );
}
