/** The fields of a company's settings by group; each says what it changes. */
import { chakra } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import type { CompanySettingsInput } from "#generated/hrms/schema.ts";
import {
  employeeNoOf,
  leaveYearBases,
  payFrequencies,
  prorations,
  weekDays,
} from "#src/domain/company/shared/company-settings.ts";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { DecimalInput, WholeInput } from "../../../kit/typed-input.tsx";
import { Unparsed, type Typed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";

/** What a person may have typed so far: a number may still be text. */
export type Draft = {
  readonly [Name in keyof CompanySettingsInput]: CompanySettingsInput[Name] extends number | null
    ? Typed<number>
    : CompanySettingsInput[Name];
};

export interface FieldsProps {
  values: Draft;
  errors: Readonly<Partial<Record<keyof Draft, string>>>;
  disabled: boolean;
  onChange: <Name extends keyof Draft>(name: Name, value: Draft[Name]) => void;
}

const nothing = (): void => undefined;
const leads = [90, 60, 30, 14, 7] as const;

/** Boxes of which several may be on; the first one carries the field's error. */
function Boxes<Value extends string | number>({
  label,
  offered,
  chosen,
  disabled,
  onChange,
}: {
  label: string;
  offered: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  disabled: boolean;
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
      {offered.map(({ value, label: text }) => (
        <LabelledCheckbox
          key={value}
          disabled={disabled}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(
              offered
                .map((each) => each.value)
                .filter((each) => (each === value ? event.target.checked : chosen.includes(each))),
            )
          }
        >
          {text}
        </LabelledCheckbox>
      ))}
    </chakra.div>
  );
}

export function WorkWeek({ values, errors, disabled, onChange }: FieldsProps) {
  const t = useText();
  const { locale } = useIntl();
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const hours = typeof values.weeklyMinutes === "number" ? values.weeklyMinutes / 60 : values.weeklyMinutes;
  return (
    <>
      <Field label={t("company-settings.workDays")} help={t("company-settings.workDays.help")} error={errors.workDays}>
        {/* 5 January 1970 was a Monday. */}
        <Boxes
          label={t("company-settings.workDays")}
          offered={weekDays.map((value, index) => ({
            value,
            label: day.format(new Date(Date.UTC(1970, 0, 5 + index))),
          }))}
          chosen={values.workDays}
          disabled={disabled}
          onChange={(days) => onChange("workDays", days)}
        />
      </Field>
      <Field
        label={t("company-settings.weeklyMinutes")}
        help={t("company-settings.weeklyMinutes.help")}
        error={errors.weeklyMinutes}
      >
        <DecimalInput
          name="weeklyMinutes"
          disabled={disabled}
          value={hours}
          onBlur={nothing}
          onChange={(next) => onChange("weeklyMinutes", typeof next === "number" ? Math.round(next * 60) : next)}
        />
      </Field>
    </>
  );
}

