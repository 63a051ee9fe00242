/** Documents of an employee: requested, submitted, confirmed; each visible by its class. */
import type { EmployeeDocumentInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { documentClasses } from "#src/domain/people/shared/records.ts";
import { documentTypeRecords } from "#src/store/people/document-types.ts";
import { documentRecords, documentsOfClasses } from "#src/store/people/employee-records/all.ts";
import type { HrmsHandlers } from "../../context.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { secondPerson } from "../shared/people.ts";
import { daysLeft, mustFollow } from "./dates.ts";
import { checkFile } from "./files.ts";
import { subRecords } from "./sub-records.ts";

const documents = subRecords({
  subject: "documents",
  records: documentRecords,
  class: "public",
  classOf: ({ visibility }) => visibility,
  classOfNew: ({ visibility }) => visibility,
  visible: ({ read }) => documentsOfClasses(documentClasses.filter((name) => read.has(name))),
  nameOf: ({ type, number }) => (number === null ? type : `${type} ${number}`),
  async toFields(body: EmployeeDocumentInput, ctx, before, employee) {
    const type = await documentTypeRecords.find(ctx.db, employee.companyId, body.typeId);
    if (!type || (type.status === "archived" && body.typeId !== before?.typeId))
      throw invalid("/typeId", "unknown-reference");
    mustFollow("expiry", body.issuedOn, body.expiry);
    if (type.expires && body.fileId && !body.expiry) throw invalid("/expiry", "required");
    const visibility = body.visibility ?? before?.visibility ?? type.visibility;
    const fileId = await checkFile(ctx, employee, body.fileId, before?.fileId, visibility);
    // A later change needs a new confirmation; an expired document is valid again with a new end date.
    const handedIn = fileId !== null && (before === null || before.fileId !== fileId || before.status !== "verified");
    return {
      ...cleanFields("documents", body),
      visibility,
      fileId,
      status: fileId === null ? ("requested" as const) : handedIn ? ("submitted" as const) : ("verified" as const),
    };
  },
  computed: ({ status, expiry }, { today }) => ({
    status: status === "verified" && expiry !== null && expiry < today ? ("expired" as const) : status,
    daysLeft: daysLeft(today, expiry),
  }),
  unaudited: ["typeId", "fileId"],
  unique: { employee_documents_once: "typeId" },
});

export const documentsHandlers = {
  ...documents.handlers,

  async submitEmployeeDocument(input, ctx) {
    const target = await documents.locked(ctx, input, false);
    const { before, employee } = target;
    if (!employee.read.has(before.visibility)) throw notFound();
    if (!employee.self && !employee.write.has(before.visibility)) throw new ProblemError("forbidden");
    if (before.status === "verified" && (before.expiry === null || before.expiry >= employee.today))
      throw conflict("verified", "The document is already confirmed.");
    if (before.status === "submitted" && input.body.fileId === before.fileId)
      throw conflict("submitted", "This file was already submitted.");
    const fileId = await checkFile(ctx, employee, input.body.fileId, before.fileId, before.visibility);
    return documents.saveAndAnswer(ctx, target, { fileId, status: "submitted" });
  },

  async verifyEmployeeDocument(input, ctx) {
    const target = await documents.locked(ctx, input);
    if (target.employee.self) throw secondPerson();
    if (target.before.status !== "submitted")
      throw conflict("not-submitted", "Only a submitted document can be confirmed.");
    return documents.saveAndAnswer(ctx, target, { status: "verified" });
  },
} satisfies HrmsHandlers;
