/** Fields of one invoice line with its amount. */
import { css } from "#generated/styles/css/index.js";
import { Field } from "../../kit/field.tsx";
import { Money } from "../../kit/format.tsx";
import { Input } from "../../kit/input.tsx";
import { MoneyInput, WholeInput } from "../../kit/typed-input.tsx";
import { useText } from "../../messages/use-text.ts";
import type { LineErrors, LineValues } from "./form-values.ts";

interface LineFieldsProps {
  line: LineValues;
  errors: LineErrors;
  onChange: (line: LineValues) => void;
}

export function LineFields({ line, errors, onChange }: LineFieldsProps) {
  const t = useText();
  const { quantity, priceInCents } = line;
  const amount = typeof quantity === "number" && typeof priceInCents === "number" ? quantity * priceInCents : null;
  const set = (changes: Partial<LineValues>): void => onChange({ ...line, ...changes });
  return (
    <div
      className={css({
        display: "grid",
        gap: "3",
        alignItems: "start",
        gridTemplateColumns: "5rem minmax(0, 1fr)",
        "& > :is(:nth-child(1), :nth-child(5))": { gridColumn: "1 / -1" },
        "@container repeater (min-width: 34rem)": {
          gridTemplateColumns: "minmax(0, 1fr) 5rem 9rem 7rem",
          "& > :nth-child(1)": { gridColumn: "auto" },
          "& > :nth-child(5)": { gridColumn: "1 / -1" },
        },
      })}
    >
      <Field label={t("invoice.item")} error={errors.title}>
        <Input
          value={line.title}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field label={t("invoice.quantity")} error={errors.quantity}>
        <WholeInput value={quantity} css={{ textAlign: "end" }} onChange={(next) => set({ quantity: next })} />
      </Field>
      <Field label={t("invoice.price")} error={errors.priceInCents}>
        <MoneyInput value={priceInCents} css={{ textAlign: "end" }} onChange={(next) => set({ priceInCents: next })} />
      </Field>
      <div
        className={css({
          display: "grid",
          gap: "1.5",
          textAlign: "end",
          gridColumn: "1 / -1",
          "@container repeater (min-width: 34rem)": { gridColumn: "auto" },
        })}
      >
        <span className={css({ fontWeight: "medium", color: "text.muted" })}>{t("invoice.amount")}</span>
        <span className={css({ lineHeight: "2.25rem", fontWeight: "medium" })}>
          {amount === null ? "–" : <Money cents={amount} />}
        </span>
      </div>
      <Field label={t("invoice.lineText")} labelled="hidden">
        <Input
          size="sm"
          value={line.description}
          maxLength={300}
          autoComplete="off"
          placeholder={t("invoice.lineText")}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
    </div>
  );
}
