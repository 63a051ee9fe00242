/** Overflowing navigation scrolls and keeps the current item in view. */
import { useIntl } from "react-intl";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Nav } from "#src/ui/kit/nav.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { PartLink } from "./part-link.tsx";
import { usePart } from "./use-part.ts";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

export function Overflow() {
  const t = useText();
  const { formatDate } = useIntl();
  const month = usePart("months", months, "11");
  const named = (each: string): string =>
    formatDate(`2026-${each.padStart(2, "0")}-01`, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Stack>
      <Nav label={t("showcase-lists.nav.months")} look="line">
        {months.map((each) => (
          <PartLink key={each} example="months" name={each} current={month}>
            {named(each)}
          </PartLink>
        ))}
      </Nav>
      <Result>{t("showcase-lists.nav.roster", { month: named(month), count: 40 + Number(month) })}</Result>
    </Stack>
  );
}
