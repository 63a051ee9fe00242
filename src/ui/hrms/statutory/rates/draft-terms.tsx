/** What holds for a draft as a whole: who gives to a fund, and how an employer's own fund is calculated. */
import { chakra } from "@chakra-ui/react";
import { isFund } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import type { RateKind, RateTerms } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Field } from "../../../kit/field.tsx";
import { FieldGroup } from "../../../kit/field-group.tsx";
import { Select } from "../../../kit/select.tsx";
import { MoneyInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";

const passes = ["employment-pass", "levy-paying", "other"] as const;

export type TermValues = Omit<RateTerms, "ceiling"> & { ceiling?: Typed<number> };

interface DraftTermsProps {
  kind: RateKind;
  terms: TermValues;
  errors: Readonly<Record<string, string>>;
  onChange: (terms: TermValues) => void;
}

export function DraftTerms({ kind, terms, errors, onChange }: DraftTermsProps) {
  const t = useText();
  if (isFund(kind)) {
    const given = terms.passes ?? [];
    return (
      <FieldGroup role="group" label={t("rates.term.passes")} help={t("rates.passesHelp")}>
        {passes.map((pass) => (
          <LabelledCheckbox
            key={pass}
            checked={given.includes(pass)}
            onChange={(event) =>
              onChange({
                ...terms,
                passes: passes.filter((each) => (each === pass ? event.target.checked : given.includes(each))),
              })
            }
          >
            {t(`rates.pass.${pass}`)}
          </LabelledCheckbox>
        ))}
      </FieldGroup>
    );
  }
  if (kind !== "ppf") return null;
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr 1fr" }} gap="4">
      <Field label={t("rates.term.base")} required error={errors["terms/base"]}>
        <Select
          value={terms.base ?? ""}
          onChange={(event) => onChange({ ...terms, base: event.target.value as "basic" | "gross" })}
        >
          <option value="basic">{t("rates.base.basic")}</option>
          <option value="gross">{t("rates.base.gross")}</option>
        </Select>
      </Field>
      <Field label={t("rates.term.ceiling")} optional error={errors["terms/ceiling"]}>
        <MoneyInput value={terms.ceiling ?? null} onChange={(ceiling) => onChange({ ...terms, ceiling })} />
      </Field>
      <Field label={t("rates.term.rounding")} required error={errors["terms/rounding"]}>
        <Select
          value={terms.rounding ?? ""}
          onChange={(event) => onChange({ ...terms, rounding: event.target.value as "fundCent" | "fundDollar" })}
        >
          <option value="fundCent">{t("rates.rounding.fundCent")}</option>
          <option value="fundDollar">{t("rates.rounding.fundDollar")}</option>
        </Select>
      </Field>
    </chakra.div>
  );
}
