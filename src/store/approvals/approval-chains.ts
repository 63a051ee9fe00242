/** Approval chains of a company, with the names of whom their steps mention. */
import { sql } from "drizzle-orm";
import type { ChainStep } from "#src/domain/approvals/shared/chain.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { approvalChains } from "./tables/approval-chains.ts";

interface ShownStep extends ChainStep {
  readonly role: string | null;
  readonly user: string | null;
  readonly escalateTo: string | null;
}

const shownSteps = sql<ShownStep[]>`(
  select jsonb_agg(each.step || jsonb_build_object(
    'role', (select role.name from roles role where role.id::text = each.step ->> 'roleId'),
    'user', (select who.full_name from users who where who.id::text = each.step ->> 'userId'),
    'escalateTo', (select who.full_name from users who where who.id::text = each.step ->> 'escalateToId')) order by each.place)
  from jsonb_array_elements(${approvalChains.steps}) with ordinality as each (step, place))`;

const departmentNames = sql<string[]>`(
  select coalesce(jsonb_agg(unit.department order by unit.department collate "und-x-icu"), '[]')
  from departments unit where ${approvalChains.departmentIds} ? unit.id::text)`;

export const approvalChainRecords = companyRecords({
  table: approvalChains,
  label: approvalChains.name,
  shown: {
    steps: shownSteps,
    departments: departmentNames,
    stepCount: sql<number>`jsonb_array_length(${approvalChains.steps})`,
  },
  sortable: sortableColumns(approvalChains, "name", "kind", "updatedAt"),
  defaultSort: "name",
  searchable: [approvalChains.name],
  filters: { status: approvalChains.status, kind: approvalChains.kind },
});
