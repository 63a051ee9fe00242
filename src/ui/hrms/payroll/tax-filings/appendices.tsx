/** Appendix 8A and 8B: benefits in kind and share gains, entered as a whole. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { useState } from "react";
import {
  updateTaxFormBenefits as benefitsForm,
  updateTaxFormGains as gainsForm,
} from "#generated/hrms/forms/tax-forms.ts";
import { useUpdateTaxFormBenefits, useUpdateTaxFormGains } from "#generated/hrms/hooks/tax-forms.ts";
import type { TaxBenefitsInput, TaxForm, TaxGainsInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ColumnTable } from "../../../table/column-table.tsx";
import { filingProblem } from "./problem-text.ts";

interface AppendicesProps {
  companyId: string;
  form: TaxForm;
  mayEdit: boolean;
}

type BenefitName = keyof Omit<TaxBenefitsInput, "reason">;
const benefitNames = Object.keys(benefitsForm).filter((name) => name !== "reason") as BenefitName[];
const notAmounts: readonly BenefitName[] = ["address", "from", "to", "sharers", "furnished", "remark"];
const totals = ["residence", "household", "taxableHotel", "total"] as const;

export function Appendices({ companyId, form, mayEdit }: AppendicesProps) {
  const t = useText();
  const format = useFormat();
  const [editing, edit] = useState<"benefits" | "gains">();
  const { benefits, gains } = form;
  const head = (which: "benefits" | "gains") => (
    <div
      className={css({ display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3", minH: "8" })}
    >
      <CardTitle>{t(`tax-filings.appendix.${which}`)}</CardTitle>
      {mayEdit && (
        <Button size="sm" aria-label={t(`tax-filings.edit.${which}`)} onClick={() => edit(which)}>
          <Pencil size={16} aria-hidden />
          {t("tax-filings.editAppendix")}
        </Button>
      )}
    </div>
  );
  const none = (which: "benefits" | "gains") => (
    <p className={css({ color: "text.muted", mt: "1" })}>{t(`tax-filings.none.${which}`)}</p>
  );
  const path = { companyId, taxFilingId: form.taxFilingId, taxFormId: form.id };
  return (
    <>
      <Card padded data-appendix="benefits">
        {head("benefits")}
        {benefits === null ? (
          none("benefits")
        ) : (
          <div className={css({ mt: "2" })}>
            <PropertyList
              properties={[
                ...benefitNames
                  .filter((name) => benefits[name] !== null && benefits[name] !== 0)
                  .map((name) => ({
                    id: name,
                    label: t(`tax-filings.benefit.${name}`),
                    value: valueOf(name, benefits[name]),
                  })),
                ...totals
                  .filter((name) => benefits[name] > 0)
                  .map((name) => ({
                    id: name,
                    label: t(`tax-filings.benefit.${name}`),
                    value: <Money cents={benefits[name]} />,
                  })),
              ]}
            />
          </div>
        )}
      </Card>
      <Card className={css({ overflow: "hidden" })} data-appendix="gains">
        <div className={css({ px: "5", pt: "4", pb: gains.length > 0 ? "2" : "4" })}>
          {head("gains")}
          {gains.length === 0 && none("gains")}
        </div>
        {gains.length > 0 && (
          <ColumnTable
            label={t("tax-filings.appendix.gains")}
            rows={gains.map((gain, at) => ({ ...gain, key: String(at) }))}
            keyOf={({ key }) => key}
            columns={[
              { header: t("tax-filings.gain.company"), cell: ({ company }) => company },
              { header: t("tax-filings.gain.plan"), cell: ({ plan }) => t(`tax-filings.gain.plan.${plan}`) },
              { header: t("tax-filings.gain.gainedOn"), kind: "date", cell: ({ gainedOn }) => format.date(gainedOn) },
              { header: t("tax-filings.gain.shares"), kind: "number", cell: ({ shares }) => format.number(shares) },
              { header: t("tax-filings.gain.gain"), kind: "number", cell: ({ gain }) => <Money cents={gain} /> },
            ]}
          />
        )}
      </Card>
      {editing === "benefits" && <BenefitsDialog path={path} form={form} onClose={() => edit(undefined)} />}
      {editing === "gains" && <GainsDialog path={path} form={form} onClose={() => edit(undefined)} />}
    </>
  );

  function valueOf(name: BenefitName, value: string | number | null) {
    if (!notAmounts.includes(name)) return <Money cents={Number(value)} />;
    if (name === "from" || name === "to") return format.date(String(value));
    return name === "furnished" ? t(`tax-filings.furnished.${value as "P"}`) : String(value);
  }
}

interface DialogProps {
  path: { companyId: string; taxFilingId: string; taxFormId: string };
  form: TaxForm;
  onClose: () => void;
}

const benefitFields = specsOf(benefitsForm);

function BenefitsDialog({ path, form, onClose }: DialogProps) {
  const t = useText();
  const update = useUpdateTaxFormBenefits();
  return (
    <FormDialog
      title={t("tax-filings.appendix.benefits")}
      intro={t("tax-filings.benefitsText")}
      action={t("shell.save")}
      fields={benefitFields}
      listed
      initial={{ ...form.benefits, reason: "" }}
      words={{
        field: (name) =>
          name === "reason" ? t("tax-filings.reason") : t(`tax-filings.benefit.${name as BenefitName}`),
        choice: (_, value) => t(`tax-filings.furnished.${value as "P"}`),
      }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path,
          headers: { "If-Match": `"${form.version}"` },
          body: body as unknown as TaxBenefitsInput,
        });
        toast({ text: t("tax-filings.benefitsDone") });
      }}
      onClose={onClose}
    />
  );
}

const gainFields = specsOf(gainsForm);

function GainsDialog({ path, form, onClose }: DialogProps) {
  const t = useText();
  const update = useUpdateTaxFormGains();
  return (
    <FormDialog
      title={t("tax-filings.appendix.gains")}
      intro={t("tax-filings.gainsText")}
      action={t("shell.save")}
      fields={gainFields}
      listed
      initial={{ gains: form.gains.map(({ gain: _, ...gain }) => gain), reason: "" }}
      words={{
        field: (name) =>
          name === "reason"
            ? t("tax-filings.reason")
            : name === "gains"
              ? t("tax-filings.appendix.gains")
              : t(`tax-filings.gain.${name.replace("gains.", "") as "company"}`),
        choice: (_, value) => t(`tax-filings.gain.plan.${value as "award"}`),
        addRow: () => t("tax-filings.addGain"),
        removeRow: (_, row) => t("tax-filings.removeGain", { row }),
      }}
      failureText={(error) => filingProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path,
          headers: { "If-Match": `"${form.version}"` },
          body: body as unknown as TaxGainsInput,
        });
        toast({ text: t("tax-filings.gainsDone") });
      }}
      onClose={onClose}
    />
  );
}
