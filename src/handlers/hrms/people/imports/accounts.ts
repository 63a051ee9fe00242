/** The bank accounts of an import, confirmed together by a second person. */
import type { ImportAccount } from "#generated/hrms/schema.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { namesOfAccounts } from "#src/store/approvals/shared/organisation.ts";
import { lockApprovalOf } from "#src/store/approvals/shared/requests.ts";
import { masked } from "#src/store/database/sealed.ts";
import { bankAccountRecords } from "#src/store/people/employee-records/all.ts";
import {
  importAccountCounts,
  importAccountsPage,
  type ImportAccountRow,
  type OfImport,
  waitingImportAccounts,
} from "#src/store/people/import-accounts.ts";
import { findAnyImport, type ImportJobRow } from "#src/store/people/import-jobs.ts";
import { progressOfTask, startTask } from "#src/store/platform/shared/background-tasks.ts";
import { needFreshCode } from "../../account/shared/second-step.ts";
import type { Deciding } from "../../approvals/shared/engine.ts";
import { approvalReachOf, decidableAmong } from "../../approvals/shared/reach.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { wouldAddUp } from "../employee-records/account-records.ts";
import { approveTogether } from "../employee-records/bank-accounts.ts";
import { secondPerson } from "../shared/people.ts";

/** More accounts than this are confirmed in the background. */
const accountsInCall = 50;
/** People whose accounts are confirmed in one transaction of a background task. */
const peopleInStep = 25;

type Place = Pick<OfImport, "companyId" | "importId">;

interface Opened {
  readonly job: ImportJobRow;
  readonly reach: Awaited<ReturnType<typeof approvalReachOf>>;
  readonly of: OfImport;
}

async function enter(ctx: HrmsContext, { companyId, importId }: Place, locked = false): Promise<Opened> {
  const reach = await approvalReachOf(ctx, companyId);
  const job = await findAnyImport(ctx.db, companyId, importId, locked);
  if (!job) throw notFound();
  return { job, reach, of: { companyId, importId, reach: reach.reach.whereApprovable("pay") } };
}

/** Of the waiting accounts those that the caller may decide. */
async function decidableOf(ctx: HrmsContext, { reach, of }: Opened) {
  const waiting = await waitingImportAccounts(ctx.db, of);
  const decidable = await decidableAmong(
    ctx,
    reach,
    waiting.map(({ id }) => id),
  );
  return { waiting, decidable: waiting.filter(({ id }) => decidable.has(id)) };
}

const shown = (row: ImportAccountRow, mayDecide: boolean): ImportAccount => {
  const { accountNoLast4, sharePercent, ...account } = row;
  return {
    ...account,
    accountNoMasked: masked(accountNoLast4),
    sharePercent: sharePercent === null ? null : sharePercent / 10_000,
    mayDecide,
  };
};

/** The accounts of each person together; those whose shares don't add up stay as they are. */
async function approveAll(
  ctx: HrmsContext,
  { reach, of }: Opened,
  people: readonly (readonly { id: string; employeeId: string }[])[],
) {
  let [verified, failed] = [0, 0];
  for (const own of people) {
    const deciding: Deciding[] = [];
    const waiting: NonNullable<Awaited<ReturnType<typeof bankAccountRecords.lock>>>[] = [];
    const employeeId = own[0]?.employeeId ?? "";
    const scope = { companyId: of.companyId, employeeId };
    for (const { id } of own) {
      const request = await lockApprovalOf(ctx.db, id);
      const account = await bankAccountRecords.lock(ctx.db, scope, id);
      // Someone else has decided it since.
      if (!request || account?.status !== "pendingVerify") continue;
      deciding.push({ reach, request });
      waiting.push(account);
    }
    if (waiting.length === 0) continue;
    if (await wouldAddUp(ctx, scope, waiting)) verified += await approveTogether(ctx, deciding);
    else failed += waiting.length;
  }
  return { verified, failed };
}

const byPerson = <One extends { employeeId: string }>(all: readonly One[]): One[][] => [
  ...Map.groupBy(all, ({ employeeId }) => employeeId).values(),
];

/** The next people of a background task after the given one; `last` is undefined at the end. */
export async function verifyNextAccounts(
  ctx: HrmsContext,
  place: Place,
  after: string | undefined,
): Promise<{ people: number; left: number; last: string | undefined }> {
  const opened = await enter(ctx, place, true);
  const { decidable } = await decidableOf(ctx, opened);
  const open = byPerson(decidable.filter(({ employeeId }) => after === undefined || employeeId > after));
  const people = open.slice(0, peopleInStep);
  await approveAll(ctx, opened, people);
  return { people: people.length, left: open.length - people.length, last: people.at(-1)?.[0]?.employeeId };
}

export const importAccountsHandlers = {
  async listImportAccounts({ path, query }, ctx) {
    const opened = await enter(ctx, path);
    const { job, of } = opened;
    const page = await importAccountsPage(ctx.db, of, query ?? {});
    const { decidable } = await decidableOf(ctx, opened);
    const mine = new Set(decidable.map(({ id }) => id));
    const names = await namesOfAccounts(ctx.db, [job.createdBy]);
    return {
      ...page,
      items: page.items.map((row) => shown(row, mine.has(row.id))),
      fileName: job.fileName,
      importedBy: names.get(job.createdBy) ?? null,
      decidable: decidable.length,
      counts: await importAccountCounts(ctx.db, of),
    };
  },

  async verifyImportAccounts({ path }, ctx) {
    // Of two calls at once, the second finds what the first has left.
    const opened = await enter(ctx, path, true);
    const { waiting, decidable } = await decidableOf(ctx, opened);
    if (waiting.length === 0) throw conflict("not-waiting", "No account of the import waits for confirmation.");
    if (decidable.length === 0) throw secondPerson();
    await needFreshCode(ctx);
    if (decidable.length > accountsInCall) {
      const running = { verified: 0, waiting: waiting.length, failed: 0, inBackground: true };
      if (await progressOfTask(ctx.db, "verify-import-accounts", path.importId)) return running;
      const { tenantId, userId, now } = actorOf(ctx);
      await startTask(ctx.db, {
        job: "verify-import-accounts",
        tenantId,
        startedBy: userId,
        recordId: path.importId,
        now,
      });
      return running;
    }
    const { verified, failed } = await approveAll(ctx, opened, byPerson(decidable));
    return { verified, waiting: waiting.length - verified, failed, inBackground: false };
  },
} satisfies Partial<HrmsHandlers>;
