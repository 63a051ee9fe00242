/** Popover with discount and tax of an invoice. */
import { css } from "#generated/styles/css/index.js";
import { Percent } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { Field } from "../../kit/field.tsx";
import { Popover } from "../../kit/popover.tsx";
import { ShareInput } from "../../kit/typed-input.tsx";
import { useText } from "../../messages/use-text.ts";
import type { InvoiceValues } from "./form-values.ts";

type Rates = Pick<InvoiceValues, "discountRate" | "taxRate">;

interface RatesPopoverProps {
  rates: Rates;
  errors: Readonly<Partial<Record<keyof Rates, string | undefined>>>;
  onChange: (rates: Partial<Rates>) => void;
}

export function RatesPopover({ rates, errors, onChange }: RatesPopoverProps) {
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
          <Field label={t("invoice.discount")} error={errors.discountRate}>
            <ShareInput
              data-autofocus
              value={rates.discountRate}
              onChange={(discountRate) => onChange({ discountRate })}
            />
          </Field>
          <Field label={t("invoice.tax")} error={errors.taxRate} help={t("invoice.taxHelp")}>
            <ShareInput value={rates.taxRate} onChange={(taxRate) => onChange({ taxRate })} />
          </Field>
          <Button size="sm" onClick={close}>
            {t("common.close")}
          </Button>
        </div>
      )}
    </Popover>
  );
}
