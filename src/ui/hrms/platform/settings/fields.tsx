/** The fields of the sections but for branding; each says what it changes. */
import { useIntl } from "react-intl";
import { employeeNoOf } from "#src/domain/company/shared/company-settings.ts";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { Select } from "../../../kit/select.tsx";
import { Switch } from "../../../kit/switch.tsx";
import { WholeInput } from "../../../kit/typed-input.tsx";
import { useText } from "../../../messages/use-text.ts";
import { type FieldsProps, orNull } from "./section.ts";

export function Passwords({ values, errors, disabled, onChange }: FieldsProps<"passwords">) {
  const t = useText();
  return (
    <>
      <Field label={t("settings.minLength")} help={t("settings.minLength.help")} error={errors["minLength"]}>
        <WholeInput
          name="minLength"
          maxW="10rem"
          disabled={disabled}
          value={values.minLength}
          onChange={(minLength) => onChange({ minLength })}
        />
      </Field>
      {(["needsLetters", "needsDigits", "needsSymbols"] as const).map((name) => (
        <Switch
          key={name}
          name={name}
          disabled={disabled}
          checked={values[name]}
          onChange={(on) => onChange({ [name]: on })}
        >
          {t(`settings.${name}`)}
        </Switch>
      ))}
      <Field label={t("settings.reuse")} help={t("settings.reuse.help")} error={errors["reuse"]}>
        <WholeInput
          name="reuse"
          maxW="10rem"
          disabled={disabled}
          value={values.reuse}
          onChange={(reuse) => onChange({ reuse })}
        />
      </Field>
      <Field label={t("settings.maxAgeDays")} help={t("settings.maxAgeDays.help")} error={errors["maxAgeDays"]}>
        <WholeInput
          name="maxAgeDays"
          maxW="10rem"
          disabled={disabled}
          value={values.maxAgeDays}
          onChange={(maxAgeDays) => onChange({ maxAgeDays })}
        />
      </Field>
    </>
  );
}

const idleChoices = [5, 10, 15, 30, 60, 120, 240, 480, 1440];
const dayChoices = [1, 3, 7, 14, 30, 60, 90];
/** What was settled elsewhere stays on offer. */
const within = (choices: readonly number[], value: unknown): number[] =>
  [...new Set([...choices, ...(typeof value === "number" && value > 0 ? [value] : [])])].toSorted(
    (one, other) => one - other,
  );

export function Sessions({ settings, values, disabled, onChange }: FieldsProps<"sessions">) {
  const t = useText();
  const { formatNumber } = useIntl();
  const span = (minutes: number): string =>
    minutes % 60 === 0
      ? formatNumber(minutes / 60, { style: "unit", unit: "hour", unitDisplay: "long" })
      : formatNumber(minutes, { style: "unit", unit: "minute", unitDisplay: "long" });
  return (
    <>
      <Field label={t("settings.idleMinutes")} help={t("settings.idleMinutes.help")}>
        <Select
          name="idleMinutes"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={String(values.idleMinutes ?? "")}
          onChange={({ target }) => onChange({ idleMinutes: target.value === "" ? null : Number(target.value) })}
        >
          <option value="">{t("settings.asServer", { time: span(settings.serverIdleMinutes) })}</option>
          {within(idleChoices, values.idleMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {span(minutes)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("settings.maxDays")} help={t("settings.maxDays.help")}>
        <Select
          name="maxDays"
          w="fit-content"
          minW="min(18rem, 100%)"
          disabled={disabled}
          value={String(values.maxDays)}
          onChange={({ target }) => onChange({ maxDays: Number(target.value) })}
        >
          <option value="0">{t("settings.noEnd")}</option>
          {within(dayChoices, values.maxDays).map((days) => (
            <option key={days} value={days}>
              {formatNumber(days, { style: "unit", unit: "day", unitDisplay: "long" })}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

export function Sender({ values, errors, disabled, onChange }: FieldsProps<"sender">) {
  const t = useText();
  return (
    <>
      <Field label={t("settings.senderName")} help={t("settings.senderName.help")} error={errors["senderName"]}>
        <Input
          name="senderName"
          autoComplete="off"
          disabled={disabled}
          value={values.senderName ?? ""}
          onChange={({ target }) => onChange({ senderName: orNull(target.value) })}
        />
      </Field>
      <Field label={t("settings.replyTo")} help={t("settings.replyTo.help")} error={errors["replyTo"]}>
        <Input
          name="replyTo"
          type="email"
          autoComplete="off"
          disabled={disabled}
          value={values.replyTo ?? ""}
          onChange={({ target }) => onChange({ replyTo: orNull(target.value.trim()) })}
        />
      </Field>
    </>
  );
}

export function Numbers({
  values: { employeeNoPrefix, employeeNoDigits },
  errors,
  disabled,
  onChange,
}: FieldsProps<"numbers">) {
  const t = useText();
  const digits = typeof employeeNoDigits === "number" ? Math.min(employeeNoDigits, 8) : 4;
  return (
    <>
      <Switch
        name="pattern"
        disabled={disabled}
        checked={employeeNoPrefix !== null}
        help={t("settings.pattern.help")}
        onChange={(on) => onChange({ employeeNoPrefix: on ? "E" : null })}
      >
        {t("settings.pattern")}
      </Switch>
      {employeeNoPrefix !== null && (
        <>
          <Field
            label={t("settings.employeeNoPrefix")}
            help={t("settings.employeeNoPrefix.help")}
            error={errors["employeeNoPrefix"]}
          >
            <Input
              name="employeeNoPrefix"
              maxW="10rem"
              autoComplete="off"
              disabled={disabled}
              value={employeeNoPrefix}
              onChange={({ target }) => onChange({ employeeNoPrefix: target.value })}
            />
          </Field>
          <Field
            label={t("settings.employeeNoDigits")}
            help={t("settings.example", { number: employeeNoOf({ employeeNoPrefix, employeeNoDigits: digits }, 42) })}
            error={errors["employeeNoDigits"]}
          >
            <WholeInput
              name="employeeNoDigits"
              maxW="10rem"
              disabled={disabled}
              value={employeeNoDigits}
              onChange={(next) => onChange({ employeeNoDigits: next })}
            />
          </Field>
        </>
      )}
    </>
  );
}
