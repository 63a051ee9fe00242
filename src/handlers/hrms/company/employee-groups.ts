/** Employee groups of a company: people chosen individually, or found by a rule. */
import type { EmployeeGroupInput } from "#generated/hrms/schema.ts";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import {
  conditionsOf,
  type GroupRule,
  groupRuleFaults,
  ruleReferenceNames,
  ruleReferences,
} from "#src/domain/people/shared/group-rule.ts";
import { presentStatuses } from "#src/domain/people/shared/vocabulary.ts";
import { employeeGroupRecords, groupOptions } from "#src/store/company/employee-groups.ts";
import { type NamedTable, offeredIn } from "#src/store/people/shared/jobs.ts";
import { peoplePage } from "#src/store/people/shared/list.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { jobUsages } from "./shared/job-usages.ts";
import { reachOf } from "../people/shared/people.ts";

/** Every id in the rule is an active record of the company, or was already in the rule. */
async function checkRule(
  ctx: HrmsContext,
  companyId: string,
  { membership, rule }: Pick<EmployeeGroupInput, "membership" | "rule">,
  before: GroupRule | null,
): Promise<void> {
  const faults: ProblemFault[] = groupRuleFaults({ membership, rule });
  for (const key of ruleReferenceNames) {
    const ids = rule?.[key] ?? [];
    const offered = await offeredIn(ctx.db, companyId, ruleReferences[key].replaceAll("-", "_") as NamedTable, ids);
    for (const [index, id] of ids.entries()) {
      if (!offered.has(id) && !before?.[key]?.includes(id))
        faults.push({ pointer: `/rule/${key}/${index}`, code: "unknown-reference" });
    }
  }
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
}

const employeeGroups = crud({
  subject: "employee-groups",
  records: employeeGroupRecords,
  nameOf: (row) => row.group_name,
  unique: { employee_groups_name: "group_name", employee_groups_code: "code" },
  unaudited: ["rule", "ruleNames"],
  // Each condition is a separate field, with record names instead of ids.
  auditFields({ rule, ruleNames }) {
    const names = new Map(ruleNames.map(({ id, label }) => [id, label]));
    const worded = Object.entries(rule ?? {}).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((each) => names.get(each) ?? each).join("; ") : value,
    ]);
    return Object.fromEntries(worded);
  },
  async toFields(body: EmployeeGroupInput, ctx, before, companyId) {
    await checkRule(ctx, companyId, body, before?.rule ?? null);
    return { ...cleanFields("employee-groups", body), rule: body.rule ? conditionsOf(body.rule) : null };
  },
  usages: (ctx, id) => jobUsages(ctx, "employee-groups", id),
});

export const employeeGroupsHandlers = {
  ...employeeGroups.handlers,

  async listEmployeeGroupOptions({ path, query }, ctx) {
    await companyOf(ctx, path.companyId);
    return groupOptions(ctx.db, path.companyId, query?.q, query?.membership);
  },

  async previewEmployeeGroup({ path: { companyId }, body: { rule } }, ctx) {
    const reach = await reachOf(ctx, companyId);
    await checkRule(ctx, companyId, { membership: "rule", rule }, rule);
    const day = ctx.today(companyId);
    const query = {
      companyId,
      groups: [{ rule }],
      status: presentStatuses,
      reach: reach.where,
      mayIdentify: reach.whereReadable("identity"),
      mayKnow: reach.whereReadable("personal"),
      day,
      today: day,
    };
    const { items, total } = await peoplePage(ctx.db, query, { pageSize: 5 });
    return {
      total,
      people: items.map(({ id, fullName, employeeNo, department }) => ({ id, fullName, employeeNo, department })),
    };
  },
} satisfies HrmsHandlers;
