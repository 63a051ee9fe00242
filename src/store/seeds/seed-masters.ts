/** Inserts the product's master data; people's changes stay, and deleted records do not come back. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Store } from "../database/open-store.ts";
import type { RecordTable } from "../shared/records/records.ts";
import { seededCountries } from "./countries.ts";
import { seededLeaveTypes } from "./leave-types.ts";
import { seededBanks, seededRaces, seededReligions } from "./people-and-banks.ts";
import { seededOccupations, seededPassTypes } from "./work-passes.ts";
import { banks } from "../platform/tables/banks.ts";
import { countries } from "../platform/tables/countries.ts";
import { globalLeaveTypes } from "../platform/tables/global-leave-types.ts";
import { platformEvents } from "../shared/tables/platform-events.ts";
import { races } from "../platform/tables/races.ts";
import { religions } from "../platform/tables/religions.ts";
import { workpassOccupations } from "../platform/tables/workpass-occupations.ts";
import { workpassTypes } from "../platform/tables/workpass-types.ts";
import { hashedId } from "../database/hashed-id.ts";
import { inTenant, type Transaction } from "../database/transaction.ts";

const seedLock = 4_010_024;

export const masterId = (subject: string, code: string): string => hashedId(`hrms-masters/${subject}/${code}`);

type Seed = Readonly<Record<string, unknown>>;

async function seed(
  tx: Transaction,
  now: Date,
  subject: string,
  table: RecordTable,
  rows: readonly Seed[],
  codeOf: (row: Seed) => string,
): Promise<void> {
  const seeds = rows.map((row) => ({
    status: "active",
    ...row,
    id: masterId(subject, codeOf(row)),
    createdAt: now,
    updatedAt: now,
  }));
  const known = await tx.select({ id: table.id }).from(table);
  const deleted = await tx
    .select({ id: platformEvents.recordId })
    .from(platformEvents)
    .where(
      and(
        eq(platformEvents.subject, subject),
        eq(platformEvents.action, "delete"),
        inArray(
          platformEvents.recordId,
          seeds.map(({ id }) => id),
        ),
      ),
    );
  const gone = new Set([...known, ...deleted].map(({ id }) => id));
  const missing = seeds.filter(({ id }) => !gone.has(id));
  if (missing.length > 0)
    await tx
      .insert(table)
      .values(missing as never)
      .onConflictDoNothing();
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
    const occupations = seededOccupations.map(({ passes, ...occupation }) => ({
      ...occupation,
      workpassTypeIds: passes.map((code) => masterId("workpass-types", code)),
    }));
    await seed(tx, now, "workpass-occupations", workpassOccupations, occupations, byCode);
    await seed(tx, now, "global-leave-types", globalLeaveTypes, seededLeaveTypes, byCode);
  });
}
