/** Tinted or underlined; natural, filled or equal widths. */
import { CalendarDays, Clock3, Users } from "lucide-react";
import { useState } from "react";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Nav } from "#src/ui/kit/nav.tsx";
import { Segmented } from "#src/ui/kit/segmented.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PartLink } from "./part-link.tsx";
import { usePart } from "./use-part.ts";

const icons = { people: Users, shifts: Clock3, leave: CalendarDays } as const;
const parts = ["people", "shifts", "leave"] as const;
const looks = ["plain", "line"] as const;
const widths = ["none", "filled", "justified"] as const;

export function Looks() {
  const t = useText();
  const [look, setLook] = useState<(typeof looks)[number]>("line");
  const [fill, setFill] = useState<(typeof widths)[number]>("none");
  const [withIcons, setWithIcons] = useState(true);
  const part = usePart("looks", parts, "people");
  return (
    <Stack>
      <Row>
        <Segmented<(typeof looks)[number]>
          label={t("showcase-lists.nav.look")}
          value={look}
          onChange={setLook}
          options={looks.map((value) => ({ value, label: t(`showcase-lists.nav.look.${value}`) }))}
        />
        <Segmented<(typeof widths)[number]>
          label={t("showcase-lists.nav.width")}
          value={fill}
          onChange={setFill}
          options={widths.map((value) => ({ value, label: t(`showcase-lists.nav.width.${value}`) }))}
        />
        <Switch size="sm" checked={withIcons} onChange={setWithIcons}>
          {t("showcase-lists.nav.withIcons")}
        </Switch>
      </Row>
      <Nav label={t("showcase-lists.nav.team")} look={look} fill={fill}>
        {parts.map((name) => {
          const Icon = icons[name];
          return (
            <PartLink key={name} example="looks" name={name} current={part}>
              {withIcons && <Icon size={16} aria-hidden />}
              {t(`showcase-lists.nav.part.${name}`)}
            </PartLink>
          );
        })}
      </Nav>
      <Result>{t(`showcase-lists.nav.partMore.${part}`)}</Result>
    </Stack>
  );
}
