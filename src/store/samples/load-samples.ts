/** Fills an empty database with the sample tenants; existing sample tenants are left unchanged. */
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { changedFields } from "#src/domain/shared/history.ts";
import type { Store } from "../database/open-store.ts";
import { hashPassword, publicPasswordCost } from "../account/shared/passwords.ts";
import { fullPackageId, roleId } from "../access/shared/access-ids.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { companies } from "../company/tables/companies.ts";
import { designations } from "../company/tables/designations.ts";
import { grades } from "../company/tables/grades.ts";
import { tenantPackages } from "../platform/tables/tenant-packages.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { users } from "../account/tables/users.ts";
import { actFor, inAuth, type Transaction } from "../database/transaction.ts";
import { type SampleAccount, type SamplePerson, sampleAccounts, sampleTenants } from "./accounts.ts";
import { analyze, checkedTogether } from "./checked-together.ts";
import { insertAttendance } from "./attendance.ts";
import { sampleFacts } from "./business.ts";
import { sampleCompanies, sampleDesignations } from "./companies.ts";
import { type SampleGrade, sampleGrades } from "./grades.ts";
import { insertCompanyAccounts } from "./company-accounts.ts";
import { insertHeads } from "./heads.ts";
import { sampleId } from "./ids.ts";
import { insertLeave } from "./leave.ts";
import { insertLeaveRecords } from "./leave-records.ts";
import { insertIntegrations } from "./integrations.ts";
import { insertTasks } from "./tasks.ts";
import { insertStructure, structureId } from "./insert-structure.ts";
import { insertJoining } from "./joining.ts";
import { insertNotifications } from "./notifications.ts";
import { insertPeople } from "./people/insert-people.ts";
import { insertPayItems } from "./pay-items.ts";
import { insertPeopleSettings } from "./people-settings.ts";
import { loadSamplePayroll } from "./payroll.ts";
import { insertPpf } from "./ppf.ts";
import { countedBy } from "./structure.ts";
import { insertRoster } from "./roster.ts";
import { insertTeams } from "./teams.ts";
import { sampleWeeks } from "./weeks.ts";
import { insertStandIn, insertSupport, sampleTenancies } from "./tenancy.ts";

/** Those that take most of the time; their rows number in the ten thousands. */
const largeTables = ["roster_entries", "punches", "attendance_logs", "timesheets", "timesheet_entries"];

const samplesLock = 4_010_021;
const day = 86_400_000;

/** `dataKey` encrypts the people's numbers; `weeks` is how far rosters, punches, leave and timesheets look back. */
export async function loadSamples(store: Store, now: Date, dataKey: string, weeks = sampleWeeks): Promise<void> {
  const isNew = await inAuth(store, async (tx) => {
    await takeLock(tx);
    const known = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, sampleTenants.merlion.id));
    if (known.length > 0) return false;
    await tx.insert(tenants).values(sampleTenancies(now));
    await tx
      .insert(tenantPackages)
      .values(Object.values(sampleTenants).map(({ id }) => ({ tenantId: id, packageId: fullPackageId, since: now })));
    await insertAccounts(tx, now);
    await insertStandIn(tx, now);
    await insertTasks(tx, now);
    for (const tenant of Object.keys(sampleTenants) as (keyof typeof sampleTenants)[]) {
      await actFor(tx, sampleTenants[tenant].id);
      await insertCompanies(tx, tenant, now);
      await insertGrades(tx, tenant, now);
      await insertStructure(tx, tenant, now);
      await insertCompanyAccounts(tx, tenant, now, dataKey);
      await insertDesignations(tx, tenant, now);
      await insertNotifications(tx, tenant, now);
      await insertPpf(tx, tenant, now);
      await insertSupport(tx, tenant, now);
      await insertPeopleSettings(tx, tenant, now);
      await insertLeave(tx, tenant, now);
      await insertPeople(tx, tenant, now, dataKey);
      await analyze(
        tx,
        "tenants",
        "users",
        "companies",
        "persons",
        "employees",
        "projects",
        "shifts",
        "work_locations",
      );
      await insertTeams(tx, tenant, now);
      await insertHeads(tx, tenant, now);
      await insertJoining(tx, tenant, now, dataKey);
      await insertIntegrations(tx, tenant, now, dataKey);
    }
    await checkedTogether(tx, largeTables, async () => {
      for (const tenant of Object.keys(sampleTenants) as (keyof typeof sampleTenants)[]) {
        await actFor(tx, sampleTenants[tenant].id);
        for (const { id, tenant: owner } of Object.values(sampleCompanies))
          if (owner === tenant) await insertRoster(tx, tenant, id, now, weeks);
        await insertLeaveRecords(tx, tenant, now, weeks);
        await insertAttendance(tx, tenant, now, { dataKey, weeks });
        await insertPayItems(tx, tenant, now);
      }
    });
    return true;
  });
  // Without statistics PostgreSQL plans searches among people badly: ten seconds instead of twenty milliseconds.
  await store.pool.query("analyze");
  if (isNew) await loadSamplePayroll(store, now, dataKey);
}

