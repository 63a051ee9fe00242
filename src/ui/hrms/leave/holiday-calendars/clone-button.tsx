/** Copies a calendar with its holidays. */
import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useState } from "react";
import { cloneHolidayCalendar as form } from "#generated/hrms/forms/holiday-calendars.ts";
import { useCloneHolidayCalendar } from "#generated/hrms/hooks/holiday-calendars.ts";
import type { CloneHolidayCalendarInput } from "#generated/hrms/schema.ts";
import type { Row } from "../../../crud/area.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export function CloneButton({ row, scope, base }: { row: Row; scope: Readonly<Record<string, string>>; base: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { mutateAsync: clone } = useCloneHolidayCalendar();
  if (!useAbility().can("create", "holiday-calendars")) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Copy size={16} aria-hidden />
        {t("holiday-calendars.clone")}
      </Button>
      {open && (
        <FormDialog
          title={t("holiday-calendars.cloneTitle")}
          intro={t("holiday-calendars.cloneText")}
          action={t("holiday-calendars.clone")}
          fields={specsOf(form)}
          words={{ field: () => t("holiday-calendars.name") }}
          scope={scope}
          send={async (body) => {
            const path = { companyId: scope["companyId"] ?? "", holidayCalendarId: row.id };
            const { id, name } = await clone({ path, body: body as CloneHolidayCalendarInput });
            toast({ text: t("holiday-calendars.cloned", { name }) });
            void navigate({ to: `${base}/${id}` });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
