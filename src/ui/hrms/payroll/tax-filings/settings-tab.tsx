/** Who files, and what IRAS does not say in public. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { updateTaxFiling as form } from "#generated/hrms/forms/tax-filings.ts";
import { useUpdateTaxFiling } from "#generated/hrms/hooks/tax-filings.ts";
import type { TaxFilingSettings } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specOf, specsOf } from "../../../form/spec.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead } from "../../../kit/card.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText, type Text } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { countryCodes } from "../../people/shared/references.ts";
import { isOpenFiling } from "./filing-steps.ts";
import type { FilingTabProps } from "./filing-tab.ts";
import { filingProblem } from "./problem-text.ts";

const names = [
  "organisationIdType",
  "organisationId",
  "source",
  "authorisedPerson",
  "authorisedDesignation",
  "phone",
  "email",
  "division",
  "incomeRounding",
  "deductionRounding",
  "ir8sLastYear",
] as const;
type Name = (typeof names)[number];
const rows = form.countryCodes.items.fields;
const fields = [
  ...specsOf(
    form,
    {
      organisationIdType: { clearable: false },
      source: { clearable: false },
      incomeRounding: { clearable: false },
      deductionRounding: { clearable: false },
    },
    names,
  ),
  specOf("countryCodes", form.countryCodes, {
    rows: [specOf("country", rows.country, { reference: countryCodes }), specOf("code", rows.code)],
  }),
];

const isChoice = (name: Name): name is "organisationIdType" | "source" | "incomeRounding" | "deductionRounding" =>
  name === "organisationIdType" || name === "source" || name === "incomeRounding" || name === "deductionRounding";

function shown(t: Text, name: Name, value: string | number | null): string {
  if (value === null || value === "") return "–";
  return isChoice(name) ? t(`tax-filings.${name}.${value}` as "tax-filings.source.6") : String(value);
}

export function SettingsTab({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const [editing, edit] = useState(false);
  const may = useAbility().can("run", "tax-filings") && isOpenFiling(filing.status);
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      <Card padded>
        <CardHead title={t("tax-filings.tab.employer")}>
          {may && (
            <Button size="sm" onClick={() => edit(true)}>
              <Pencil size={16} aria-hidden />
              {t("tax-filings.editEmployer")}
            </Button>
          )}
        </CardHead>
        <PropertyList
          properties={[
            ...names.map((name) => ({
              id: name,
              label: t(`tax-filings.${name}`),
              value: shown(t, name, filing[name]),
            })),
            {
              id: "countryCodes",
              label: t("tax-filings.countryCodes"),
              value: ["SG 301", ...filing.countryCodes.map(({ country, code }) => `${country} ${code}`)].join(", "),
            },
          ]}
        />
      </Card>
      <Alert tone="info" title={t("tax-filings.uncertainTitle")}>
        {t("tax-filings.uncertainText")}
      </Alert>
      {editing && <EditDialog companyId={companyId} filing={filing} onClose={() => edit(false)} />}
    </div>
  );
}

function EditDialog({ companyId, filing, onClose }: FilingTabProps & { onClose: () => void }) {
  const t = useText();
  const update = useUpdateTaxFiling();
  return (
    <FormDialog
      title={t("tax-filings.editEmployer")}
      intro={t("tax-filings.editEmployerText")}
      action={t("shell.save")}
      fields={fields}
      listed
      initial={{ ...Object.fromEntries(names.map((name) => [name, filing[name]])), countryCodes: filing.countryCodes }}
      words={{
        field: (path) => t(`tax-filings.${path as Name}`),
        choice: (path, value) => t(`tax-filings.${path}.${value}` as "tax-filings.source.6"),
        addRow: () => t("tax-filings.addCode"),
        removeRow: (_, row) => t("tax-filings.removeCode", { row }),
      }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path: { companyId, taxFilingId: filing.id },
          headers: { "If-Match": `"${filing.version}"` },
          body: body as unknown as TaxFilingSettings,
        });
        toast({ text: t("crud.saved", { name: filing.name }) });
      }}
      onClose={onClose}
    />
  );
}
