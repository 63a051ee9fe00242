/** Records that depend on a dated row of an employee. */
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Period } from "#src/domain/people/impact.ts";
import { approvalRequests } from "../approvals/tables/approval-requests.ts";
import type { Transaction } from "../database/transaction.ts";
import { workpassTypes } from "../platform/tables/workpass-types.ts";
import { employeeWorkPasses } from "./tables/employee-work-passes.ts";
import { kets } from "./tables/kets.ts";

/** Key employment terms issued in the period: they state what applied on that day. */
export function issuedTermsIn(tx: Transaction, employeeId: string, { from, to }: Period) {
  return tx
    .select({ id: kets.id, number: kets.number, issuedOn: kets.issuedOn })
    .from(kets)
    .where(
      and(
        eq(kets.employeeId, employeeId),
        ne(kets.status, "draft"),
        gte(kets.issuedOn, from),
        to === null ? undefined : lte(kets.issuedOn, to),
      ),
    )
    .orderBy(desc(kets.issuedOn));
}

/** Work passes that were valid on a day of the period. */
export function passesIn(tx: Transaction, employeeId: string, { from, to }: Period) {
  const { id, issuedOn, expiry, status } = employeeWorkPasses;
  return tx
    .select({ id, name: workpassTypes.name, issuedOn, expiry })
    .from(employeeWorkPasses)
    .innerJoin(workpassTypes, eq(workpassTypes.id, employeeWorkPasses.typeId))
    .where(
      and(
        eq(employeeWorkPasses.employeeId, employeeId),
        inArray(status, ["issued", "renewing", "expired"]),
        or(isNull(expiry), gte(expiry, from)),
        to === null ? undefined : lte(issuedOn, to),
      ),
    )
    .orderBy(asc(issuedOn), asc(id));
}

/** Requests about the employee that wait for a decision. */
export function waitingRequestsOf(tx: Transaction, employeeId: string) {
  const { id, kind, createdAt, status } = approvalRequests;
  return tx
    .select({ id, kind, createdAt })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.employeeId, employeeId), inArray(status, ["submitted", "cancelRequested"])))
    .orderBy(asc(createdAt), asc(id));
}
