/** The fields of a version beside its rows: when it begins, and where the rates come from. */
import { chakra } from "@chakra-ui/react";
import { DateInput } from "../../../kit/date-input.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";

const certainties = ["found", "copied", "inferred", "own"] as const;

export interface StartValues {
  effectiveFrom: Typed<string>;
  announcedUpTo: Typed<string>;
  sourceTitle: string;
  sourceUrl: string;
  certainty: (typeof certainties)[number];
}

interface StartFieldsProps {
  values: StartValues;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<StartValues>) => void;
}

/** What goes over the wire: a date that cannot be read is sent as it was typed, for the contract to name it. */
export function startBody({ effectiveFrom, announcedUpTo, sourceTitle, sourceUrl, certainty }: StartValues) {
  const date = (value: Typed<string>): string => (value === null ? "" : typeof value === "string" ? value : value.text);
  return {
    effectiveFrom: date(effectiveFrom),
    announcedUpTo: date(announcedUpTo),
    sourceTitle,
    sourceUrl: sourceUrl.trim() === "" ? null : sourceUrl.trim(),
    certainty,
  };
}

export function StartFields({ values, errors, onChange }: StartFieldsProps) {
  const t = useText();
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="4">
      <Field label={t("rates.head.effectiveFrom")} required error={errors["effectiveFrom"]}>
        <DateInput
          name="effectiveFrom"
          value={values.effectiveFrom}
          onChange={(effectiveFrom) => onChange({ effectiveFrom })}
        />
      </Field>
      <Field
        label={t("rates.head.announcedUpTo")}
        required
        error={errors["announcedUpTo"]}
        help={t("rates.announcedHelp")}
      >
        <DateInput
          name="announcedUpTo"
          value={values.announcedUpTo}
          onChange={(announcedUpTo) => onChange({ announcedUpTo })}
        />
      </Field>
      <Field label={t("rates.head.sourceTitle")} required error={errors["sourceTitle"]}>
        <Input
          name="sourceTitle"
          autoComplete="off"
          maxLength={200}
          value={values.sourceTitle}
          onChange={(event) => onChange({ sourceTitle: event.target.value })}
        />
      </Field>
      <Field label={t("rates.head.sourceUrl")} optional error={errors["sourceUrl"]}>
        <Input
          name="sourceUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://"
          value={values.sourceUrl}
          onChange={(event) => onChange({ sourceUrl: event.target.value })}
        />
      </Field>
      <Field label={t("rates.head.certainty")} required error={errors["certainty"]} help={t("rates.certaintyHelp")}>
        <Select
          name="certainty"
          value={values.certainty}
          onChange={(event) => onChange({ certainty: event.target.value as StartValues["certainty"] })}
        >
          {certainties.map((each) => (
            <option key={each} value={each}>
              {t(`rates.certainty.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
    </chakra.div>
  );
}