/** Another server may be loading them, which on a slow machine takes longer than a statement may. */
async function takeLock(tx: Transaction): Promise<void> {
  for (;;) {
    const { rows } = await tx.execute<{ got: boolean }>(sql`select pg_try_advisory_xact_lock(${samplesLock}) as got`);
    if (rows[0]?.got) return;
    await sleep(200);
  }
}

async function insertAccounts(tx: Transaction, now: Date): Promise<void> {
  const accounts = await Promise.all(
    Object.values<SampleAccount>(sampleAccounts).map(async ({ password, tenant, access: _access, ...account }) => ({
      ...account,
      tenantId: tenant === null ? null : sampleTenants[tenant].id,
      samplePassword: password !== undefined,
      passwordHash: password === undefined ? null : await hashPassword(password, publicPasswordCost),
      emailVerifiedAt: now,
      createdAt: now,
    })),
  );
  await tx.insert(users).values(accounts);
}

async function insertCompanies(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const own = (Object.keys(sampleCompanies) as (keyof typeof sampleCompanies)[])
    .map((key) => ({ key, ...sampleCompanies[key] }))
    .filter((company) => company.tenant === tenant);
  const tenantId = sampleTenants[tenant].id;
  const since = new Date(now.getTime() - 360 * day);
  await tx.insert(companies).values(
    own.map(({ id, key, name, people }) => ({
      id,
      name,
      tenantId,
      ...sampleFacts[key],
      ...madeBy(people[0], since),
    })),
  );
  await tx.insert(userAccess).values(
    own.flatMap(({ id, people }) =>
      people.map((person) => ({
        tenantId,
        companyId: id,
        userId: sampleAccounts[person].id,
        ...accessOf(person),
        createdAt: since,
        updatedAt: since,
      })),
    ),
  );
}

function accessOf(person: SamplePerson) {
  const { access }: SampleAccount = sampleAccounts[person];
  return access === undefined
    ? {}
    : {
        roleIds: access.map(roleId),
        scope: access.includes("tenantOwner") ? ("tenant" as const) : ("company" as const),
      };
}

async function insertGrades(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const own = sampleGrades
    .filter(({ company }) => sampleCompanies[company].tenant === tenant)
    .map((grade) => ({ grade, story: storyOf(grade, now) }));
  await tx.insert(grades).values(
    own.map(({ grade: { id, company }, story }) => {
      const [first, last] = [story[0], story.at(-1)];
      if (!first || !last) throw new Error("A sample grade without a first event.");
      return {
        ...last.fields,
        ...madeBy(first.by, first.at),
        id,
        tenantId,
        companyId: sampleCompanies[company].id,
        updatedAt: last.at,
        updatedBy: sampleAccounts[last.by].id,
        version: story.length,
      };
    }),
  );
  const events = own.flatMap(({ grade: { id, company }, story }) =>
    story.map((event) => ({ ...event, recordId: id, company })),
  );
  await tx.insert(auditEvents).values(
    events
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ company, recordId, by, at, action, fields, changes }, index) => ({
        id: sampleId(`events/${recordId}/${at.getTime() - now.getTime()}`),
        tenantId,
        companyId: sampleCompanies[company].id,
        actorId: sampleAccounts[by].id,
        action,
        subject: "grades",
        recordId,
        recordName: fields.name,
        changes,
        requestId: `sample-${index + 1}`,
        at,
      })),
  );
}

/** The grade's events in order, each with the record after it. */
function storyOf({ id, made, first, edits }: SampleGrade, now: Date) {
  const moment = (daysAgo: number) =>
    new Date(now.getTime() - daysAgo * day - (Number.parseInt(id.slice(0, 4), 16) % 400) * 60_000);
  let fields = first;
  const start = {
    action: "create" as const,
    by: made.by,
    at: moment(made.daysAgo),
    fields,
    changes: changedFields(null, { ...fields }),
  };
  return [
    start,
    ...edits.map(({ daysAgo, by, set }) => {
      const before = fields;
      fields = { ...fields, ...set };
      const action = set.status === "archived" ? ("archive" as const) : ("update" as const);
      return { action, by, at: moment(daysAgo), fields, changes: changedFields({ ...before }, { ...fields }) };
    }),
  ];
}

async function insertDesignations(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 280 * day);
  const own = sampleDesignations.filter(({ company }) => sampleCompanies[company].tenant === tenant);
  await tx.insert(designations).values(
    own
      .map((one) => ({ ...one, counted: one.grade === null ? undefined : countedBy[one.company][one.grade] }))
      .map(({ company, name, code, grade, counted }) => ({
        id: sampleId(`designations/${company}/${name}`),
        tenantId: sampleTenants[tenant].id,
        companyId: sampleCompanies[company].id,
        designation: name,
        code,
        gradeId: sampleGrades.find((one) => one.company === company && one.first.name === grade)?.id ?? null,
        ssocCode: counted?.[1] ?? null,
        mom_survey_group_id: counted ? structureId("mom-survey-groups", company, counted[0]) : null,
        ...madeBy(sampleCompanies[company].people[0], since),
      })),
  );
}

function madeBy(person: SamplePerson, at: Date) {
  const id = sampleAccounts[person].id;
  return { createdAt: at, createdBy: id, updatedAt: at, updatedBy: id };
}
