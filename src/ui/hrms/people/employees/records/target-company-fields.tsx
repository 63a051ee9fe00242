/** Reference fields of the target company in a transfer; options load once it is chosen. */
import { lazy } from "react";
import { css } from "#generated/styles/css/index.js";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listDesignationOptionsOptions } from "#generated/hrms/hooks/designations.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listWorkLocationOptionsOptions } from "#generated/hrms/hooks/work-locations.ts";
import type { ControlProps, Reference } from "../../../../form/spec.ts";
import { useText } from "../../../../messages/use-text.ts";

// Only forms of transfers need it; the tabs of a record that declare them don't.
const ReferenceInput = lazy(async () => ({
  default: (await import("../../../../form/controls/reference-input.tsx")).ReferenceInput,
}));

function TargetField({
  name,
  label,
  value,
  values,
  required,
  options,
  onChange,
}: ControlProps & { required: boolean; options: unknown }) {
  const t = useText();
  const companyId = values["toCompanyId"];
  if (typeof companyId !== "string" || companyId === "") {
    return (
      <p className={css({ display: "flex", alignItems: "center", minH: "9", color: "text.muted" })}>
        {t("employee-records.transfers.companyFirst")}
      </p>
    );
  }
  const reference = { label: name, options } as Reference;
  return (
    <ReferenceInput
      key={companyId}
      name={name}
      label={label}
      reference={reference}
      path={{ companyId }}
      value={typeof value === "string" ? value : null}
      required={required}
      onChange={onChange}
      onBlur={() => undefined}
    />
  );
}

export const TargetDepartment = (props: ControlProps) => (
  <TargetField {...props} required options={listDepartmentOptionsOptions} />
);
export const TargetDesignation = (props: ControlProps) => (
  <TargetField {...props} required options={listDesignationOptionsOptions} />
);
export const TargetLocation = (props: ControlProps) => (
  <TargetField {...props} required={false} options={listWorkLocationOptionsOptions} />
);
export const TargetManager = (props: ControlProps) => (
  <TargetField {...props} required={false} options={listEmployeeOptionsOptions} />
);
