/** Columns of the people of a run. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert, MessageSquareText, PenLine, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import type { PayRunPerson } from "#generated/hrms/schema.ts";
import { Money } from "../../../kit/format.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { useText, type Text } from "../../../messages/use-text.ts";
import type { Column } from "../../../table/column.ts";
import { Difference } from "../shared/difference.tsx";

export const usualPeopleColumns = ["fullName", "state", "gross", "deductions", "net", "difference", "marks"];

const none = "–";

function State({ person: { state, held, change }, t }: { person: PayRunPerson; t: Text }) {
  if (state === "failed") return <StatusDot tone="danger">{t("payroll.person.failed")}</StatusDot>;
  if (state === "excluded") return <StatusDot tone="neutral">{t("payroll.person.excluded")}</StatusDot>;
  if (state === "reversed") return <StatusDot tone="warning">{t("payroll.person.reversed")}</StatusDot>;
  if (held) return <StatusDot tone="warning">{t("payroll.person.held")}</StatusDot>;
  return <StatusDot tone={change === "same" ? "neutral" : "info"}>{t(`payroll.change.${change}`)}</StatusDot>;
}

function Marks({ person, t }: { person: PayRunPerson; t: Text }) {
  const { blockers, warnings, overrides, note } = person;
  const mark = css({ display: "inline-flex", alignItems: "center", gap: "1" });
  return (
    <span className={css({ display: "inline-flex", gap: "3", fontVariantNumeric: "tabular-nums" })}>
      {blockers + warnings + overrides === 0 && note === null && none}
      {blockers > 0 && (
        <span className={`${mark} ${css({ color: "danger.text" })}`} title={t("payroll.blockers", { count: blockers })}>
          <CircleAlert size={16} role="img" aria-label={t("payroll.blockers", { count: blockers })} />
        </span>
      )}
      {warnings > 0 && (
        <span
          className={`${mark} ${css({ color: "warning.text" })}`}
          title={t("payroll.warnings", { count: warnings })}
        >
          <TriangleAlert size={16} role="img" aria-label={t("payroll.warnings", { count: warnings })} />
        </span>
      )}
      {overrides > 0 && (
        <span className={mark} title={t("payroll.overrides", { count: overrides })}>
          <PenLine size={16} role="img" aria-label={t("payroll.overrides", { count: overrides })} />
        </span>
      )}
      {note !== null && (
        <span className={mark} title={note}>
          <MessageSquareText size={16} role="img" aria-label={t("payroll.hasNote")} />
        </span>
      )}
    </span>
  );
}

export function usePeopleColumns(): readonly Column<PayRunPerson>[] {
  const t = useText();
  return useMemo<readonly Column<PayRunPerson>[]>(() => {
    const text = (id: "employeeNo" | "department" | "designation"): Column<PayRunPerson> => ({
      id,
      header: t(`payroll.column.${id}`),
      cell: (row) => row[id] ?? none,
      room: "short",
      ...(id === "employeeNo" && { sortBy: "employeeNo" }),
    });
    const money = (
      id: "gross" | "deductions" | "net" | "payable" | "employerCost" | "previousNet",
      more: Partial<Column<PayRunPerson>> = {},
    ): Column<PayRunPerson> => ({
      id,
      header: t(`payroll.column.${id}`),
      cell: (row) => {
        const cents = row[id];
        return cents === null || row.state === "failed" ? none : <Money cents={cents} />;
      },
      align: "end",
      ...more,
    });
    return [
      { id: "fullName", header: t("payroll.column.fullName"), cell: ({ fullName }) => fullName, sortBy: "fullName" },
      text("employeeNo"),
      text("department"),
      text("designation"),
      {
        id: "state",
        header: t("payroll.column.change"),
        cell: (person) => <State person={person} t={t} />,
        onCard: "corner",
      },
      money("gross", { sortBy: "gross" }),
      money("deductions"),
      money("net", { sortBy: "net", onCard: "line" }),
      money("payable"),
      money("employerCost"),
      money("previousNet"),
      {
        id: "difference",
        header: t("payroll.column.difference"),
        cell: ({ difference, previousNet, state }) =>
          previousNet === null || state === "failed" ? none : <Difference cents={difference} />,
        align: "end",
        sortBy: "difference",
        onCard: "line",
      },
      {
        id: "marks",
        header: t("payroll.column.marks"),
        cell: (person) => <Marks person={person} t={t} />,
        onCard: "line",
      },
      {
        id: "holdReason",
        header: t("payroll.column.holdReason"),
        cell: ({ holdReason }) => holdReason ?? none,
        room: "long",
      },
      { id: "note", header: t("payroll.column.note"), cell: ({ note }) => note ?? none, room: "long" },
    ];
  }, [t]);
}
