/** Figures of the platform: tenants, their seats and packages over time; nobody is named. */
import { sql } from "drizzle-orm";
import { maySignIn, type TenantState } from "#src/domain/platform/shared/states.ts";
import { platformZones } from "../company/shared/zones.ts";
import { seatsOf } from "./seats.ts";
import { packages } from "./tables/packages.ts";
import { asAuth, type Transaction } from "../database/transaction.ts";

type Counted<Row> = Row & Record<string, unknown>;

const seat = sql`from users seat join tenants on tenants.id = seat.tenant_id and tenants.status not in ('closed', 'purged') where seat.support_of is null and not seat.api_key and seat.removed_at is null`;
const held = sql`tenants join tenant_packages held on held.tenant_id = tenants.id and held.since <= now() + interval '1 minute' and (held.until is null or held.until > now() + interval '1 minute')`;

/** Months in the platform's time, the current one last. */
const growthOver = (months: number, now: Date) => sql`
  with month as (
    select start, start + interval '1 month' as next
    from generate_series(date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${platformZones.tenant}) - ${months - 1} * interval '1 month', ${now.toISOString()}::timestamptz at time zone ${platformZones.tenant}, interval '1 month') start
  ), tenant as (
    select id, created_at at time zone ${platformZones.tenant} as began, case when status in ('closed', 'purged') then status_since at time zone ${platformZones.tenant} end as closed from tenants
  ), person as (
    select tenant_id, created_at at time zone ${platformZones.tenant} as began from users where support_of is null and not api_key and removed_at is null
  ), worker as (
    select tenant_id, created_at at time zone ${platformZones.tenant} as began, case when status = 'exited' then last_day end as gone from employees
  )
  select to_char(month.start, 'YYYY-MM') as month,
    (select count(*)::int from tenant where began < month.next and (closed is null or closed >= month.next)) as tenants,
    (select count(*)::int from tenant where began >= month.start and began < month.next) as joined,
    (select count(*)::int from tenant where closed >= month.start and closed < month.next) as closed,
    (select coalesce(sum(greatest(
      (select count(*) from person where person.tenant_id = tenant.id and began < month.next),
      (select count(*) from worker where worker.tenant_id = tenant.id and began < month.next and (gone is null or gone >= month.next)))), 0)::int
      from tenant where closed is null or closed >= month.next) as seats
  from month order by month.start`;

export async function platformNumbers(tx: Transaction, months: number, now: Date) {
  const counted = await asAuth(tx, async () => {
    const rows = async <Row>(query: Parameters<typeof tx.execute>[0]) =>
      (await tx.execute<Counted<Row>>(query)).rows as Row[];
    const byStatus = await rows<{ status: TenantState; tenants: number }>(
      sql`select status, count(*)::int as tenants from tenants group by status order by 1`,
    );
    const [soon] = await rows<{ count: number }>(
      sql`select count(*)::int as count from tenants where status = 'trial' and trial_ends_on >= (now() at time zone ${platformZones.tenant})::date and trial_ends_on <= (now() at time zone ${platformZones.tenant})::date + 14`,
    );
    const [seats] = await rows<{ used: number; signedInLately: number }>(
      sql`select (select coalesce(sum(${seatsOf(sql`tenants.id`)}), 0)::int from tenants where tenants.status not in ('closed', 'purged')) as used,
        count(*) filter (where seat.last_sign_in_at >= now() - interval '30 days')::int as "signedInLately" ${seat}`,
    );
    const byPackage = await rows<{ packageId: string; tenants: number; seats: number }>(sql`
      select held.package_id as "packageId", count(*)::int as tenants, coalesce(sum(${seatsOf(sql`tenants.id`)}), 0)::int as seats
      from ${held} where tenants.status not in ('closed', 'purged') group by 1`);
    return {
      byStatus,
      soon: soon?.count ?? 0,
      seats: seats ?? { used: 0, signedInLately: 0 },
      byPackage,
      growth: await rows<{ month: string; tenants: number; joined: number; closed: number; seats: number }>(
        growthOver(months, now),
      ),
    };
  });
  const known = await tx.select({ id: packages.id, name: packages.name, seatLimit: packages.seatLimit }).from(packages);
  const byPackage = counted.byPackage.flatMap((row) => {
    const one = known.find(({ id }) => id === row.packageId);
    return one ? [{ ...row, package: one.name, seatLimit: one.seatLimit }] : [];
  });
  const unlimited = byPackage.some(({ seatLimit }) => seatLimit === null);
  return {
    tenants: counted.byStatus.reduce((sum, { status, tenants }) => sum + (maySignIn(status) ? tenants : 0), 0),
    byStatus: counted.byStatus,
    trialsEndingSoon: counted.soon,
    seatsUsed: counted.seats.used,
    seatLimit: unlimited
      ? null
      : byPackage.reduce((sum, { seatLimit, tenants }) => sum + (seatLimit ?? 0) * tenants, 0),
    byPackage: byPackage
      .map(({ packageId, package: name, tenants, seats }) => ({ packageId, package: name, tenants, seats }))
      .sort((one, other) => other.tenants - one.tenants),
    growth: counted.growth,
    signedInLately: counted.seats.signedInLately,
  };
}
