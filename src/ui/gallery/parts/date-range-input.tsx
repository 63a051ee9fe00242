/** Date range as two date inputs; the end is never before the start. */
import { css } from "#generated/styles/css/index.js";
import { useText } from "../../messages/use-text.ts";
import { DateInput } from "../../kit/date-input.tsx";
import { Field } from "../../kit/field.tsx";
import { Unparsed, type Typed } from "../../kit/unparsed.ts";

export interface DateRange {
  readonly from: Typed<string>;
  readonly to: Typed<string>;
}

interface DateRangeInputProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
}

export function DateRangeInput({ value: { from, to }, onChange }: DateRangeInputProps) {
  const t = useText();
  const wrong = (date: Typed<string>): string | undefined =>
    date instanceof Unparsed ? t("fields.dateWrong") : undefined;
  const reversed = typeof from === "string" && typeof to === "string" && to < from;
  return (
    <div className={css({ display: "grid", gap: "3", gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))" })}>
      <Field label={t("fields.from")} error={wrong(from)}>
        <DateInput value={from} onChange={(next) => onChange({ from: next, to })} />
      </Field>
      <Field label={t("fields.to")} error={reversed ? t("fields.endsBefore") : wrong(to)}>
        <DateInput
          value={to}
          isDisabled={(date) => typeof from === "string" && date < from}
          onChange={(next) => onChange({ from, to: next })}
        />
      </Field>
    </div>
  );
}
