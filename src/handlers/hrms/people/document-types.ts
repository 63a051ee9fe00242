/** Document types of a company. */
import type { DocumentTypeInput } from "#generated/hrms/schema.ts";
import { documentTypeIsUsed, documentTypeRecords, templatesAskingFor } from "#src/store/people/document-types.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

export const documentTypesHandlers = crud({
  subject: "document-types",
  records: documentTypeRecords,
  nameOf: ({ name }) => name,
  unique: { document_types_name: "name", document_types_code: "code" },
  toFields: (body: DocumentTypeInput) => cleanFields("document-types", body),
  // Not everyone may know whose documents they are.
  usages: async (ctx, id) => [
    ...((await documentTypeIsUsed(ctx.db, id)) ? [{ subject: "employees", id, name: "documents of employees" }] : []),
    ...(await templatesAskingFor(ctx.db, id)).map((template) => ({ subject: "task-templates", ...template })),
  ],
}).handlers;
