/** Drafts the forms of a tax filing from payslips and records: some people at a time, each time in one transaction. */
import { and, eq, sql } from "drizzle-orm";
import { isAmended } from "#src/domain/payroll/files/iras-amendment.ts";
import { draftIr8a } from "#src/domain/payroll/files/iras-ir8a.ts";
import { excessOf } from "#src/domain/payroll/files/iras-ir8s.ts";
import { ir8aAmount, type IrasPerson } from "#src/domain/payroll/files/iras-record.ts";
import { knownCountryCodes } from "#src/domain/payroll/tax-filing.ts";
import { filedFigures, formProblems } from "#src/domain/payroll/tax-form.ts";
import { taxPersonOf } from "#src/domain/payroll/tax-person.ts";
import { seal, unseal } from "../database/sealed.ts";
import type { Transaction } from "../database/transaction.ts";
import { recordEvent } from "../shared/audit.ts";
import { taxFilings, taxForms } from "./tables/tax-filings.ts";
import { refreshFiling } from "./tax-filings.ts";
import { slipsOfFiling, paidSlip, peopleOf, slipsOfYear } from "./tax-form-facts.ts";
import { acknowledgedForms } from "./tax-forms.ts";
import { uuids } from "./uuids.ts";

export type StoredFiling = typeof taxFilings.$inferSelect;

async function drafting(tx: Transaction, id: string): Promise<StoredFiling | undefined> {
  const [filing] = await tx.select().from(taxFilings).where(eq(taxFilings.id, id)).for("no key update");
  return filing?.status === "drafting" ? filing : undefined;
}

/** All forms of one draft have its time, which tells those that are done. */
const timeOf = ({ draftedAt, updatedAt }: StoredFiling): Date => draftedAt ?? updatedAt;

