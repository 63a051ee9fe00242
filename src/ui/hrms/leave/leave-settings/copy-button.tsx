/** Copies a setting to departments, grades, groups, employees or the company. */
import { Copy } from "lucide-react";
import { useState } from "react";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeGroupOptionsOptions } from "#generated/hrms/hooks/employee-groups.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listGradeOptionsOptions } from "#generated/hrms/hooks/grades.ts";
import { useApplyLeaveSettings } from "#generated/hrms/hooks/leave-settings.ts";
import type { ApplyLeaveSettingsInput } from "#generated/hrms/schema.ts";
import { type SettingLevel, settingLevels } from "#src/domain/leave/shared/vocabulary.ts";
import type { Row } from "../../../crud/area.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import type { FieldSpec, Reference } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const optionsOf = {
  department: listDepartmentOptionsOptions,
  grade: listGradeOptionsOptions,
  "employee-group": listEmployeeGroupOptionsOptions,
  employee: listEmployeeOptionsOptions,
} as const;

/** One field for each level, shown when it is chosen. */
const targetFields: readonly FieldSpec[] = Object.entries(optionsOf).map(([level, options]) => ({
  name: level,
  kind: "references",
  required: true,
  maxItems: 500,
  reference: { label: "", options: options as unknown as Reference["options"] },
  shown: (values) => values["level"] === level,
}));

const fields: readonly FieldSpec[] = [
  { name: "level", kind: "choice", required: true, choices: settingLevels, clearable: false, initial: "department" },
  ...targetFields,
  { name: "validFrom", kind: "date", required: true },
];

const fieldTexts: Readonly<Record<string, MessageId>> = {
  level: "leave-settings.copyTo",
  validFrom: "leave-settings.validFrom",
  department: "leave-settings.level.department",
  grade: "leave-settings.level.grade",
  "employee-group": "leave-settings.level.employee-group",
  employee: "leave-settings.level.employee",
};

export function CopyButton({ row, scope }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { mutateAsync: apply } = useApplyLeaveSettings();
  if (!useAbility().can("update", "leave-settings") || row.status === "archived") return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Copy size={16} aria-hidden />
        {t("leave-settings.copy")}
      </Button>
      {open && (
        <FormDialog
          title={t("leave-settings.copyTitle")}
          intro={t("leave-settings.copyText")}
          action={t("leave-settings.copy")}
          fields={fields}
          initial={{ level: "department", validFrom: row["validFrom"] }}
          words={{
            field: (name) => t(fieldTexts[name] ?? "leave-settings.target"),
            choice: (name, value) => t(`leave-settings.${name as "level"}.${value as SettingLevel}`),
            fault: (code) => (code === "below-law" ? t("leave-settings.copyBelowLaw") : undefined),
          }}
          scope={scope}
          send={async (values) => {
            const { level, validFrom, ...targets } = values as { level: SettingLevel; validFrom: string } & Record<
              string,
              unknown
            >;
            const targetIds = level === "company" ? [] : ((targets[level] ?? []) as string[]);
            const body: ApplyLeaveSettingsInput = { settingIds: [row.id], level, targetIds, validFrom };
            const { created, replaced } = await apply({ path: { companyId: scope["companyId"] ?? "" }, body });
            toast({ text: t("leave-settings.copied", { count: created + replaced }) });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
