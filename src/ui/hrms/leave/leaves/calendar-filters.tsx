/** Filters of the team calendar: department, location, leave type and state. */
import { css } from "#generated/styles/css/index.js";
import { useListDepartmentOptions } from "#generated/hrms/hooks/departments.ts";
import { useListLeaveTypeOptions } from "#generated/hrms/hooks/leave-types.ts";
import { useListWorkLocationOptions } from "#generated/hrms/hooks/work-locations.ts";
import { Button } from "../../../kit/button.tsx";
import { Field } from "../../../kit/field.tsx";
import { Select } from "../../../kit/select.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const states = ["submitted", "approved", "cancelRequested", "taken"] as const;

export interface CalendarFilters {
  readonly departmentId: string;
  readonly locationId: string;
  readonly leaveTypeId: string;
  readonly status: (typeof states)[number] | "";
}

export const noFilters: CalendarFilters = { departmentId: "", locationId: "", leaveTypeId: "", status: "" };

/** The chosen ones as parameters of the call. */
export const filtersQuery = ({ departmentId, locationId, leaveTypeId, status }: CalendarFilters) => ({
  ...(departmentId !== "" && { departmentId }),
  ...(locationId !== "" && { locationId }),
  ...(leaveTypeId !== "" && { leaveTypeId }),
  ...(status !== "" && { status: [status] }),
});

interface FilterProps {
  label: string;
  value: string;
  options: readonly { readonly id: string; readonly label: string }[];
  onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  const t = useText();
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t("leaves.all")}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface BarProps {
  companyId: string;
  filters: CalendarFilters;
  onChange: (filters: CalendarFilters) => void;
}

/** Lists that the reader may not open are left out. */
export function CalendarFilterBar({ companyId, filters, onChange }: BarProps) {
  const t = useText();
  const ability = useAbility();
  const may = (subject: string): boolean => ability.can("read", subject);
  const path = { companyId };
  const departments = useListDepartmentOptions({ path }, { enabled: may("departments") });
  const locations = useListWorkLocationOptions({ path }, { enabled: may("work-locations") });
  const types = useListLeaveTypeOptions({ path }, { enabled: may("leave-types") });
  const lists = [
    { name: "departmentId", label: t("leaves.department"), subject: "departments", options: departments.data },
    { name: "locationId", label: t("leaves.location"), subject: "work-locations", options: locations.data },
    { name: "leaveTypeId", label: t("leaves.type"), subject: "leave-types", options: types.data },
  ] as const;
  const filtered = Object.values(filters).some((value) => value !== "");
  return (
    <div
      className={css({
        display: "grid",
        gap: "3",
        mb: "4",
        alignItems: "end",
        gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(5, minmax(0, 12rem))" },
        _print: { display: "none" },
      })}
    >
      {lists
        .filter(({ subject }) => may(subject))
        .map(({ name, label, options }) => (
          <Filter
            key={name}
            label={label}
            value={filters[name]}
            options={options ?? []}
            onChange={(value) => onChange({ ...filters, [name]: value })}
          />
        ))}
      <Filter
        label={t("leaves.status")}
        value={filters.status}
        options={states.map((id) => ({ id, label: t(`leaves.status.${id}`) }))}
        onChange={(value) => onChange({ ...filters, status: states.find((one) => one === value) ?? "" })}
      />
      {filtered && (
        <Button variant="ghost" onClick={() => onChange(noFilters)}>
          {t("leaves.clearFilters")}
        </Button>
      )}
    </div>
  );
}
