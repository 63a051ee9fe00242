/** What moves with a person to another company of the tenant: papers, accounts, planned terms and open tasks. */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { approvalRequests } from "../../approvals/tables/approval-requests.ts";
import type { Actor } from "../../shared/audit.ts";
import { datedTables } from "../dated.ts";
import { changeRequests } from "../tables/change-requests.ts";
import { documentTypes } from "../tables/document-types.ts";
import { employeeBankAccounts } from "../tables/employee-bank-accounts.ts";
import { employeeDependants } from "../tables/employee-dependants.ts";
import { employeeDocuments } from "../tables/employee-documents.ts";
import { employeeJobs } from "../tables/employee-jobs.ts";
import { employeePassports } from "../tables/employee-passports.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import { employeeWorkPasses } from "../tables/employee-work-passes.ts";
import { previousEmployments } from "../tables/previous-employments.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OfEmployee } from "../shared/records.ts";

/** Stores a copy of a file for the new employment; returns its id there. */
type CopyFile = (fileId: string) => Promise<string>;

type Copied = PgTable & Record<"id" | "employeeId", AnyPgColumn>;
const copied: readonly Copied[] = [employeePassports, employeeWorkPasses, employeeDependants, previousEmployments];

type Copies = ReadonlyMap<string, string>;

/** Ids of the copies by those of the rows. */
async function copyRows(
  tx: Transaction,
  table: Copied,
  rows: readonly Record<string, unknown>[],
  next: OfEmployee,
  copyFile: CopyFile,
): Promise<[string, string][]> {
  const ids: [string, string][] = [];
  for (const { id, ...row } of rows) {
    const file = typeof row["fileId"] === "string" ? { fileId: await copyFile(row["fileId"]) } : {};
    const [made] = (await tx
      .insert(table)
      .values({ ...row, ...next, ...file } as never)
      .returning({ id: table.id })) as { id: string }[];
    if (made) ids.push([String(id), made.id]);
  }
  return ids;
}

/** Both employments keep their papers: the old company still needs them, for the last pay and by law. */
export async function copyPapers(
  tx: Transaction,
  old: OfEmployee,
  next: OfEmployee,
  copyFile: CopyFile,
): Promise<Copies> {
  const copies: [string, string][] = [];
  for (const table of copied)
    copies.push(
      ...(await copyRows(
        tx,
        table,
        await tx
          .select()
          .from(table as typeof employeeDependants)
          .where(eq(table.employeeId, old.employeeId)),
        next,
        copyFile,
      )),
    );
  const accounts = await tx
    .select()
    .from(employeeBankAccounts)
    .where(and(eq(employeeBankAccounts.employeeId, old.employeeId), eq(employeeBankAccounts.status, "active")));
  copies.push(
    ...(await copyRows(
      tx,
      employeeBankAccounts,
      accounts.map((account) => ({ ...account, replacesId: null })),
      next,
      copyFile,
    )),
  );
  // Document types belong to a company: documents move if a type with the same name exists there.
  const documents = await tx
    .select({ document: employeeDocuments, typeId: sql<string>`there.id` })
    .from(employeeDocuments)
    .innerJoin(documentTypes, eq(documentTypes.id, employeeDocuments.typeId))
    .innerJoin(
      sql`document_types there`,
      sql`there.company_id = ${next.companyId} and there.status <> 'archived' and lower(there.name) = lower(${documentTypes.name})`,
    )
    .where(and(eq(employeeDocuments.employeeId, old.employeeId), sql`${employeeDocuments.fileId} is not null`));
  copies.push(
    ...(await copyRows(
      tx,
      employeeDocuments,
      documents.map(({ document, typeId }) => ({ ...document, typeId })),
      next,
      copyFile,
    )),
  );
  return new Map(copies);
}

/** Pending items stay pending there: unconfirmed accounts and open requests. */
export async function moveWaiting(
  tx: Transaction,
  { userId, now }: Actor,
  old: OfEmployee,
  next: OfEmployee,
  copies: Copies,
  copyFile: CopyFile,
): Promise<void> {
  const change = { ...next, updatedAt: now, updatedBy: userId };
  const accounts = await tx
    .select()
    .from(employeeBankAccounts)
    .where(and(eq(employeeBankAccounts.employeeId, old.employeeId), eq(employeeBankAccounts.status, "pendingVerify")));
  for (const { id, updatedBy, replacesId } of accounts) {
    // The person who last changed it may not confirm it.
    await tx
      .update(employeeBankAccounts)
      .set({ ...change, updatedBy, replacesId: replacesId === null ? null : (copies.get(replacesId) ?? null) })
      .where(eq(employeeBankAccounts.id, id));
  }
  const requests = await tx
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.employeeId, old.employeeId), eq(changeRequests.status, "submitted")));
  for (const { id, recordId, fileId, fields } of requests) {
    const file = fileId === null ? null : await copyFile(fileId);
    const named =
      typeof fields?.["fileId"] === "string"
        ? {
            fields: {
              ...fields,
              fileId: fields["fileId"] === fileId && file !== null ? file : await copyFile(fields["fileId"]),
            },
          }
        : {};
    await tx
      .update(changeRequests)
      .set({
        ...change,
        ...named,
        recordId: recordId === null ? null : (copies.get(recordId) ?? recordId),
        fileId: file,
      })
      .where(eq(changeRequests.id, id));
  }
  // The chain was one of the old company: there, everyone permitted decides.
  await tx
    .update(approvalRequests)
    .set({
      ...change,
      chainId: null,
      chainName: null,
      steps: [defaultStep],
      step: 1,
      approvers: [],
      open: true,
      escalatedTo: [],
      dueAt: null,
    })
    .where(and(eq(approvalRequests.employeeId, old.employeeId), eq(approvalRequests.status, "submitted")));
}

/** Terms planned for after the move start there; jobs do not, because their departments belong to the old company. */
export async function movePlannedTerms(
  tx: Transaction,
  { userId, now }: Actor,
  old: OfEmployee,
  next: OfEmployee,
  effective: string,
): Promise<void> {
  for (const table of [datedTables.pay, datedTables.residency, datedTables.statutory] as const) {
    const of = table as typeof datedTables.residency;
    await tx
      .update(of)
      .set({ ...next, updatedAt: now, updatedBy: userId })
      .where(and(eq(of.employeeId, old.employeeId), gt(of.effectiveFrom, effective)));
    // The one that starts with the move applies there from its first day.
    await tx.delete(of).where(and(eq(of.employeeId, old.employeeId), eq(of.effectiveFrom, effective)));
  }
  await tx
    .delete(employeeJobs)
    .where(and(eq(employeeJobs.employeeId, old.employeeId), sql`${employeeJobs.effectiveFrom} >= ${effective}::date`));
}

/** Open offboarding tasks are handed to those responsible for the new employment. */
export async function moveOpenTasks(
  tx: Transaction,
  { userId, now }: Actor,
  old: OfEmployee,
  next: OfEmployee,
): Promise<void> {
  await tx
    .update(employeeTasks)
    .set({ ...next, updatedAt: now, updatedBy: userId, version: sql`${employeeTasks.version} + 1` })
    .where(and(eq(employeeTasks.employeeId, old.employeeId), inArray(employeeTasks.status, ["open", "inProgress"])));
}
