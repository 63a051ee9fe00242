/** Many requests of one kind at once, as an import makes them: without a notice for each of them. */
import { randomUUID } from "node:crypto";
import { chainFor, stepsFor } from "#src/domain/approvals/shared/chain.ts";
import { rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
import { accountsOfEmployees, activeChains } from "#src/store/approvals/shared/organisation.ts";
import { insertApprovals } from "#src/store/approvals/shared/insert-many.ts";
import type { NewApproval } from "#src/store/approvals/shared/requests.ts";
import { hrRecipientsOf } from "#src/store/people/shared/hr-recipients.ts";
import { departmentsAbove } from "#src/store/people/shared/jobs.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { beginStep } from "./engine.ts";

type Wanted = Pick<NewApproval, "companyId" | "employeeId" | "kind" | "subject" | "recordId" | "right" | "section">;

/** Of the caller; returns the accounts that decide the first step of any of them. */
export async function submitApprovals(ctx: HrmsContext, all: readonly Wanted[]): Promise<string[]> {
  const [first] = all;
  if (!first) return [];
  const { tenantId, userId, now } = actorOf(ctx);
  const { companyId, kind, right } = first;
  const day = ctx.today(companyId);
  const chains = (await activeChains(ctx.db, companyId)).filter((chain) => chain.kind === kind);
  const byDepartment = chains.some(({ departmentIds }) => departmentIds.length > 0);
  const accounts = await accountsOfEmployees(
    ctx.db,
    all.map(({ employeeId }) => employeeId),
  );
  const requests: (NewApproval & { id: string })[] = [];
  for (const wanted of all) {
    const departments = byDepartment
      ? (await departmentsAbove(ctx.db, wanted.employeeId, day)).map(({ id }) => id)
      : [];
    const chain = chainFor(chains, { kind, departments, amount: null });
    const steps = stepsFor(chain, { kind, amount: null });
    const employee = accounts.get(wanted.employeeId);
    const makers = [...new Set([userId, ...(employee === undefined ? [] : [employee])])];
    requests.push({
      ...wanted,
      id: randomUUID(),
      tenantId,
      amount: null,
      makers,
      chainId: chain?.id ?? null,
      chainName: chain?.name ?? null,
      steps: [...steps],
      ...(await beginStep(ctx.db, { ...wanted, makers }, steps, 1, now)),
      status: "submitted",
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
  }
  await insertApprovals(ctx.db, requests, { userId, now });
  const { action, class: name } = rightNeeded[right];
  const permitted = requests.some(({ open }) => open)
    ? (await hrRecipientsOf(ctx.db, companyId, day)).filter(({ may }) => may(action, name)).map((one) => one.userId)
    : [];
  return [...new Set([...requests.flatMap(({ approvers }) => approvers), ...permitted])].filter((id) => id !== userId);
}
