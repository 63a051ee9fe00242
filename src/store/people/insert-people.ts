/** Inserts many new people at once, some hundred rows of each table per statement. */
import { randomUUID } from "node:crypto";
import type { ImportedPerson } from "#src/domain/people/import/people.ts";
import type { Actor } from "../shared/audit.ts";
import { insertRows, type Row, rowsPerBatch } from "../database/insert-rows.ts";
import { createThrottle } from "../database/throttle.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { employeeJobs, employeeReportingLines } from "./tables/employee-jobs.ts";
import { employeePayTerms } from "./tables/employee-pay-terms.ts";
import { employeeResidencies } from "./tables/employee-residencies.ts";
import { employees } from "./tables/employees.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";
import { queueChanges } from "../integrations/shared/webhook-queue.ts";

export interface NewPerson extends ImportedPerson {
  readonly sealed: { readonly idNoEnc: string; readonly idLast4: string; readonly idHash: string } | null;
  readonly otEligible: boolean;
  /** An existing employee; otherwise one of the same file is found by number. */
  readonly managerId: string | null;
}

/** Milliseconds: others who hire in the tenant wait for the end, and their statement for no more than 30 s. */
const maxPauseMs = 8_000;

/** `reason` is recorded in the audit trail; `report` is called after each part with the number of people written, counting their audit trail as half of the work. */
export async function insertPeople(
  tx: Transaction,
  actor: Actor,
  companyId: string,
  people: readonly NewPerson[],
  reason: string,
  report: (done: number) => void,
): Promise<void> {
  const { tenantId, userId, now, requestId } = actor;
  const own = { tenantId, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const all = people.map((person) => ({
    person,
    personId: randomUUID(),
    employeeId: randomUUID(),
    jobId: randomUUID(),
  }));
  const ids = new Map(all.map(({ person, employeeId }) => [person.employeeNo.toLowerCase(), employeeId]));
  const pauseIfBusy = createThrottle(maxPauseMs);
  for (let from = 0; from < all.length; from += rowsPerBatch) {
    const part = all.slice(from, from + rowsPerBatch);
    const dated = ({ person, employeeId }: (typeof part)[number]) => ({
      ...own,
      companyId,
      employeeId,
      effectiveFrom: person.startDate,
    });
    await insertRows(
      tx,
      persons,
      part.map(({ person, personId }) => ({ ...own, id: personId, ...personFields(person) })),
    );
    await pauseIfBusy();
    await insertRows(
      tx,
      employees,
      part.map(({ person, personId, employeeId }) => ({
        ...own,
        companyId,
        id: employeeId,
        personId,
        ...employmentFields(person),
      })),
    );
    await pauseIfBusy();
    await insertRows(
      tx,
      employeeJobs,
      part.flatMap((one) => (one.person.job === null ? [] : [{ ...dated(one), id: one.jobId, ...one.person.job }])),
    );
    await pauseIfBusy();
    await insertRows(
      tx,
      employeePayTerms,
      part.flatMap((one) =>
        one.person.pay === null
          ? []
          : [{ ...dated(one), ...one.person.pay, otEligible: one.person.otEligible, proration: "workingDays" }],
      ),
    );
    await pauseIfBusy();
    await insertRows(
      tx,
      employeeResidencies,
      part.flatMap((one) =>
        one.person.residency === null
          ? []
          : [
              {
                ...dated(one),
                residency: one.person.residency,
                prGrantedOn: one.person.prGrantedOn,
                prRateOption: one.person.residency === "pr" ? "GG" : null,
              },
            ],
      ),
    );
    await pauseIfBusy();
    report(Math.floor((from + part.length) / 2));
  }
  // Their manager may come later in the file.
  const lines = all.flatMap(({ person, employeeId, jobId }) => {
    const managerId = person.managerId ?? ids.get(person.managerNo?.toLowerCase() ?? "");
    return managerId === undefined || person.job === null
      ? []
      : [{ ...own, companyId, jobId, employeeId, managerId, kind: "primary" }];
  });
  await insertRows(tx, employeeReportingLines, lines);
  // Last, because writers of a tenant wait for each other from their first event on.
  for (let from = 0; from < all.length; from += rowsPerBatch) {
    const part = all.slice(from, from + rowsPerBatch);
    const events = part.map(({ person, employeeId }) => {
      const { employeeNo, fullName, startDate, status } = person;
      const changes = Object.entries({ employeeNo, fullName, startDate, status }).map(([field, after]) => ({
        field,
        before: null,
        after,
      }));
      return {
        tenantId,
        companyId,
        actorId: userId,
        action: "create",
        subject: "employees",
        recordId: employeeId,
        recordName: fullName,
        changes,
        requestId,
        reason,
        at: now,
      };
    });
    await insertRows(tx, auditEvents, events);
    await queueChanges(tx, { tenantId, now }, events);
    report(Math.floor((all.length + from + part.length) / 2));
  }
}

function personFields({
  fullName,
  preferredName,
  workEmail,
  personalEmail,
  mobile,
  address,
  gender,
  dateOfBirth,
  maritalStatus,
  raceId,
  religionId,
  nationalityId,
  idType,
  sealed,
  customFields,
}: NewPerson): Row {
  return {
    fullName,
    preferredName,
    workEmail,
    personalEmail,
    gender,
    dateOfBirth,
    maritalStatus,
    raceId,
    religionId,
    nationalityId,
    customFields,
    phones: mobile === null ? [] : [{ type: "mobile", number: mobile }],
    addresses: address === null ? [] : [{ type: "home", ...address, building: null }],
    idType,
    idNoEnc: sealed?.idNoEnc ?? null,
    idLast4: sealed?.idLast4 ?? null,
    idHash: sealed?.idHash ?? null,
  };
}

function employmentFields({
  employeeNo,
  status,
  startDate,
  probationEnd,
  confirmedOn,
  contractType,
  contractEnd,
  noticeDays,
}: NewPerson): Row {
  return { employeeNo, status, startDate, probationEnd, confirmedOn, contractType, contractEnd, noticeDays };
}