export function Pay({ values, errors, disabled, onChange }: FieldsProps) {
  const t = useText();
  return (
    <>
      <Field label={t("company-settings.payFrequency")} help={t("company-settings.payFrequency.help")}>
        <Select
          name="payFrequency"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={values.payFrequency}
          onChange={(event) => onChange("payFrequency", event.target.value as Draft["payFrequency"])}
        >
          {payFrequencies.map((each) => (
            <option key={each} value={each}>
              {t(`company-settings.payFrequency.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("company-settings.payDay")} help={t("company-settings.payDay.help")} error={errors.payDay}>
        <WholeInput
          name="payDay"
          disabled={disabled}
          value={values.payDay}
          onBlur={nothing}
          onChange={(next) => onChange("payDay", next)}
        />
      </Field>
      <Field label={t("company-settings.proration")} help={t("company-settings.proration.help")}>
        <Select
          name="proration"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={values.proration}
          onChange={(event) => onChange("proration", event.target.value as Draft["proration"])}
        >
          {prorations.map((each) => (
            <option key={each} value={each}>
              {t(`company-settings.proration.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

export function LeaveYear({ values, disabled, onChange }: FieldsProps) {
  const t = useText();
  const { locale } = useIntl();
  const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return (
    <>
      <Field label={t("company-settings.leaveYearBasis")} help={t("company-settings.leaveYearBasis.help")}>
        <Select
          name="leaveYearBasis"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={values.leaveYearBasis}
          onChange={(event) => {
            const basis = event.target.value as Draft["leaveYearBasis"];
            onChange("leaveYearBasis", basis);
            if (basis === "calendar") onChange("leaveYearStartMonth", 1);
          }}
        >
          {leaveYearBases.map((each) => (
            <option key={each} value={each}>
              {t(`company-settings.leaveYearBasis.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {values.leaveYearBasis === "fiscal" && (
        <Field label={t("company-settings.leaveYearStartMonth")} help={t("company-settings.leaveYearStartMonth.help")}>
          <Select
            name="leaveYearStartMonth"
            w="fit-content"
            minW="min(18rem, 100%)"
            disabled={disabled}
            value={String(values.leaveYearStartMonth)}
            onChange={(event) => onChange("leaveYearStartMonth", Number(event.target.value))}
          >
            {Array.from({ length: 12 }, (_, index) => (
              <option key={index} value={String(index + 1)}>
                {month.format(new Date(Date.UTC(2026, index, 1)))}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

export function Numbers({ values, errors, disabled, onChange }: FieldsProps) {
  const t = useText();
  const digits =
    values.employeeNoDigits instanceof Unparsed || values.employeeNoDigits === null ? 4 : values.employeeNoDigits;
  return (
    <>
      <Field
        label={t("company-settings.employeeNoPrefix")}
        help={t("company-settings.employeeNoPrefix.help")}
        error={errors.employeeNoPrefix}
      >
        <Input
          name="employeeNoPrefix"
          maxW="10rem"
          disabled={disabled}
          autoComplete="off"
          value={values.employeeNoPrefix}
          onChange={(event) => onChange("employeeNoPrefix", event.target.value)}
        />
      </Field>
      <Field
        label={t("company-settings.employeeNoDigits")}
        help={t("company-settings.example", {
          number: employeeNoOf(
            { employeeNoPrefix: values.employeeNoPrefix, employeeNoDigits: Math.min(digits, 8) },
            42,
          ),
        })}
        error={errors.employeeNoDigits}
      >
        <WholeInput
          name="employeeNoDigits"
          disabled={disabled}
          value={values.employeeNoDigits}
          onBlur={nothing}
          onChange={(next) => onChange("employeeNoDigits", next)}
        />
      </Field>
    </>
  );
}

export function Terms({ values, errors, disabled, onChange }: FieldsProps) {
  const t = useText();
  return (
    <>
      <Field
        label={t("company-settings.probationMonths")}
        help={t("company-settings.probationMonths.help")}
        error={errors.probationMonths}
      >
        <WholeInput
          name="probationMonths"
          disabled={disabled}
          value={values.probationMonths}
          onBlur={nothing}
          onChange={(next) => onChange("probationMonths", next)}
        />
      </Field>
      <Field
        label={t("company-settings.noticeDays")}
        help={t("company-settings.noticeDays.help")}
        error={errors.noticeDays}
      >
        <WholeInput
          name="noticeDays"
          disabled={disabled}
          value={values.noticeDays}
          onBlur={nothing}
          onChange={(next) => onChange("noticeDays", next)}
        />
      </Field>
    </>
  );
}

export function Reminders({ values, errors, disabled, onChange }: FieldsProps) {
  const t = useText();
  // Days that were settled elsewhere stay on offer.
  const offered = [...new Set([...leads, ...values.expiryDays])].toSorted((one, other) => other - one);
  return (
    <>
      <Field
        label={t("company-settings.expiryDays")}
        help={t("company-settings.expiryDays.help")}
        error={errors.expiryDays}
      >
        <Boxes
          label={t("company-settings.expiryDays")}
          offered={offered.map((value) => ({ value, label: t("company-settings.days", { count: value }) }))}
          chosen={values.expiryDays}
          disabled={disabled}
          onChange={(days) => onChange("expiryDays", days)}
        />
      </Field>
      <Switch
        name="expiryMails"
        checked={values.expiryMails}
        disabled={disabled}
        onChange={(on) => onChange("expiryMails", on)}
        help={t("company-settings.expiryMails.help")}
      >
        {t("company-settings.expiryMails")}
      </Switch>
    </>
  );
}
