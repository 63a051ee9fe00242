/** The employee of a request whose chain has decided: what is carried out depends on the decision, not on the decider's role. */
import { elementActions, fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import type { WholeEmployee } from "#src/store/people/shared/record.ts";
import type { ReachedEmployee } from "./people.ts";

export function decidedEmployee({ employee, person }: WholeEmployee, today: string): ReachedEmployee {
  const { id, companyId, employeeNo, status, startDate, lastDay } = employee;
  const every = new Set(fieldClasses);
  return {
    id,
    personId: person.id,
    companyId,
    employeeNo,
    fullName: person.fullName,
    status,
    startDate,
    lastDay,
    today,
    // Nobody decides about themselves.
    self: false,
    manages: false,
    actions: new Set(elementActions),
    read: every,
    write: every,
  };
}
