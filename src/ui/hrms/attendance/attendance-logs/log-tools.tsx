/** Above the list of logs: computing a range again, and breaches of legal limits. */
import { css } from "#generated/styles/css/index.js";
import { Calculator, Scale } from "lucide-react";
import { useState } from "react";
import { recalculateAttendance as form } from "#generated/hrms/forms/attendance-logs.ts";
import { useListAttendanceLimits, useRecalculateAttendance } from "#generated/hrms/hooks/attendance-logs.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hoursText } from "../../../kit/hours-text.ts";

const fields = specsOf(form, {}, ["from", "to"]);

function LimitsDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const query = useListAttendanceLimits({ path: { companyId } });
  return (
    <Dialog open title={t("attendance-tools.limits")} onClose={onClose}>
      <p className={css({ color: "text.muted", mb: "3" })}>{t("attendance-tools.limitsText")}</p>
      <Loaded query={query} waiting={<Skeleton css={{ h: "24" }} />}>
        {(breaches) =>
          breaches.length === 0 ? (
            <p>{t("attendance-tools.noBreaches")}</p>
          ) : (
            <ul className={css({ display: "grid", gap: "2.5" })}>
              {breaches.map(({ employeeId, fullName, code, date, minutes, limit }) => (
                <li key={`${employeeId} ${code} ${date}`}>
                  <span className={css({ fontWeight: "medium" })}>{fullName}</span>
                  <span className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
                    {t(`attendance-tools.limit.${code}`, {
                      date: format.date(date),
                      hours: hoursText(minutes),
                      limit: hoursText(limit),
                    })}
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

export function LogTools({ scope: { companyId = "" } }: { scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const ability = useAbility();
  const recalculate = useRecalculateAttendance();
  const [open, setOpen] = useState<"recalculate" | "limits">();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen("limits")}>
        <Scale size={16} aria-hidden />
        {t("attendance-tools.limits")}
      </Button>
      {ability.can("update", "attendance-logs") && (
        <Button onClick={() => setOpen("recalculate")}>
          <Calculator size={16} aria-hidden />
          {t("attendance-tools.recalculate")}
        </Button>
      )}
      {open === "limits" && <LimitsDialog companyId={companyId} onClose={close} />}
      {open === "recalculate" && (
        <FormDialog
          title={t("attendance-tools.recalculate")}
          intro={t("attendance-tools.recalculateText")}
          action={t("attendance-tools.recalculateAction")}
          fields={fields}
          words={{
            field: (name) => t(name === "from" ? "attendance-tools.from" : "attendance-tools.to"),
            help: () => undefined,
          }}
          send={async (body) => {
            await recalculate.mutateAsync({ path: { companyId }, body: body as { from: string; to: string } });
            toast({ text: t("attendance-tools.recalculating") });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
