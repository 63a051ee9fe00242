/** Changes of an employee's record, section by section. */
import type { EmployeeIdentityInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { idNoFault, idNoOf } from "#src/domain/people/identity.ts";
import { type EmployeeFields, type PersonFields, updateEmployee } from "#src/store/people/shared/record.ts";
import { fingerprint, lastFour, masked, seal } from "#src/store/database/sealed.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { sectionChanges } from "./changes.ts";
import { noteChange } from "../shared/employee-events.ts";
import { demandClass, type Opened, openEmployee } from "./entry.ts";
import { contactFields, given, personFields } from "./person.ts";
import { answerEmployee } from "./show.ts";

/** Public fields of a person; all others are personal. */
const open: readonly string[] = ["fullName", "preferredName", "photo", "workEmail"];

/** Writes fields of the person, each under its class. */
async function savePerson(ctx: HrmsContext, { who, whole, actor }: Opened, fields: PersonFields) {
  const changes = [...partChanges("person", true), ...partChanges("personal", false)];
  function partChanges(section: "person" | "personal", isOpen: boolean) {
    const names = Object.keys(fields).filter((name) => open.includes(name) === isOpen) as (keyof PersonFields)[];
    const pick = (from: PersonFields) => Object.fromEntries(names.map((name) => [name, from[name]]));
    return sectionChanges(section, pick(whole.person), pick({ ...whole.person, ...fields }));
  }
  const touched = (section: string): boolean => changes.some(({ field }) => field.startsWith(`${section}.`));
  const classes: FieldClass[] = [
    ...(touched("person") ? ["public" as const] : []),
    ...(touched("personal") ? ["personal" as const] : []),
  ];
  for (const name of classes) demandClass(who, name);
  if (changes.length > 0) await updateEmployee(ctx.db, actor, whole, { person: fields });
  const renamed = { ...who, fullName: fields.fullName ?? who.fullName };
  await noteChange(ctx, renamed, { changes });
  return answerEmployee(ctx, renamed, 200);
}

/** The stored form of the number; throws if its check letter or kind is wrong. */
export function identityFields(ctx: HrmsContext, { idType, idNo }: EmployeeIdentityInput): PersonFields {
  if (idNo === null) return { idType, idNoEnc: null, idLast4: null, idHash: null };
  if (idType === null) throw invalid("/idType", "required");
  const number = idNoOf(idNo);
  const fault = idNoFault(idType, number);
  if (fault) throw invalid("/idNo", fault.code, fault.params);
  const { dataKey } = ctx.settings;
  return { idType, idNoEnc: seal(dataKey, number), idLast4: lastFour(number), idHash: fingerprint(dataKey, number) };
}

export function refuseTaken(pointers: { idNo: string; employeeNo: string }) {
  return (error: unknown): never => {
    const key = violatedConstraint(error);
    const taken = (pointer: string, what: string) =>
      conflict("duplicate", `Another record has this ${what}.`, [{ pointer, code: "taken", message: "is taken" }]);
    if (key === "persons_id_hash") throw taken(pointers.idNo, "identity number");
    if (key === "employees_number") throw taken(pointers.employeeNo, "employee number");
    if (key === "employees_open") throw conflict("already-employed", "The person is already employed in this company.");
    throw error;
  };
}

const auditFields = ({ idType, idLast4 }: PersonFields) => ({ idType, idNo: idLast4 == null ? null : masked(idLast4) });

function checkDays(fields: EmployeeFields): void {
  const { startDate, probationEnd, contractEnd, lastDay } = fields;
  if (startDate === undefined) return;
  if (probationEnd != null && probationEnd < startDate) throw invalid("/probationEnd", "before-start");
  if (contractEnd != null && contractEnd < startDate) throw invalid("/contractEnd", "before-start");
  if (lastDay != null && lastDay < startDate) throw invalid("/startDate", "after-last-day");
}

export const sectionsHandlers = {
  async updateEmployeePerson({ path, headers, body }, ctx) {
    const opened = await openEmployee(ctx, path, { class: "public" }, headers);
    return savePerson(ctx, opened, await personFields(ctx, body, opened.whole.person, path.companyId));
  },

  async updateEmployeeContact({ path, headers, body }, ctx) {
    return savePerson(ctx, await openEmployee(ctx, path, { class: "public" }, headers), contactFields(body));
  },

  async updateEmployeeIdentity({ path, headers, body }, ctx) {
    const { who, whole, actor } = await openEmployee(ctx, path, { class: "identity", write: true }, headers);
    const fields = identityFields(ctx, body);
    const before = { ...auditFields(whole.person), number: whole.person.idHash };
    const after = { ...auditFields(fields), number: fields.idHash };
    // Two numbers may end alike: the hash distinguishes them, and stays out of the history.
    const changes = sectionChanges("identity", before, after).filter(({ field }) => field !== "identity.number");
    if (before.number === after.number && changes.length === 0) return answerEmployee(ctx, who, 200);
    await updateEmployee(ctx.db, actor, whole, { person: fields }).catch(
      refuseTaken({ idNo: "/idNo", employeeNo: "" }),
    );
    await noteChange(ctx, who, {
      changes:
        changes.length > 0
          ? changes
          : [{ field: "identity.idNo", before: auditFields(whole.person).idNo, after: auditFields(fields).idNo }],
    });
    return answerEmployee(ctx, who, 200);
  },

  async updateEmployeeEmployment({ path, headers, body }, ctx) {
    const { who, whole, actor } = await openEmployee(ctx, path, { class: "public", write: true }, headers);
    const { startDate, contractType, contractEnd, probationEnd, noticeDays } = body;
    const fields = {
      employeeNo: lineOf("employeeNo", body.employeeNo),
      startDate,
      contractType,
      ...given({ contractEnd, probationEnd, noticeDays }),
    };
    checkDays({ ...whole.employee, ...fields });
    const pick = (from: EmployeeFields) =>
      Object.fromEntries((Object.keys(fields) as (keyof EmployeeFields)[]).map((name) => [name, from[name]]));
    const changes = sectionChanges("employment", pick(whole.employee), fields);
    if (changes.length > 0)
      await updateEmployee(ctx.db, actor, whole, { employment: fields }).catch(
        refuseTaken({ idNo: "", employeeNo: "/employeeNo" }),
      );
    await noteChange(ctx, who, { changes });
    return answerEmployee(ctx, who, 200);
  },
} satisfies HrmsHandlers;
