/** People to choose from. */
import { and, eq, ne, sql } from "drizzle-orm";
import { byReading, searched } from "../shared/list-query.ts";
import { employees } from "./tables/employees.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";
import { withoutAccount } from "./account.ts";
import { withoutRowLimits } from "./shared/joins.ts";
import type { Condition } from "./shared/reach.ts";

const maxOptions = 100;

/** People who have not left, by name; optionally only those without an account or invitation. */
export function peopleOptions(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  { q, withoutAccount: unknown = false }: { q?: string; withoutAccount?: boolean } = {},
): Promise<{ id: string; label: string }[]> {
  return withoutRowLimits(tx, () =>
    tx
      .select({ id: employees.id, label: sql<string>`${persons.fullName} || ' (' || ${employees.employeeNo} || ')'` })
      .from(employees)
      .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
      .where(
        and(
          eq(employees.companyId, companyId),
          ne(employees.status, "exited"),
          reach,
          unknown ? withoutAccount : undefined,
          searched(q, [persons.fullName, persons.preferredName, employees.employeeNo]),
        ),
      )
      .orderBy(byReading(persons.fullName), employees.id)
      .limit(maxOptions),
  );
}
