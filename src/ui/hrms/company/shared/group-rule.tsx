/** Members of an employee group: listed individually, or matched by conditions. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { usePreviewEmployeeGroup } from "#generated/hrms/hooks/employee-groups.ts";
import { useListEmployees } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeGroup } from "#generated/hrms/schema.ts";
import {
  conditionsOf,
  groupRuleFaults,
  type GroupRule,
  type RuleReference,
  ruleReferenceNames,
} from "#src/domain/people/shared/group-rule.ts";
import { contractTypes, presentStatuses, residencies } from "#src/domain/people/shared/vocabulary.ts";
import type { Row } from "../../../crud/area.ts";
import type { ControlProps, Reference } from "../../../form/spec.ts";
import { ChoicesInput } from "../../../form/controls/choices-input.tsx";
import { none } from "../../../crud/labels.ts";
import { referenceName, rememberName } from "../../../form/reference-names.ts";
import { ReferencesInput } from "../../../form/controls/references-input.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Field } from "../../../kit/field.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { WholeInput } from "../../../kit/typed-input.tsx";
import { type Typed, Unparsed } from "../../../kit/unparsed.ts";
import { useDebounced } from "../../../kit/use-debounced.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import {
  classes,
  departments,
  designations,
  functionalGroups,
  grades,
  locations,
} from "../../people/shared/references.ts";

const references: Readonly<Record<RuleReference, Reference>> = {
  departmentIds: departments,
  designationIds: designations,
  gradeIds: grades,
  classIds: classes,
  functionalGroupIds: functionalGroups,
  locationIds: locations,
};

/** Raw input: months may not be numbers yet. */
type Draft = Omit<GroupRule, "serviceMonthsFrom" | "serviceMonthsTo"> & {
  readonly serviceMonthsFrom?: Typed<number>;
  readonly serviceMonthsTo?: Typed<number>;
};

const groupOf = (row: ControlProps["row"]) => row as unknown as EmployeeGroup | undefined;

/** Registers names of records in the rule; archived ones are not among the options. */
function useRuleNames(row: ControlProps["row"]): void {
  const t = useText();
  for (const { id, label, archived } of groupOf(row)?.ruleNames ?? [])
    rememberName(id, archived ? t("employee-groups.rule.archived", { name: label }) : label);
}

export function MembershipInput({ label, value, onChange, row, scope }: ControlProps) {
  const t = useText();
  const membership = value === "rule" ? "rule" : "list";
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <Segmented
        label={label}
        value={membership}
        options={(["list", "rule"] as const).map((each) => ({
          value: each,
          label: t(`employee-groups.membership.${each}`),
        }))}
        onChange={onChange}
      />
      {row && groupOf(row)?.membership === "list" && membership === "rule" && (
        <ListedPeople companyId={scope["companyId"] ?? ""} groupId={row.id} />
      )}
    </div>
  );
}

/** Warns how many employees are in the group through their job records, which a rule ignores. */
function ListedPeople({ companyId, groupId }: { companyId: string; groupId: string }) {
  const t = useText();
  const mayRead = useAbility().can("read", "employees");
  const { data } = useListEmployees(
    { path: { companyId }, query: { employeeGroupId: [groupId], status: [...presentStatuses], pageSize: 1 } },
    { enabled: mayRead },
  );
  if (!data || data.total === 0) return null;
  return (
    <Alert tone="warning" live="status">
      {t("employee-groups.rule.listed", { count: data.total })}
    </Alert>
  );
}

