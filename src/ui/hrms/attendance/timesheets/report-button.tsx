/** Time by project, client or person in the current month. */
import { css } from "#generated/styles/css/index.js";
import { ChartColumn } from "lucide-react";
import { useState } from "react";
import { useReportTimesheets } from "#generated/hrms/hooks/timesheets.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { hoursText } from "../shared/minutes.tsx";

const kinds = ["project", "client", "employee"] as const;

function Report({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const [by, setBy] = useState<(typeof kinds)[number]>("project");
  const query = useReportTimesheets({ path: { companyId }, query: { by } });
  return (
    <Dialog open title={t("attendance-tools.report")} onClose={onClose}>
      <Select
        aria-label={t("attendance-tools.reportBy")}
        value={by}
        onChange={({ target }) => setBy(kinds.find((one) => one === target.value) ?? "project")}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`attendance-tools.by.${one}`)}
          </option>
        ))}
      </Select>
      <Loaded query={query} waiting={<Skeleton h="24" />}>
        {(sums) =>
          sums.length === 0 ? (
            <p className={css({ mt: "4" })}>{t("attendance-tools.noReport")}</p>
          ) : (
            <ul className={css({ mt: "3" })}>
              {sums.map(({ id, name, minutes, billableMinutes, budgetMinutes }) => (
                <li
                  key={id ?? name}
                  className={css({
                    display: "grid",
                    gridTemplateColumns: "minmax(0, 1fr) auto",
                    gap: "3",
                    py: "2",
                    borderTopWidth: "1px",
                    borderColor: "border",
                  })}
                >
                  <span className={css({ overflowWrap: "anywhere" })}>{name}</span>
                  <span className={css({ textAlign: "end", fontVariantNumeric: "tabular-nums" })}>
                    {hoursText(minutes)}
                    <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                      {budgetMinutes === null
                        ? t("attendance-tools.ofBillable", { hours: hoursText(billableMinutes) })
                        : t("attendance-tools.ofBudget", {
                            hours: hoursText(billableMinutes),
                            budget: hoursText(budgetMinutes),
                          })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

export function ReportButton({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ChartColumn size={16} aria-hidden />
        {t("attendance-tools.report")}
      </Button>
      {open && <Report companyId={companyId} onClose={() => setOpen(false)} />}
    </>
  );
}
