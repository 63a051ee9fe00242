/** What depends on an entry, shown before it is corrected: one line for each kind. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { CorrectionImpact, Employee } from "#generated/hrms/schema.ts";
import { isDate } from "#src/domain/shared/calendar.ts";
import { Alert } from "../../../kit/alert.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useDebounced } from "../../../kit/use-debounced.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { type Text, useText } from "../../../messages/use-text.ts";
import type { DatedKind, DatedRow } from "./dated.ts";

type Item = CorrectionImpact["items"][number];

const kinds = [
  "contributions",
  "keyTerms",
  "workPass",
  "overtime",
  "laterRow",
  "approval",
  "readiness",
] as const satisfies readonly Item["kind"][];

function useLine(): (kind: Item["kind"], items: readonly Item[]) => string {
  const t = useText();
  const format = useFormat();
  const { formatDate, formatList } = useIntl();
  const month = (day: string | null): string =>
    day === null ? "" : formatDate(`${day}T00:00:00Z`, { month: "long", year: "numeric", timeZone: "UTC" });
  const days = (items: readonly Item[]): string =>
    formatList(items.map(({ from }) => (from === null ? "–" : format.date(from))));
  const names = (items: readonly Item[]): string => formatList(items.map(({ name }) => name ?? "–"));
  const area = (text: Text, name: string | null): string => text(`employees.openArea.${name ?? "pay"}` as MessageId);
  return (kind, items) => {
    const [first] = items;
    const count = items.length;
    switch (kind) {
      case "contributions":
        return first?.from === first?.to
          ? t("employees.impact.contributionsOf", { month: month(first?.from ?? null) })
          : t("employees.impact.contributions", { from: month(first?.from ?? null), to: month(first?.to ?? null) });
      case "keyTerms":
        return t("employees.impact.keyTerms", { count, days: days(items) });
      case "workPass":
        return t("employees.impact.workPass", { names: names(items) });
      case "overtime":
        return t("employees.impact.overtime", { days: days(items) });
      case "laterRow":
        return t("employees.impact.laterRow", { count, days: days(items) });
      case "approval":
        return t("employees.impact.approval", { count });
      case "readiness":
        return t("employees.impact.readiness", { areas: formatList(items.map(({ name }) => area(t, name))) });
    }
  };
}

interface ImpactNoticeProps {
  employee: Employee;
  kind: DatedKind;
  row: DatedRow;
  /** The first day as entered so far. */
  effectiveFrom: unknown;
}

export function ImpactNotice({ employee, kind, row, effectiveFrom }: ImpactNoticeProps) {
  const t = useText();
  const lineOf = useLine();
  const day = useDebounced(
    typeof effectiveFrom === "string" && isDate(effectiveFrom) ? effectiveFrom : row.effectiveFrom,
    300,
  );
  const path = { companyId: employee.companyId, employeeId: employee.id, [kind.idName]: row.id };
  const query = useQuery({
    ...kind.impact({ path, query: { effectiveFrom: day } }),
    // While another day is looked up, the previous answer stays in place.
    placeholderData: (previous: CorrectionImpact | undefined) => previous,
  });
  return (
    <Loaded query={query} waiting={<Skeleton css={{ h: "20", my: "0" }} />}>
      {({ items, hidden }) => (
        <Alert tone="warning" title={t("employees.impact.title")}>
          <ul className={css({ listStyleType: "disc", pl: "5", display: "grid", gap: "1" })}>
            {kinds.flatMap((each) => {
              const own = items.filter((one) => one.kind === each);
              return own.length === 0 ? [] : [<li key={each}>{lineOf(each, own)}</li>];
            })}
            {items.length === 0 && !hidden && <li>{t("employees.impact.none")}</li>}
            {hidden && <li>{t("employees.impact.hidden")}</li>}
          </ul>
        </Alert>
      )}
    </Loaded>
  );
}
