/** Creates employees and withdraws offers. */
import { conflict, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { insertPerson, removeEmployee } from "#src/store/people/shared/record.ts";
import { referencesTo } from "#src/store/people/usages.ts";
import { actorOf, type HrmsHandlers } from "../../context.ts";
import { removeFilesOf } from "../employee-records/files.ts";
import { inUse } from "../../shared/in-use.ts";
import { employeeOf, reachOf } from "../shared/people.ts";
import { below } from "./dated.ts";
import { noteChange } from "../shared/employee-events.ts";
import { openEmployee } from "./entry.ts";
import { hire } from "./hire.ts";
import { contactFields, personFields } from "./person.ts";
import { identityFields, refuseTaken } from "./sections.ts";
import { answerEmployee } from "./show.ts";

export const createHandlers = {
  async createEmployee({ path: { companyId }, body }, ctx) {
    const { writable } = await reachOf(ctx, companyId);
    const actor = actorOf(ctx);
    const { person, contact, identity, ...rest } = body;
    const { fullName: _name, preferredName: _preferred, workEmail, ...private_ } = person;
    const classes: [FieldClass, boolean][] = [
      ["public", true],
      ["personal", Object.values(private_).some((value) => value != null) || contact !== undefined],
      ["identity", identity !== undefined || rest.residency !== undefined],
      ["pay", rest.pay !== undefined || rest.statutory !== undefined],
    ];
    const missing = classes.find(([name, needed]) => needed && !writable.has(name));
    if (missing)
      throw new ProblemError("forbidden", {
        detail: `You don't have permission to edit fields of the class ${missing[0]}.`,
      });
    const { workEmail: _work, ...named } = person;
    // Required fields are only demanded of people who may write them.
    const asked = writable.has("personal") ? { ...named, customFields: named.customFields ?? {} } : named;
    const fields = {
      ...(await below("person", () => personFields(ctx, asked, {}, companyId))),
      ...(await below("person", async () => contactFields(workEmail === undefined ? {} : { workEmail }))),
      ...(contact && (await below("contact", async () => contactFields(contact)))),
      ...(identity && (await below("identity", async () => identityFields(ctx, identity)))),
    };
    const personId = await insertPerson(ctx.db, actor, fields).catch(
      refuseTaken({ idNo: "/identity/idNo", employeeNo: "" }),
    );
    const employeeId = await hire(ctx, actor, companyId, { personId, ...rest });
    const who = await employeeOf({ ...ctx, demands: undefined }, { companyId, employeeId }, { class: "public" });
    const { status, startDate, contractType } = rest.employment;
    const changes = [
      { field: "person.fullName", before: null, after: fields.fullName },
      { field: "employment.employeeNo", before: null, after: who.employeeNo },
      { field: "employment.status", before: null, after: status ?? "offered" },
      { field: "employment.startDate", before: null, after: startDate },
      { field: "employment.contractType", before: null, after: contractType },
    ];
    await noteChange(ctx, who, { action: "create", changes });
    return answerEmployee(ctx, who, 201);
  },

  async getEmployee({ path }, ctx) {
    return answerEmployee(ctx, await employeeOf(ctx, path, { class: "public" }), 200);
  },

  async deleteEmployee({ path }, ctx) {
    const { who, whole } = await openEmployee(ctx, path, { class: "public", write: true });
    if (whole.employee.status !== "offered")
      throw conflict("not-offered", "Only an offer can be deleted: an employment ends by an exit.");
    const usages = await referencesTo(ctx.db, who.id);
    if (usages.length > 0) throw inUse(usages);
    await removeFilesOf(ctx, { companyId: who.companyId, employeeId: who.id });
    await removeEmployee(ctx.db, whole);
    await noteChange(ctx, who, {
      action: "delete",
      changes: [{ field: "person.fullName", before: who.fullName, after: null }],
    });
    return null;
  },
} satisfies HrmsHandlers;
