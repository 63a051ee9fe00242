/** The operations of rate sets, the same for the platform's and for a company's own. */
import type { PpfSetStart, RateReview, RateSetInput, RateSetSummary } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { changedTerms, rateDifferences } from "#src/domain/statutory/rate-sets/differences.ts";
import { firstRows, inForceOn, plainFields, tidyRow, tidyTerms } from "#src/domain/statutory/rate-sets/draft.ts";
import { rateEffect, type Sample } from "#src/domain/statutory/rate-sets/effect.ts";
import { ppfSets } from "#src/domain/statutory/rate-sets/published-sets.ts";
import { rateFaults } from "#src/domain/statutory/rate-sets/rate-faults.ts";
import type { RateKind, RateSet } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { examplePpf } from "#src/domain/statutory/rates/ppf.ts";
import type { ListQuery, Paging } from "#src/store/shared/list-query.ts";
import {
  activeSets,
  allSets,
  findSet,
  insertSet,
  lockSet,
  pageOfSets,
  removeSet,
  type SetFilters,
  type SetState,
  type StoredSet,
  unreviewed,
  updateSet,
} from "#src/store/statutory/rate-sets.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import type { FileQuery } from "../../shared/list-file.ts";
import { type Column, exportFile } from "../../shared/records/operations.ts";
import { activate, nameOf } from "./activation.ts";
import { agesFor } from "./age-bands.ts";
import { confirm, giveBack, reviewersOf } from "./review.ts";
import type { RateRegister } from "./register.ts";
import { shownSet, summaryOf } from "./wire.ts";
import { historyPage } from "../../shared/records/history.ts";
import { isVersion, versionClash, versioned } from "../../shared/records/version.ts";

export async function listSets(
  ctx: HrmsContext,
  register: RateRegister,
  query: (ListQuery & Pick<SetFilters, "kind"> & { status?: SetState[]; current?: boolean }) | undefined,
) {
  const { owner } = register;
  const today = ctx.today(owner?.companyId);
  const { tenantId, ability } = principalOf(ctx);
  const { status, current, ...rest } = query ?? {};
  const page = await pageOfSets(ctx.db, owner, { ...rest, states: status }, today);
  const mayWrite =
    (owner === null) === (tenantId === null) && allows(ability, "create", owner === null ? "rates" : "ppf");
  const items = page.items.map((set) => summaryOf(set, today));
  const first = current ? page.items[currentOf(items)] : undefined;
  return { ...page, items, mayWrite, ...(first && { current: await shownTo(ctx, register, first) }) };
}

/** Where the set in force is, or else the next one: the sets are newest first. */
function currentOf(sets: readonly RateSetSummary[]): number {
  const inForce = sets.findIndex(({ status }) => status === "active");
  const next = sets.findLastIndex(({ status }) => status === "scheduled");
  return inForce >= 0 ? inForce : Math.max(0, next);
}

/** All versions that fit, for a file. */
export async function exportSets(
  ctx: HrmsContext,
  { owner }: RateRegister,
  name: "rates" | "ppf",
  query: (FileQuery<Column<"rates">> & ListQuery & Pick<SetFilters, "kind"> & { status?: SetState[] }) | undefined = {},
) {
  const today = ctx.today();
  const { status, format, columns, heads, ...filters } = query;
  const sets = await allSets(ctx.db, owner, { ...filters, states: status }, today);
  const rows = sets.map((set) => summaryOf(set, today));
  const moment = (text: string | null) => (text === null ? null : new Date(text));
  return exportFile(
    "rates",
    { ...(format && { format }), ...(columns && { columns }), ...(heads && { heads }) },
    rows,
    {
      name,
      cells: {
        updatedAt: ({ updatedAt }) => moment(updatedAt),
        activatedAt: ({ activatedAt }) => moment(activatedAt),
      },
    },
  );
}

async function found(ctx: HrmsContext, { owner }: RateRegister, id: string): Promise<StoredSet> {
  const set = await findSet(ctx.db, owner, id);
  if (!set) throw notFound();
  return set;
}

type Changeable = "draft" | "reviewed";

async function changeable(
  ctx: HrmsContext,
  { owner }: RateRegister,
  id: string,
  states: readonly Changeable[],
): Promise<StoredSet> {
  const set = await lockSet(ctx.db, owner, id);
  if (!set) throw notFound();
  if ((states as readonly string[]).includes(set.status)) return set;
  if (set.status === "reviewed")
    throw conflict("reviewed", "A reviewed draft must be returned before it can be changed.");
  throw conflict("not-a-draft", "An activated version can't be changed: create a new one.");
}

/** The set as it was read. */
async function unchanged(
  ctx: HrmsContext,
  register: RateRegister,
  id: string,
  headers: { "If-Match": string },
  states: readonly Changeable[],
): Promise<StoredSet> {
  const set = await changeable(ctx, register, id, states);
  if (!isVersion(set.version, headers["If-Match"])) throw versionClash(set.updatedBy ?? "Someone", "this draft");
  return set;
}

/** The set with what the reader has to do with it. */
async function shownTo(ctx: HrmsContext, register: RateRegister, set: StoredSet) {
  const open = set.status === "draft" || set.status === "reviewed";
  const mine = {
    madeByMe: open && (await register.worked(set.id)),
    reviewedByMe: reviewersOf(set).includes(principalOf(ctx).userId),
  };
  return shownSet(set, ctx.today(register.owner?.companyId), mine);
}

async function answer<const Status extends 200 | 201>(
  ctx: HrmsContext,
  register: RateRegister,
  id: string,
  status: Status,
) {
  return versioned(status, await shownTo(ctx, register, await found(ctx, register, id)));
}

