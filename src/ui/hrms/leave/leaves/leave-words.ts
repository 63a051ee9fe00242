/** Words for leave: amounts, periods, states and faults. */
import { useMemo } from "react";
import type { Leave, LeaveBalance, LeavePreview } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import type { Tone } from "../../../kit/status-dot.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { type Text, useText } from "../../../messages/use-text.ts";

export const leaveTones: Readonly<Record<Leave["status"], Tone>> = {
  submitted: "warning",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
  cancelRequested: "warning",
  cancelled: "neutral",
  taken: "info",
};

type Period = Pick<Leave, "from" | "to" | "startHalf" | "endHalf">;
type Unit = LeaveBalance["unit"];

export interface LeaveWords {
  readonly amount: (units: number, unit: Unit) => string;
  readonly period: (leave: Period) => string;
  /** The name of a leave type in the reader's language, if it is statutory. */
  readonly type: (name: string) => string;
  readonly fault: (fault: LeavePreview["faults"][number]) => string;
}

/** Values of a fault as they are written: dates and amounts in the reader's way. */
function written(params: Readonly<Record<string, unknown>>, date: (value: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : String(value),
    ]),
  );
}

const known = (t: Text, code: string, params: Record<string, string>): string | undefined => {
  const id = `leaves.fault.${code}` as MessageId;
  const text = t(id as "leaves.fault.other", params);
  return text === id ? undefined : text;
};

export function useLeaveWords(): LeaveWords {
  const t = useText();
  const format = useFormat();
  const builtIn = useBuiltInName();
  return useMemo<LeaveWords>(() => {
    const amount = (units: number, unit: Unit): string =>
      t(unit === "hour" ? "leaves.hours" : "leaves.days", { count: units });
    return {
      amount,
      type: (name) => builtIn("leaveType", name),
      period: ({ from, to, startHalf, endHalf }) => {
        const start = startHalf === "pm" ? `${format.date(from)}, ${t("leaves.half.pm")}` : format.date(from);
        const end = endHalf === "am" ? `${format.date(to)}, ${t("leaves.half.am")}` : format.date(to);
        if (from !== to) return `${start} – ${end}`;
        return startHalf === "pm" ? start : end;
      },
      fault: ({ code, params = {} }) => {
        const values = written(params, format.date);
        // Of leave that HR enters for several people.
        if (code === "balance-too-low" && params["missing"] === undefined) return t("leaves.fault.balance-of", values);
        if (code === "balance-too-low" && typeof params["missing"] === "number")
          values["missing"] = amount(params["missing"], params["unit"] === "hour" ? "hour" : "day");
        return known(t, code, values) ?? t("leaves.fault.other");
      },
    };
  }, [t, format, builtIn]);
}
