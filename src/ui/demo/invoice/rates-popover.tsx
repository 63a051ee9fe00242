/** Popover with discount and tax of an invoice. */
import { css } from "#generated/styles/css/index.js";
import { Percent } from "lucide-react";
import { FormFields } from "../../form/form-fields.tsx";
import type { FieldSpec } from "../../form/spec.ts";
import type { FormState } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Popover } from "../../kit/popover.tsx";
import { useText } from "../../messages/use-text.ts";
import type { InvoiceValues } from "./form-values.ts";

const fields: readonly FieldSpec[] = [
  { name: "discountRate", kind: "fraction" },
  { name: "taxRate", kind: "fraction" },
];

export function RatesPopover({ form }: { form: FormState<InvoiceValues> }) {
  const { errors } = form;
  const t = useText();
  return (
    <Popover
      label={t("invoice.rates")}
      align="end"
      trigger={(props) => (
        <Button {...props} size="sm" aria-invalid={errors.discountRate || errors.taxRate ? true : undefined}>
          <Percent size={16} aria-hidden />
          {t("invoice.rates")}
        </Button>
      )}
    >
      {(close) => (
        <div
          className={css({ display: "grid", gap: "3", w: "14rem" })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || (event.target as Element).tagName !== "INPUT") return;
            event.preventDefault();
            close();
          }}
        >
          <FormFields
            form={form}
            fields={fields}
            focus="discountRate"
            words={{
              field: (name) => t(name === "taxRate" ? "invoice.tax" : "invoice.discount"),
              help: (name) => (name === "taxRate" ? t("invoice.taxHelp") : undefined),
            }}
          />
          <Button size="sm" onClick={close}>
            {t("common.close")}
          </Button>
        </div>
      )}
    </Popover>
  );
}
