/** Leads from a leave year to its end. */
import { CalendarCheck } from "lucide-react";
import type { Row } from "../../../crud/area.ts";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";

export function YearEndLink({ row, base }: { row: Row; base: string }) {
  const t = useText();
  return (
    <ButtonLink to={`${base}/${row.id}/closing` as string}>
      <CalendarCheck size={16} aria-hidden />
      {t("year-settings.yearEnd")}
    </ButtonLink>
  );
}
