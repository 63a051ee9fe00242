/** Links a user to their employee record; only employees without an account are offered. */
import { css } from "#generated/styles/css/index.js";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import type { ControlProps, Reference } from "../../../form/spec.ts";
import { ReferenceInput } from "../../../form/controls/reference-input.tsx";
import { useText } from "../../../messages/use-text.ts";

type Input = Parameters<typeof listEmployeeOptionsOptions>[0];

const unknown: Reference = {
  label: "employee",
  options: ((input: Input) =>
    listEmployeeOptionsOptions({
      ...input,
      query: { ...input.query, withoutAccount: true },
    })) as unknown as Reference["options"],
};

export function OwnRecordInput({ name, label, value, values, onChange }: ControlProps) {
  const t = useText();
  const { companyId } = values;
  if (typeof companyId !== "string") {
    return (
      <p className={css({ minH: "9", py: "2", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {t("access.companyFirst")}
      </p>
    );
  }
  return (
    <ReferenceInput
      key={companyId}
      name={name}
      label={label}
      reference={unknown}
      path={{ companyId }}
      value={typeof value === "string" ? value : null}
      required={false}
      onChange={onChange}
      onBlur={() => {}}
    />
  );
}
