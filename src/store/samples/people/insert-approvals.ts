/** The approvals of sample people: a request for everything that waits, a chain with two steps, and a delegation. */
import { sql } from "drizzle-orm";
import { roleId } from "../../access/shared/access-ids.ts";
import { approvalChains } from "../../approvals/tables/approval-chains.ts";
import { delegations } from "../../approvals/tables/delegations.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { type ChainStep, defaultStep } from "#src/domain/approvals/shared/chain.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "../accounts.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { structureId } from "../insert-structure.ts";

/** The requests that the app would have made, decided where the record is. */
async function insertRequests(tx: Transaction, tenantId: string): Promise<void> {
  const account = sql`(select access.user_id::text from user_access access where access.tenant_id = waiting.tenant_id and access.employee_id = waiting.employee_id)`;
  const columns = sql`(tenant_id, company_id, employee_id, kind, subject, record_id, section, "right", amount, makers, steps, step, approvers, open, escalated_to,
    status, decided_at, decided_by, comment, created_at, created_by, updated_at, updated_by)`;
  const step = sql`${JSON.stringify([defaultStep])}::jsonb, 1, '[]'::jsonb, true, '[]'::jsonb`;
  const makers = (more = sql``) =>
    sql`(select jsonb_agg(distinct who) from unnest(array[waiting.created_by::text ${more}, ${account}]) who where who is not null)`;
  const written = sql`waiting.created_at, waiting.created_by, waiting.updated_at, waiting.updated_by`;
  const ids = sql`waiting.tenant_id, waiting.company_id, waiting.employee_id`;
  await tx.execute(sql`insert into approval_requests ${columns}
    select ${ids}, case waiting.section when 'bankAccount' then 'bankAccount' else 'changeRequest' end, 'change-requests', waiting.id, waiting.section,
      case when waiting.section = 'bankAccount' then 'pay' when waiting.section in ('identity', 'passport') then 'identity' else 'personal' end,
      null::bigint, ${makers()}, ${step}, waiting.status, waiting.decided_at, waiting.decided_by, waiting.decision_note, ${written}
    from change_requests waiting where waiting.tenant_id = ${tenantId}`);
  await tx.execute(sql`insert into approval_requests ${columns}
    select ${ids}, 'bankAccount', 'bank-accounts', waiting.id, 'bankAccount', 'pay', null::bigint, ${makers(sql`, waiting.updated_by::text`)}, ${step},
      'submitted', null::timestamptz, null::uuid, null, ${written}
    from employee_bank_accounts waiting where waiting.tenant_id = ${tenantId} and waiting.status = 'pendingVerify'
      and not exists (select from change_requests asked where asked.tenant_id = waiting.tenant_id and asked.record_id = waiting.id)`);
  await tx.execute(sql`insert into approval_requests ${columns}
    select ${ids}, 'transfer', 'transfers', waiting.id, null, 'transfer', waiting.basic, ${makers()}, ${step},
      'submitted', null::timestamptz, null::uuid, null, ${written}
    from transfers waiting where waiting.tenant_id = ${tenantId} and waiting.status = 'requested'`);
}

const step = (fields: Partial<ChainStep>): ChainStep => ({ ...defaultStep, ...fields });

export async function insertApprovals(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  today: string,
): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  await insertRequests(tx, tenantId);
  if (tenant !== "merlion") return;
  const at = new Date(`${addDays(today, -60)}T03:00:00Z`);
  const by = (userId: string) => ({ createdAt: at, createdBy: userId, updatedAt: at, updatedBy: userId });
  const company = { tenantId, companyId: sampleCompanies.trading.id };
  await tx.insert(approvalChains).values([
    {
      ...company,
      ...by(sampleAccounts.adeline.id),
      id: sampleId("approval-chains/procurement"),
      name: "Changes in Procurement",
      kind: "changeRequest",
      departmentIds: [structureId("departments", "trading", "PUR")],
      steps: [step({ approver: "manager", deadlineHours: 48 }), step({ approver: "role", roleId: roleId("hrAdmin") })],
      status: "active",
    },
  ]);
  await tx.insert(delegations).values([
    {
      ...company,
      ...by(sampleAccounts.rachel.id),
      id: sampleId("delegations/rachel"),
      approverId: sampleAccounts.rachel.id,
      delegateId: sampleAccounts.adeline.id,
      from: addDays(today, 18),
      to: addDays(today, 29),
      scopes: [],
      note: "Annual leave",
      status: "active",
    },
  ]);
}
