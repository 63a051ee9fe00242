/** Holds the rows of an import against the company and the tenant: its people, and every fault. */
import { coveredByClass } from "#src/domain/people/covered-by-class.ts";
import type { ImportFault, ImportMapping, ImportRow } from "#src/domain/people/import/import-file.ts";
import type { ImportedPerson } from "#src/domain/people/import/people.ts";
import { readPeople } from "#src/domain/people/import/read-people.ts";
import { accessDay } from "#src/store/access.ts";
import { eaClasses } from "#src/store/people/ea-classes.ts";
import { importBook, managersByNumber, takenNumbers } from "#src/store/people/import-book.ts";
import type { NewPerson } from "#src/store/people/insert-people.ts";
import { fingerprint, lastFour, seal } from "#src/store/sealed.ts";
import type { HrmsContext } from "../context.ts";
import { ratesOf } from "../shared/rates.ts";

export interface Checked {
  readonly people: NewPerson[];
  readonly faults: ImportFault[];
}

export async function checkRows(ctx: HrmsContext, companyId: string, rows: readonly ImportRow[], mapping: ImportMapping): Promise<Checked> {
  const { dataKey } = ctx.settings;
  const { people, faults } = readPeople(rows, mapping, await importBook(ctx.db, companyId, accessDay(ctx.now())));
  const hashes = new Map(people.flatMap(({ line, idNo }) => (idNo === null ? [] : [[line, fingerprint(dataKey, idNo)] as const])));
  const taken = await takenNumbers(ctx.db, people.map(({ employeeNo }) => employeeNo.toLowerCase()), [...hashes.values()]);
  const wanted = people.flatMap(({ managerNo }) => (managerNo === null ? [] : [managerNo.toLowerCase()]));
  const managers = await managersByNumber(ctx.db, companyId, wanted);
  // A manager of the file whose own row has a fault is not unknown: the row's own fault is told.
  const numbers = new Set(rows.map(({ cells }) => (cells[mapping["employeeNo"] ?? -1] ?? "").trim().toLowerCase()));
  const fault = ({ line }: ImportedPerson, field: string, code: string, value: string): ImportFault => ({ row: line, column: mapping[field] ?? null, field, code, value });
  const circles = inCircles(people);
  const found = people.flatMap((person) => {
    const { employeeNo, managerNo } = person;
    return [
      ...(taken.numbers.has(employeeNo.toLowerCase()) ? [fault(person, "employeeNo", "taken", employeeNo)] : []),
      ...(taken.hashes.has(hashes.get(person.line) ?? "") ? [fault(person, "idNo", "taken", "")] : []),
      ...(managerNo !== null && !managers.has(managerNo.toLowerCase()) && !numbers.has(managerNo.toLowerCase()) ? [fault(person, "managerNo", "unknown-reference", managerNo)] : []),
      ...(managerNo !== null && person.job === null ? [fault(person, "department", "required", "")] : []),
      ...(circles.has(employeeNo.toLowerCase()) ? [fault(person, "managerNo", "circle", managerNo ?? "")] : []),
    ];
  });
  const all = [...faults, ...found].sort((one, other) => one.row - other.row || (one.column ?? -1) - (other.column ?? -1));
  if (all.length > 0) return { people: [], faults: all };

  const byClass = await eaClasses(ctx.db, companyId);
  const { employment } = await ratesOf(ctx);
  const eligible = ({ job, pay, startDate }: ImportedPerson): boolean => {
    const found = byClass.get(job?.classId ?? "");
    return found !== undefined && pay !== null && (found.otEligibleDefault || coveredByClass(found.eaCategory, pay, employment, startDate));
  };
  return {
    faults: [],
    people: people.map((person) => ({
      ...person,
      sealed: person.idNo === null ? null : { idNoEnc: seal(dataKey, person.idNo), idLast4: lastFour(person.idNo), idHash: hashes.get(person.line) ?? "" },
      otEligible: eligible(person),
      managerId: managers.get(person.managerNo?.toLowerCase() ?? "") ?? null,
    })),
  };
}

/** Numbers of the people who would report to themselves, by way of others of the file. */
function inCircles(people: readonly ImportedPerson[]): ReadonlySet<string> {
  const above = new Map(people.map(({ employeeNo, managerNo }) => [employeeNo.toLowerCase(), managerNo?.toLowerCase()]));
  return new Set(
    [...above.keys()].filter((start) => {
      const seen = new Set<string>();
      for (let next = above.get(start); next !== undefined && !seen.has(next); next = above.get(next)) {
        if (next === start) return true;
        seen.add(next);
      }
      return false;
    }),
  );
}
