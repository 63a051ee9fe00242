/** Closes a leave year, or reopens it with a reason. */
import { useState } from "react";
import { closeLeaveYear as closeForm, reopenLeaveYear as reopenForm } from "#generated/hrms/forms/year-settings.ts";
import { useCloseLeaveYear, useReopenLeaveYear } from "#generated/hrms/hooks/year-settings.ts";
import type { CloseYearInput, ReopenYearInput, YearSetting } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const closeFields = specsOf(closeForm, { encash: { initial: false } });
const reopenFields = specsOf(reopenForm);

export function ClosingActions({ companyId, year }: { companyId: string; year: YearSetting }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = useCloseLeaveYear();
  const reopen = useReopenLeaveYear();
  const may = useAbility().can("update", "year-settings");
  const closes = year.state === "open";
  if (!may || year.status === "archived" || (!closes && year.state !== "closed")) return null;
  const path = { companyId, yearSettingId: year.id };
  const { name } = year;
  const fault = (code: string): string => {
    const id = `year-closing.fault.${code}` as MessageId;
    const text = t(id);
    return text === id ? t("year-closing.fault.other") : text;
  };
  return (
    <>
      <Button variant={closes ? "solid" : "outline"} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(closes ? "year-closing.close" : "year-closing.reopen")}
      </Button>
      {open && closes && (
        <FormDialog
          title={t("year-closing.closeTitle", { name })}
          intro={t("year-closing.closeText")}
          action={t("year-closing.close")}
          fields={closeFields}
          words={{
            field: () => t("year-closing.encash"),
            help: () => t("year-closing.encash.help"),
            fault,
          }}
          send={async (body) => {
            await close.mutateAsync({ path, body: body as CloseYearInput });
            toast({ text: t("year-closing.closing") });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {open && !closes && (
        <FormDialog
          title={t("year-closing.reopenTitle", { name })}
          intro={t("year-closing.reopenText")}
          action={t("year-closing.reopen")}
          danger
          fields={reopenFields}
          words={{ field: () => t("year-closing.reason"), fault }}
          send={async (body) => {
            await reopen.mutateAsync({ path, body: body as ReopenYearInput });
            toast({ text: t("year-closing.reopening") });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