export async function getSet(ctx: HrmsContext, register: RateRegister, id: string) {
  return answer(ctx, register, id, 200);
}

/** The rates before the set: of the set it follows, or whose place it takes. */
async function predecessor(
  ctx: HrmsContext,
  { owner }: RateRegister,
  { id, kind, effectiveFrom }: StoredSet,
): Promise<StoredSet | null> {
  const others = await activeSets(ctx.db, owner, { kind, except: id });
  return others.findLast((other) => other.effectiveFrom <= effectiveFrom) ?? null;
}

async function mustBeValid(ctx: HrmsContext, set: RateSet): Promise<void> {
  const errors = rateFaults(set, await agesFor(ctx, set));
  if (errors.length > 0) throw new ProblemError("validation", { errors });
}

export async function createSet(ctx: HrmsContext, register: RateRegister, kind: RateKind, body: PpfSetStart) {
  const { effectiveFrom, announcedUpTo, sourceUrl, certainty } = body;
  const sets: readonly RateSet[] = await activeSets(ctx.db, register.owner, { kind });
  const sourceTitle = lineOf("sourceTitle", body.sourceTitle);
  const examples = kind === "ppf" ? ppfSets(examplePpf, sourceTitle, sourceUrl) : [];
  const model = inForceOn(sets.length > 0 ? sets : examples, effectiveFrom);
  const set: RateSet = {
    kind,
    effectiveFrom,
    announcedUpTo,
    sourceTitle,
    sourceUrl,
    sourceId: null,
    certainty,
    terms: model?.terms ?? {},
    rates: firstRows(kind, model?.rates ?? [], effectiveFrom),
  };
  await mustBeValid(ctx, set);
  const id = await insertSet(ctx.db, register.owner, principalOf(ctx).userId, ctx.now(), set);
  await register.note({
    action: "create",
    recordId: id,
    recordName: nameOf(set),
    changes: changedFields(null, plainFields(set, false)),
  });
  return answer(ctx, register, id, 201);
}

export async function updateSetOf(
  ctx: HrmsContext,
  register: RateRegister,
  id: string,
  headers: { "If-Match": string },
  body: RateSetInput,
) {
  const before = await unchanged(ctx, register, id, headers, ["draft"]);
  const { kind } = before;
  const { effectiveFrom, announcedUpTo, sourceUrl, certainty, terms = {}, rates } = body;
  const sourceTitle = lineOf("sourceTitle", body.sourceTitle);
  const after: RateSet = {
    kind,
    effectiveFrom,
    announcedUpTo,
    sourceTitle,
    sourceUrl,
    sourceId: null,
    certainty,
    terms,
    rates,
  };
  await mustBeValid(ctx, after);
  const { kind: _kind, ...fields } = {
    ...after,
    terms: tidyTerms(kind, terms),
    rates: rates.map((row) => tidyRow(kind, row)),
  };
  await updateSet(ctx.db, principalOf(ctx).userId, ctx.now(), before, { ...fields, ...unreviewed });
  const changes = changedFields(plainFields(before, true), plainFields(fields, true));
  await register.note({ action: "update", recordId: id, recordName: nameOf(after), changes });
  return answer(ctx, register, id, 200);
}

export async function deleteSet(ctx: HrmsContext, register: RateRegister, id: string): Promise<null> {
  const set = await changeable(ctx, register, id, ["draft"]);
  await removeSet(ctx.db, id);
  await register.note({ action: "delete", recordId: id, recordName: nameOf(set), changes: [] });
  return null;
}

export async function activateSet(
  ctx: HrmsContext,
  register: RateRegister,
  id: string,
  headers: { "If-Match": string },
  replace: boolean,
) {
  await activate(ctx, register, await unchanged(ctx, register, id, headers, ["draft", "reviewed"]), replace);
  return answer(ctx, register, id, 200);
}

export async function reviewSet(
  ctx: HrmsContext,
  register: RateRegister,
  id: string,
  headers: { "If-Match": string },
  verdict: RateReview["verdict"],
) {
  const set = await unchanged(ctx, register, id, headers, ["draft", "reviewed"]);
  await (verdict === "confirmed" ? confirm(ctx, register, set) : giveBack(ctx, register, set));
  return answer(ctx, register, id, 200);
}

export async function differencesOf(ctx: HrmsContext, register: RateRegister, id: string) {
  const set = await found(ctx, register, id);
  const before = await predecessor(ctx, register, set);
  const rows = rateDifferences(set.kind, before, set);
  const touched = rows.filter(({ after }) => after !== null).length;
  return {
    against: before?.effectiveFrom ?? null,
    unchanged: set.rates.length - touched,
    terms: changedTerms(before, set),
    rows: rows.map((row) => ({ ...row, fields: [...row.fields] })),
  };
}

export async function effectOf(ctx: HrmsContext, register: RateRegister, id: string, sample: Sample) {
  const set = await found(ctx, register, id);
  const platform = await activeSets(ctx.db, null, { except: id });
  const own = register.owner === null ? [] : await activeSets(ctx.db, register.owner, { except: id });
  const { month, groups, rows } = rateEffect(singapore, [...platform, ...own], set, sample);
  return { month, groups: [...groups], rows: rows.map(({ wages, cells }) => ({ wages, cells: [...cells] })) };
}

export async function historyOf(ctx: HrmsContext, register: RateRegister, id: string, paging: Paging | undefined) {
  await found(ctx, register, id);
  return historyPage(await register.events(id, paging ?? {}));
}
