/** Puts the product's master records into the platform's tables; what people changed stays, what they deleted does not come back. */
import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Store } from "./open-store.ts";
import type { RecordTable } from "./records.ts";
import { seededCountries } from "./seeds/countries.ts";
import { seededLeaveTypes } from "./seeds/leave-types.ts";
import { seededBanks, seededRaces, seededReligions } from "./seeds/people-and-banks.ts";
import { seededOccupations, seededPassTypes } from "./seeds/work-passes.ts";
import { banks } from "./tables/banks.ts";
import { countries } from "./tables/countries.ts";
import { globalLeaveTypes } from "./tables/global-leave-types.ts";
import { platformEvents } from "./tables/platform-events.ts";
import { races } from "./tables/races.ts";
import { religions } from "./tables/religions.ts";
import { workpassOccupations } from "./tables/workpass-occupations.ts";
import { workpassTypes } from "./tables/workpass-types.ts";
import { inTenant, type Transaction } from "./transaction.ts";

const seedLock = 4_010_024;

/** The same on every server, so that a newer product adds what it knows more and nothing twice. */
export function masterId(subject: string, code: string): string {
  const digest = createHash("sha256").update(`hrms-masters/${subject}/${code}`).digest("hex");
  return [digest.slice(0, 8), digest.slice(8, 12), `4${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-");
}

type Seed = Readonly<Record<string, unknown>>;

async function seed(tx: Transaction, now: Date, subject: string, table: RecordTable, rows: readonly Seed[], codeOf: (row: Seed) => string): Promise<void> {
  const seeds = rows.map((row) => ({ status: "active", ...row, id: masterId(subject, codeOf(row)), createdAt: now, updatedAt: now }));
  const known = await tx.select({ id: table.id }).from(table);
  const deleted = await tx
    .select({ id: platformEvents.recordId })
    .from(platformEvents)
    .where(and(eq(platformEvents.subject, subject), eq(platformEvents.action, "delete"), inArray(platformEvents.recordId, seeds.map(({ id }) => id))));
  const gone = new Set([...known, ...deleted].map(({ id }) => id));
  const missing = seeds.filter(({ id }) => !gone.has(id));
  if (missing.length > 0) await tx.insert(table).values(missing as never).onConflictDoNothing();
}

export async function seedMasters(store: Store, now: Date): Promise<void> {
  await inTenant(store, null, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const byCode = ({ code }: Seed): string => String(code);
    await seed(tx, now, "countries", countries, seededCountries(), ({ iso2 }) => String(iso2));
    await seed(tx, now, "religions", religions, seededReligions, byCode);
    await seed(tx, now, "races", races, seededRaces, byCode);
    await seed(tx, now, "banks", banks, seededBanks, byCode);
    await seed(tx, now, "workpass-types", workpassTypes, seededPassTypes, byCode);
    const occupations = seededOccupations.map(({ passes, ...occupation }) => ({ ...occupation, workpassTypeIds: passes.map((code) => masterId("workpass-types", code)) }));
    await seed(tx, now, "workpass-occupations", workpassOccupations, occupations, byCode);
    await seed(tx, now, "global-leave-types", globalLeaveTypes, seededLeaveTypes, byCode);
  });
}
