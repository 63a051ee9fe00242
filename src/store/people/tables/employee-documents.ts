/** Documents of an employee, requested or submitted. */
import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { documentClasses, documentStates } from "#src/domain/people/shared/records.ts";
import { documentTypes } from "./document-types.ts";
import { employeeTable } from "./employee-table.ts";

export const employeeDocuments = employeeTable(
  "employee_documents",
  {
    typeId: uuid().notNull(),
    number: text(),
    issuedOn: date(),
    expiry: date(),
    fileId: uuid(),
    visibility: text({ enum: documentClasses }).notNull(),
    note: text(),
    status: text({ enum: documentStates }).notNull(),
  },
  (table) => [
    unique("employee_documents_once")
      .on(table.tenantId, table.employeeId, table.typeId, table.number, table.issuedOn, table.expiry, table.fileId)
      .nullsNotDistinct(),
    index("employee_documents_expiry").on(table.tenantId, table.companyId, table.expiry),
    foreignKey({
      name: "employee_documents_type",
      columns: [table.tenantId, table.typeId],
      foreignColumns: [documentTypes.tenantId, documentTypes.id],
    }),
    check("employee_documents_dates", sql`${table.expiry} >= ${table.issuedOn}`),
    check("employee_documents_file", sql`${table.status} = 'requested' or ${table.fileId} is not null`),
  ],
);
