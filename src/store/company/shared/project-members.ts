/** Who works on a project, in which role and when. */
import { and, asc, eq, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../../shared/audit.ts";
import { byReading, searched } from "../../shared/list-query.ts";
import type { Condition } from "../../people/shared/reach.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { projectMembers, projects } from "../tables/projects.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface MemberFields {
  employeeId: string;
  role: string;
  startDate: string;
  endDate: string | null;
  /** Cents per hour. */
  rate: number | null;
}

const stateOn = (day: string) =>
  sql<
    "current" | "coming" | "ended"
  >`case when ${projectMembers.endDate} < ${day} then 'ended' when ${projectMembers.startDate} > ${day} then 'coming' else 'current' end`;

function team(tx: Transaction, day: string, where: SQL | undefined, rates: Condition) {
  const state = stateOn(day);
  return tx
    .select({
      id: projectMembers.id,
      employeeId: projectMembers.employeeId,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      role: projectMembers.role,
      startDate: projectMembers.startDate,
      endDate: projectMembers.endDate,
      rate: projectMembers.rate,
      rateShown: sql<boolean>`${rates ?? sql`true`}`,
      state,
      version: projectMembers.version,
    })
    .from(projectMembers)
    .innerJoin(employees, eq(employees.id, projectMembers.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(where)
    .orderBy(sql`${state} = 'ended'`, asc(projectMembers.startDate), byReading(persons.fullName));
}

/** `rates` says for which employees the rate may be shown. */
export function teamOf(tx: Transaction, projectId: string, day: string, rates: Condition) {
  return team(tx, day, eq(projectMembers.projectId, projectId), rates);
}

export type Member = Awaited<ReturnType<typeof teamOf>>[number];

export async function findMember(
  tx: Transaction,
  projectId: string,
  id: string,
  day: string,
  rates: Condition,
): Promise<Member | undefined> {
  return (await team(tx, day, and(eq(projectMembers.projectId, projectId), eq(projectMembers.id, id)), rates))[0];
}

/** Employees of the company who are neither in the team nor have left. */
export function candidatesFor(tx: Transaction, companyId: string, projectId: string, q: string | undefined) {
  const inTeam = tx
    .select({ id: projectMembers.id })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.employeeId, employees.id)));
  return tx
    .select({ id: employees.id, label: persons.fullName })
    .from(employees)
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(
      and(
        eq(employees.companyId, companyId),
        notInArray(employees.status, ["exited"]),
        notExists(inTeam),
        searched(q, [persons.fullName, employees.employeeNo]),
      ),
    )
    .orderBy(byReading(persons.fullName), employees.id)
    .limit(100);
}

/** Names of all current and former members, to explain why a project cannot be deleted. */
export function teamNames(tx: Transaction, projectId: string, limit: number) {
  return tx
    .select({ id: employees.id, name: persons.fullName })
    .from(projectMembers)
    .innerJoin(employees, eq(employees.id, projectMembers.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(byReading(persons.fullName))
    .limit(limit);
}

/** The projects the employee is or was a member of, earliest first. */
export function placesInTeams(tx: Transaction, employeeId: string) {
  const { role, startDate, endDate, rate } = projectMembers;
  return tx
    .select({ projectId: projects.id, project: projects.name, role, startDate, endDate, rate })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(eq(projectMembers.employeeId, employeeId))
    .orderBy(asc(startDate), projects.id);
}

/** Whether the person works or has worked in the company. */
export async function isOfCompany(tx: Transaction, companyId: string, employeeId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
    ).length > 0
  );
}

export async function insertMember(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  companyId: string,
  projectId: string,
  fields: MemberFields,
): Promise<string> {
  const [made] = await tx
    .insert(projectMembers)
    .values({
      ...fields,
      tenantId,
      companyId,
      projectId,
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })
    .returning({ id: projectMembers.id });
  return made?.id ?? "";
}

/** False if someone else has changed the membership since. */
export async function updateMember(
  tx: Transaction,
  { userId, now }: Actor,
  id: string,
  version: number,
  fields: MemberFields,
): Promise<boolean> {
  const changed = await tx
    .update(projectMembers)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: version + 1 })
    .where(and(eq(projectMembers.id, id), eq(projectMembers.version, version)))
    .returning({ id: projectMembers.id });
  return changed.length > 0;
}

/** Whether the member existed. */
export async function removeMember(tx: Transaction, id: string): Promise<boolean> {
  return (
    (await tx.delete(projectMembers).where(eq(projectMembers.id, id)).returning({ id: projectMembers.id })).length > 0
  );
}
