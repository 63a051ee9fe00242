/** What payslips do not say: the end, the person and why anything is unusual. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { updateTaxClearance as form } from "#generated/hrms/forms/tax-clearances.ts";
import { useUpdateTaxClearance } from "#generated/hrms/hooks/tax-clearances.ts";
import type { TaxClearanceDetails } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { ClearanceTabProps } from "./clearance-tab.ts";
import { clearanceProblem } from "./problem-text.ts";

const names = [
  "event",
  "noticeOn",
  "ceasesOn",
  "departsOn",
  "arrivedOn",
  "maritalStatus",
  "shortNotice",
  "withheldReason",
  "newEmployer",
  "undertaking",
  "professional",
  "hadEmployerBefore",
] as const;
type Name = (typeof names)[number];
const helped = ["noticeOn", "shortNotice", "undertaking", "professional"] as const;
const fields = specsOf(
  form,
  {
    event: { clearable: false },
    noticeOn: { help: true },
    shortNotice: { help: true },
    undertaking: { help: true },
    professional: { help: true },
  },
  names,
);
const faults = ["before-start", "after-the-end", "before-the-end"] as const;
const choices: readonly string[] = ["event", "maritalStatus", "shortNotice"];

export function DetailsTab({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const format = useFormat();
  const [editing, edit] = useState(false);
  const may = useAbility().can("run", "tax-clearances") && clearance.status === "draft";
  const shown = (name: Name): string => {
    const value = clearance[name];
    if (value === null || value === "") return "–";
    if (typeof value === "boolean") return t(value ? "tax-clearances.yes" : "tax-clearances.no");
    if (choices.includes(name)) return t(`tax-clearances.${name}.${value}` as "tax-clearances.event.ends");
    return name.endsWith("On") ? format.date(value) : value;
  };
  const { lastSalary } = clearance;
  return (
    <div className={css({ maxW: "64rem" })}>
      <Card padded>
        <CardHead title={t("tax-clearances.tab.details")}>
          {may && (
            <Button size="sm" onClick={() => edit(true)}>
              <Pencil size={16} aria-hidden />
              {t("tax-clearances.editDetails")}
            </Button>
          )}
        </CardHead>
        <PropertyList
          properties={[
            ...names.map((name) => ({ id: name, label: t(`tax-clearances.${name}`), value: shown(name) })),
            {
              id: "lastSalary",
              label: t("tax-clearances.lastSalary"),
              value:
                lastSalary === null
                  ? "–"
                  : t("tax-clearances.salaryOf", {
                      amount: format.money(lastSalary.amount),
                      from: format.date(lastSalary.from),
                      to: format.date(lastSalary.to),
                      date: format.date(lastSalary.paidOn),
                    }),
            },
          ]}
        />
      </Card>
      {editing && <EditDialog companyId={companyId} clearance={clearance} onClose={() => edit(false)} />}
    </div>
  );
}

function EditDialog({ companyId, clearance, onClose }: ClearanceTabProps & { onClose: () => void }) {
  const t = useText();
  const update = useUpdateTaxClearance();
  return (
    <FormDialog
      title={t("tax-clearances.editDetails")}
      action={t("shell.save")}
      fields={fields}
      listed
      initial={Object.fromEntries(names.map((name) => [name, clearance[name]]))}
      words={{
        field: (path) => t(`tax-clearances.${path as Name}`),
        choice: (path, value) => t(`tax-clearances.${path}.${value}` as "tax-clearances.event.ends"),
        help: (path) => {
          const found = helped.find((name) => name === path);
          return found && t(`tax-clearances.${found}.help`);
        },
        fault: (code) => {
          const found = faults.find((each) => each === code);
          return found && t(`tax-clearances.fault.${found}`);
        },
      }}
      failureText={(error) => clearanceProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path: { companyId, taxClearanceId: clearance.id },
          headers: { "If-Match": `"${clearance.version}"` },
          body: body as unknown as TaxClearanceDetails,
        });
        toast({ text: t("crud.saved", { name: clearance.fullName }) });
      }}
      onClose={onClose}
    />
  );
}