export function RuleInput({ value, values, row, scope, onChange }: ControlProps) {
  const t = useText();
  useRuleNames(row);
  const rule = (value ?? {}) as Draft;
  const companyId = scope["companyId"] ?? "";
  if (values["membership"] !== "rule") {
    return (
      <p className={css({ color: "text.muted" })}>
        {t(Object.keys(rule).length > 0 ? "employee-groups.rule.kept" : "employee-groups.rule.none")}
      </p>
    );
  }
  const set = (name: keyof Draft, next: unknown): void => {
    const conditions = conditionsOf({ ...rule, [name]: next } as GroupRule);
    onChange(Object.keys(conditions).length > 0 ? conditions : null);
  };
  return (
    <div className={css({ display: "grid", gap: "4", minW: "0" })}>
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>
        {t("employee-groups.rule.together")}
      </p>
      <div
        className={css({
          display: "grid",
          gap: "4",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
        })}
      >
        {ruleReferenceNames.map((name) => (
          <Field key={name} label={t(`employee-groups.${name}`)}>
            <ReferencesInput
              label={t(`employee-groups.${name}`)}
              reference={references[name]}
              path={{ companyId }}
              values={rule[name] ?? []}
              onChange={(next) => set(name, next)}
            />
          </Field>
        ))}
      </div>
      <Field label={t("employee-groups.contractTypes")}>
        <ChoicesInput
          name="contractTypes"
          label={t("employee-groups.contractTypes")}
          offered={contractTypes.map((each) => ({ value: each, label: t(`employees.contractType.${each}`) }))}
          values={rule.contractTypes ?? []}
          onChange={(next) => set("contractTypes", next)}
        />
      </Field>
      <Field label={t("employee-groups.residencies")}>
        <ChoicesInput
          name="residencies"
          label={t("employee-groups.residencies")}
          offered={residencies.map((each) => ({ value: each, label: t(`employees.residency.${each}`) }))}
          values={rule.residencies ?? []}
          onChange={(next) => set("residencies", next)}
        />
      </Field>
      <div
        className={css({
          display: "grid",
          gap: "4",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
        })}
      >
        {(["serviceMonthsFrom", "serviceMonthsTo"] as const).map((name) => (
          <Field key={name} label={t(`employee-groups.${name}`)} help={t("employee-groups.serviceMonths.help")}>
            <WholeInput name={name} value={rule[name] ?? null} onChange={(next) => set(name, next)} />
          </Field>
        ))}
      </div>
      <Preview companyId={companyId} rule={rule} />
    </div>
  );
}

/** Number of employees matching the conditions today, with the first names. */
function Preview({ companyId, rule }: { companyId: string; rule: Draft }) {
  const t = useText();
  const mayRead = useAbility().can("read", "employees");
  const settled = useDebounced(rule);
  const whole =
    !Object.values(settled).some((value) => value instanceof Unparsed) &&
    groupRuleFaults({ membership: "rule", rule: settled as GroupRule }).length === 0;
  const { data, error } = usePreviewEmployeeGroup(
    { path: { companyId }, body: { rule: settled as GroupRule } },
    { enabled: mayRead && whole, placeholderData: keepPreviousData },
  );
  // Invalid conditions are reported on submit.
  if (!mayRead || !whole || error) return null;
  if (!data) {
    return (
      <Loading>
        <Skeleton css={{ h: "14", my: "0" }} />
      </Loading>
    );
  }
  const { total, people } = data;
  const names = [
    ...people.map(({ fullName }) => fullName),
    ...(total > people.length ? [t("employee-groups.rule.more", { count: total - people.length })] : []),
  ];
  return (
    <div className={css({ p: "3", borderRadius: "control", bg: "inset", overflowWrap: "anywhere" })} role="status">
      <p className={css({ fontWeight: "medium" })}>{t("employee-groups.rule.fits", { count: total })}</p>
      {total > 0 && <p className={css({ color: "text.muted" })}>{names.join(", ")}</p>}
    </div>
  );
}

/** Conditions of a rule-based group, one per line. */
export function RuleView({ value, row }: { value: unknown; row?: Row | undefined }) {
  const t = useText();
  useRuleNames(row);
  const rule = (value ?? {}) as GroupRule;
  if (value === null || groupOf(row)?.membership === "list") return none;
  const lines = [
    ...ruleReferenceNames.map((name) => [name, (rule[name] ?? []).map((id) => referenceName(id) ?? "…")] as const),
    ["contractTypes", (rule.contractTypes ?? []).map((each) => t(`employees.contractType.${each}`))] as const,
    ["residencies", (rule.residencies ?? []).map((each) => t(`employees.residency.${each}`))] as const,
    ...(["serviceMonthsFrom", "serviceMonthsTo"] as const).map(
      (name) => [name, rule[name] == null ? [] : [String(rule[name])]] as const,
    ),
  ];
  return (
    <ul className={css({ display: "grid", gap: "1" })}>
      {lines
        .filter(([, texts]) => texts.length > 0)
        .map(([name, texts]) => (
          <li key={name}>
            <span className={css({ color: "text.muted" })}>{`${t(`employee-groups.${name}`)}: `}</span>
            {texts.join(", ")}
          </li>
        ))}
    </ul>
  );
}