export async function beginDraft(tx: Transaction, id: string): Promise<{ people: number; left: string[] } | undefined> {
  const filing = await drafting(tx, id);
  if (!filing) return undefined;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct slip.person_id as id from payslips slip where ${slipsOfFiling(filing)} order by 1`,
  );
  const ids = rows.map((row) => row.id);
  await tx.execute(sql`delete from tax_forms where filing_id = ${id} and not person_id = any(${uuids(ids)})`);
  const { rows: done } = await tx.execute<{ id: string }>(
    sql`select person_id as id from tax_forms where filing_id = ${id} and drafted_at = ${timeOf(filing).toISOString()}::timestamptz`,
  );
  const finished = new Set(done.map((row) => row.id));
  const left = ids.filter((one) => !finished.has(one));
  await tx
    .update(taxFilings)
    .set({ toDo: ids.length, done: ids.length - left.length })
    .where(eq(taxFilings.id, id));
  return { people: ids.length, left };
}

export const codesOf = ({ countryCodes }: Pick<StoredFiling, "countryCodes">): ReadonlyMap<string, string> =>
  new Map([...knownCountryCodes, ...countryCodes].map(({ country, code }) => [country, code]));

/** Of someone who was purged, only that they were there. */
const purged: IrasPerson = {
  idType: "1",
  id: "",
  name: "",
  addressType: "N",
  nationality: "",
  sex: "M",
  birthDate: "",
  designation: "",
  startedOn: "",
};

export const storedPerson = (
  { personEnc }: Pick<typeof taxForms.$inferSelect, "personEnc">,
  dataKey: string,
): IrasPerson => (personEnc === null ? purged : (JSON.parse(unseal(dataKey, personEnc)) as IrasPerson));

/** What a form contains now: the figures, problems and whether an amendment files it. */
export function formContent(
  filing: Pick<StoredFiling, "ir8sLastYear" | "kind">,
  form: Pick<
    typeof taxForms.$inferSelect,
    "drafted" | "corrections" | "benefits" | "gains" | "excess" | "earlier" | "unassigned" | "nationalityKnown"
  >,
  person: IrasPerson,
  /** As acknowledged last. */
  earlierPerson: IrasPerson | null,
) {
  const figures = filedFigures(form.drafted, form.corrections, form, filing.ir8sLastYear);
  const record = { ...figures, person };
  const problems = formProblems(record, form, form);
  return {
    figures,
    problems,
    problemCount: problems.length,
    amount: ir8aAmount(record),
    changed:
      filing.kind === "original" ||
      isAmended({
        person,
        figures,
        earlier: form.earlier && earlierPerson && { person: earlierPerson, figures: form.earlier },
      }),
  };
}

async function draftPeople(
  tx: Transaction,
  filing: StoredFiling,
  personIds: readonly string[],
  dataKey: string,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const slips = Map.groupBy(await slipsOfYear(tx, filing, personIds), ({ personId }) => personId);
  const people = await peopleOf(tx, filing, personIds);
  const kept = await tx
    .select()
    .from(taxForms)
    .where(and(eq(taxForms.filingId, filing.id), sql`${taxForms.personId} = any(${uuids(personIds)})`));
  const known = new Map(kept.map((form) => [form.personId, form]));
  const earlier =
    filing.kind === "amendment" ? await acknowledgedForms(tx, filing, personIds) : new Map<string, never>();
  const codes = codesOf(filing);
  const rows = people.map(({ personId, employeeId, idNoEnc, ...facts }) => {
    const person = taxPersonOf({ ...facts, idNumber: idNoEnc === null ? null : unseal(dataKey, idNoEnc) }, codes);
    const own = slips.get(personId) ?? [];
    const excess = own.findLast(({ cpfExcess }) => cpfExcess !== null)?.cpfExcess ?? [];
    const { record, unassigned } = draftIr8a({
      year: filing.year,
      person,
      slips: own.map(paidSlip),
      boxes: new Map(
        own.flatMap(({ lines }) =>
          lines.flatMap(({ code, taxBox }) => (taxBox === null ? [] : [[code, taxBox] as const])),
        ),
      ),
      excess: { employer: excessOf(excess, "employer"), employee: excessOf(excess, "employee") },
      rounding: { income: filing.incomeRounding, deductions: filing.deductionRounding },
    });
    const { person: _, ...drafted } = record;
    const last = known.get(personId);
    const before = earlier.get(personId);
    // What people have entered stays: in an amendment, also what they entered for the form before.
    const { corrections, benefits, gains } = last ?? before ?? { corrections: [], benefits: null, gains: [] };
    const form = {
      drafted,
      corrections,
      benefits,
      gains,
      excess: [...excess],
      earlier: before?.figures ?? null,
      unassigned: [...unassigned],
      nationalityKnown: facts.nationality !== null,
    };
    return {
      ...form,
      ...formContent(filing, form, person, before ? storedPerson(before, dataKey) : null),
      earlierId: before?.id ?? null,
      tenantId: filing.tenantId,
      companyId: filing.companyId,
      filingId: filing.id,
      personId,
      employeeId,
      personEnc: seal(dataKey, JSON.stringify(person)),
      designation: person.designation,
      startedOn: person.startedOn,
      ceasedOn: person.ceasedOn ?? null,
      slipIds: own.map(({ id }) => id),
      excludeReason: last?.excludeReason ?? null,
      draftedAt: timeOf(filing),
      createdAt: by.now,
      createdBy: by.userId,
      updatedAt: by.now,
      updatedBy: by.userId,
    };
  });
  if (rows.length === 0) return;
  const replaced = [
    "employee_id",
    "person_enc",
    "designation",
    "started_on",
    "ceased_on",
    "drafted",
    "corrections",
    "benefits",
    "gains",
    "excess",
    "figures",
    "earlier",
    "earlier_id",
    "problems",
    "problem_count",
    "unassigned",
    "nationality_known",
    "slip_ids",
    "amount",
    "changed",
    "drafted_at",
    "updated_at",
    "updated_by",
  ];
  const set = Object.fromEntries(
    replaced.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  );
  await tx
    .insert(taxForms)
    .values(rows)
    .onConflictDoUpdate({
      target: [taxForms.tenantId, taxForms.filingId, taxForms.personId],
      set: { ...set, version: sql`${taxForms.version} + 1` },
    });
}

const authorOf = (filing: StoredFiling) => ({ userId: filing.draftedBy ?? filing.createdBy, now: timeOf(filing) });

export async function draftSome(
  tx: Transaction,
  id: string,
  personIds: readonly string[],
  dataKey: string,
): Promise<void> {
  const filing = await drafting(tx, id);
  if (!filing) return;
  await draftPeople(tx, filing, personIds, dataKey, authorOf(filing));
  await tx
    .update(taxFilings)
    .set({ done: sql`${taxFilings.done} + ${personIds.length}` })
    .where(eq(taxFilings.id, id));
}

/** One person of a filing that is not being drafted. */
export async function draftOne(
  tx: Transaction,
  filingId: string,
  personId: string,
  dataKey: string,
  by: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const [filing] = await tx.select().from(taxFilings).where(eq(taxFilings.id, filingId));
  if (filing) await draftPeople(tx, filing, [personId], dataKey, by);
}

/** The trail has the filing once, with its totals. */
export async function endDraft(tx: Transaction, id: string, now: Date): Promise<void> {
  const filing = await drafting(tx, id);
  if (!filing) return;
  await refreshFiling(tx, id);
  const [after] = await tx
    .update(taxFilings)
    .set({ status: "draft", updatedAt: now, version: filing.version + 1 })
    .where(eq(taxFilings.id, id))
    .returning();
  if (!after) return;
  const { userId } = authorOf(filing);
  const changes = (["people", "amount", "cpf", "withProblems"] as const).flatMap((field) =>
    filing[field] === after[field] ? [] : [{ field, before: filing[field], after: after[field] }],
  );
  await recordEvent(
    tx,
    { tenantId: filing.tenantId, userId, requestId: `tax-filing-${filing.taskId ?? id}`, now },
    {
      companyId: filing.companyId,
      action: "update",
      subject: "tax-filings",
      recordId: id,
      recordName: filing.name,
      changes: [{ field: "status", before: "drafting", after: "draft" }, ...changes],
    },
  );
}

/** What was drafted until then stays, to be replaced by the next draft. */
export async function failDraft(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(taxFilings)
    .set({ status: "failed" })
    .where(and(eq(taxFilings.id, id), eq(taxFilings.status, "drafting")));
}
