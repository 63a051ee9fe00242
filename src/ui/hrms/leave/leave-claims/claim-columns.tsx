/** Columns of the list of leave that the government pays back. */
import { useMemo } from "react";
import type { LeaveClaim } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Column } from "../../../table/column.ts";

/** As many as fit at 1280; the others can be added. */
export const usualClaimColumns = ["fullName", "identity", "leaveType", "from", "units", "claimBy", "child"];

export const claimFileColumns = [
  "employeeNo",
  "fullName",
  "identity",
  "leaveType",
  "kind",
  "from",
  "to",
  "units",
  "unit",
  "calendarDays",
  "child",
  "childBirthDate",
  "childCitizenship",
  "joinedOn",
  "claimBy",
] as const;

const none = "–";
const citizenships = ["citizen", "pr", "foreigner"] as const;

export function useClaimColumns(): readonly Column<LeaveClaim>[] {
  const t = useText();
  const format = useFormat();
  return useMemo<readonly Column<LeaveClaim>[]>(() => {
    const day = (value: string | null): string => (value === null ? none : format.date(value));
    return [
      { id: "fullName", header: t("leave-claims.employee"), cell: ({ fullName }) => fullName, sortBy: "fullName" },
      { id: "employeeNo", header: t("leave-claims.employeeNo"), cell: ({ employeeNo }) => employeeNo },
      { id: "identity", header: t("leave-claims.identity"), cell: ({ identity }) => identity ?? none, onCard: "line" },
      { id: "leaveType", header: t("leave-claims.leaveType"), cell: ({ leaveType }) => leaveType, onCard: "line" },
      { id: "kind", header: t("leave-claims.kind"), cell: ({ kind }) => t(`leave-claims.kind.${kind}`) },
      { id: "from", header: t("leave-claims.from"), cell: ({ from }) => day(from), sortBy: "from", onCard: "line" },
      { id: "to", header: t("leave-claims.to"), cell: ({ to }) => day(to) },
      {
        id: "units",
        header: t("leave-claims.units"),
        cell: ({ units, unit }) => t(unit === "hour" ? "leave-claims.hours" : "leave-claims.days", { count: units }),
        align: "end",
        onCard: "line",
      },
      {
        id: "calendarDays",
        header: t("leave-claims.calendarDays"),
        cell: ({ calendarDays }) => format.number(calendarDays),
        align: "end",
      },
      { id: "child", header: t("leave-claims.child"), cell: ({ child }) => child ?? none, onCard: "line" },
      {
        id: "childBirthDate",
        header: t("leave-claims.childBirthDate"),
        cell: ({ childBirthDate }) => day(childBirthDate),
      },
      {
        id: "childCitizenship",
        header: t("leave-claims.childCitizenship"),
        cell: ({ childCitizenship }) => {
          const known = citizenships.find((name) => name === childCitizenship);
          return known === undefined ? none : t(`leave-claims.citizenship.${known}`);
        },
      },
      {
        id: "claimBy",
        header: t("leave-claims.claimBy"),
        cell: ({ claimBy, claimCertain }) =>
          claimCertain ? (
            day(claimBy)
          ) : (
            <span data-tip={t("leave-claims.claimUncertain")}>
              {t("leave-claims.claimByUnsure", { date: day(claimBy) })}
              <VisuallyHidden>{t("leave-claims.claimUncertain")}</VisuallyHidden>
            </span>
          ),
        onCard: "line",
      },
      { id: "joinedOn", header: t("leave-claims.joinedOn"), cell: ({ joinedOn }) => day(joinedOn) },
    ];
  }, [t, format]);
}
