/** Which expiries are due for a notice, once for each number of days before it. */
import { eq, inArray, sql } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import { defaultCompanySettings } from "#src/domain/company/shared/company-settings.ts";
import { type DocumentClass, documentClasses } from "#src/domain/people/shared/records.ts";
import { expiriesOf, type ExpiryKind } from "./employee-records/expiries.ts";
import type { Store } from "../database/open-store.ts";
import { companies } from "../company/tables/companies.ts";
import { companySettings } from "../company/tables/company-settings.ts";
import { expiryNotices } from "./tables/expiry-notices.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { inAuth, type Transaction } from "../database/transaction.ts";

/** Active tenants. */
export async function livingTenants(store: Store): Promise<string[]> {
  const found = await inAuth(store, (tx) =>
    tx
      .select({ id: tenants.id })
      .from(tenants)
      .where(inArray(tenants.status, ["trial", "active"]))
      .orderBy(tenants.id),
  );
  return found.map(({ id }) => id);
}

export interface WatchedCompany {
  readonly id: string;
  readonly name: string;
  /** Days before an expiry on which people are notified. */
  readonly days: readonly number[];
  readonly mails: boolean;
}

export async function watchedCompanies(tx: Transaction): Promise<WatchedCompany[]> {
  const rows = await tx
    .select({
      id: companies.id,
      name: companies.name,
      days: companySettings.expiryDays,
      mails: companySettings.expiryMails,
    })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .orderBy(companies.id);
  return rows.map(({ days, mails, ...company }) => ({
    ...company,
    days: days ?? defaultCompanySettings.expiryDays,
    mails: mails ?? defaultCompanySettings.expiryMails,
  }));
}

export interface DueExpiry {
  readonly kind: ExpiryKind;
  readonly recordId: string;
  readonly employeeId: string;
  readonly fullName: string;
  readonly name: string;
  readonly expiry: string;
  readonly daysLeft: number;
  readonly class: DocumentClass;
}

const maxRows = 10_000;

/** Takes what is due: another call, even a concurrent one, finds nothing more. */
export async function takeDueExpiries(
  tx: Transaction,
  tenantId: string,
  { id: companyId, days }: WatchedCompany,
  day: string,
  now: Date,
): Promise<DueExpiry[]> {
  if (days.length === 0) return [];
  const due: DueExpiry[] = [];
  for (const name of documentClasses) {
    const reach = { where: undefined, whereReadable: (asked: string) => (asked === name ? undefined : sql`false`) };
    const { items } = await expiriesOf(tx, companyId, day, addDays(day, Math.max(...days)), reach, {
      pageSize: maxRows,
    });
    due.push(
      ...items
        .filter(({ daysLeft }) => daysLeft >= 0)
        .map(({ band: _band, employeeNo: _no, ...row }) => ({ ...row, name: row.name ?? row.kind, class: name })),
    );
  }
  if (due.length === 0) return [];
  // Only the nearest reminder day reached; earlier ones are no longer relevant.
  const reached = (daysLeft: number): number => Math.min(...days.filter((one) => one >= daysLeft));
  const rows = due.map(({ kind, recordId, expiry, daysLeft }) => ({
    tenantId,
    companyId,
    kind,
    recordId,
    expiry,
    days: reached(daysLeft),
    at: now,
  }));
  const taken = await tx
    .insert(expiryNotices)
    .values(rows)
    .onConflictDoNothing()
    .returning({ kind: expiryNotices.kind, recordId: expiryNotices.recordId });
  const isNew = new Set(taken.map(({ kind, recordId }) => `${kind} ${recordId}`));
  return due.filter(({ kind, recordId }) => isNew.has(`${kind} ${recordId}`));
}
