/** Ids of an employee's records that a reader of certain field classes may see, as a subquery. */
import { type SQL, sql } from "drizzle-orm";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";

/** The tag of each kind, its table, and the class it needs; each document has its own. */
export const recordKinds = [
  { subject: "transfers", table: "transfers", class: "public" },
  { subject: "dependants", table: "employee_dependants", class: "personal" },
  { subject: "previous-employments", table: "previous_employments", class: "personal" },
  { subject: "tasks", table: "employee_tasks", class: "personal" },
  { subject: "passports", table: "employee_passports", class: "identity" },
  { subject: "work-passes", table: "employee_work_passes", class: "identity" },
  { subject: "bank-accounts", table: "employee_bank_accounts", class: "pay" },
  { subject: "kets", table: "kets", class: "personal" },
  { subject: "split-companies", table: "split_companies", class: "pay" },
  { subject: "documents", table: "employee_documents", class: "visibility" },
] as const satisfies readonly { subject: string; table: string; class: FieldClass | "visibility" }[];

export function idsOfRecords(employeeId: string, classes: ReadonlySet<FieldClass>): SQL {
  const readable = sql.join(
    [...classes].map((name) => sql`${name}`),
    sql`, `,
  );
  const kinds = recordKinds.flatMap(({ subject, table, class: of }) => {
    if (of !== "visibility" && !classes.has(of)) return [];
    const visible = of === "visibility" ? sql` and visibility in (${readable})` : sql``;
    return [
      sql`select ${subject}::text as subject, id from ${sql.identifier(table)} where employee_id = ${employeeId}${visible}`,
    ];
  });
  return sql.join(kinds, sql` union all `);
}
