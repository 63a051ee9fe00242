/** Income of each calendar year by the boxes of the form; figures can be corrected with a reason. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { correctTaxClearance as form } from "#generated/hrms/forms/tax-clearances.ts";
import { useCorrectTaxClearance } from "#generated/hrms/hooks/tax-clearances.ts";
import type { TaxClearance, TaxClearanceCorrection } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { IconButton } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { ClearanceTabProps } from "./clearance-tab.ts";
import { clearanceProblem } from "./problem-text.ts";

type Figure = TaxClearance["years"][number]["boxes"][number];
const fields = specsOf(form, {}, ["amount", "reason"]);
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto 2.25rem",
  columnGap: "3",
  alignItems: "center",
  px: "5",
  py: "1.5",
  minH: "11",
  borderTopWidth: "1px",
  borderColor: "border",
});
const quiet = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", display: "block" });

export function IncomeTab({ companyId, clearance }: ClearanceTabProps) {
  const t = useText();
  const format = useFormat();
  const [asked, ask] = useState<{ year: number; figure: Figure }>();
  const may = useAbility().can("run", "tax-clearances") && clearance.status === "draft";
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        gap: "4",
        alignItems: "start",
      })}
    >
      {clearance.years.map(({ year, amount, boxes }) => (
        <Card key={year}>
          <div
            className={css({ display: "flex", justifyContent: "space-between", gap: "3", px: "5", py: "4" })}
            data-year={year}
          >
            <CardTitle>{t("tax-clearances.yearOf", { year: String(year) })}</CardTitle>
            <strong>
              <Money cents={amount} />
            </strong>
          </div>
          <ul>
            {boxes.map((figure) => (
              <li key={figure.box} className={row} data-box={figure.box}>
                <span className={css({ minW: "0" })}>
                  {t(`tax-clearances.box.${figure.box}`)}
                  {figure.reason !== null && (
                    <span className={quiet}>
                      {t("tax-clearances.corrected", {
                        amount: format.money(figure.drafted),
                        name: figure.correctedBy ?? "–",
                        reason: figure.reason,
                      })}
                    </span>
                  )}
                </span>
                <Money cents={figure.amount} />
                {may ? (
                  <IconButton
                    size="sm"
                    label={t("tax-clearances.correctOf", { box: t(`tax-clearances.box.${figure.box}`) })}
                    onClick={() => ask({ year, figure })}
                  >
                    <Pencil size={16} aria-hidden />
                  </IconButton>
                ) : (
                  <span />
                )}
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {asked && <CorrectDialog companyId={companyId} clearance={clearance} {...asked} onClose={() => ask(undefined)} />}
    </div>
  );
}

interface CorrectProps extends ClearanceTabProps {
  year: number;
  figure: Figure;
  onClose: () => void;
}

function CorrectDialog({ companyId, clearance, year, figure, onClose }: CorrectProps) {
  const t = useText();
  const format = useFormat();
  const correct = useCorrectTaxClearance();
  const box = t(`tax-clearances.box.${figure.box}`);
  return (
    <FormDialog
      title={t("tax-clearances.correctOf", { box })}
      intro={t("tax-clearances.correctText", { amount: format.money(figure.drafted) })}
      action={t("shell.save")}
      fields={fields}
      initial={{ amount: figure.amount }}
      words={{ field: (name) => t(`tax-clearances.${name as "amount"}`) }}
      failureText={(error) => clearanceProblem(t, error)}
      send={async (body) => {
        const given = body as unknown as Pick<TaxClearanceCorrection, "amount" | "reason">;
        await correct.mutateAsync({
          path: { companyId, taxClearanceId: clearance.id },
          body: { ...given, year, box: figure.box },
        });
        toast({ text: t("crud.saved", { name: box }) });
      }}
      onClose={onClose}
    />
  );
}
