/** Whom each row of the sheet of people is about: by employee number, else by identity number. */
import type { ExistingPerson } from "./existing.ts";
import { numberKey, type ReadPerson } from "./reading.ts";

export interface KnownPeople {
  readonly byNumber: ReadonlyMap<string, ExistingPerson>;
  readonly byHash: ReadonlyMap<string, readonly ExistingPerson[]>;
}

export function knownPeople(all: readonly ExistingPerson[]): KnownPeople {
  return {
    byNumber: new Map(all.map((one) => [numberKey(one.employee.employeeNo), one])),
    byHash: Map.groupBy(
      all.filter(({ person }) => person.idHash !== null),
      ({ person }) => person.idHash ?? "",
    ),
  };
}

/** Employed in the company now or soon. */
export const isHere = ({ here, employee }: ExistingPerson): boolean => here && employee.status !== "exited";

/** Null for someone new; undefined with a fault for a row that is about nobody who can be imported. */
export function matchPerson(
  { reader, cells, hash }: ReadPerson,
  { byNumber, byHash }: KnownPeople,
): ExistingPerson | null | undefined {
  const { employeeNo } = cells;
  const found = employeeNo === null ? undefined : byNumber.get(numberKey(employeeNo));
  const holders = hash === null ? [] : (byHash.get(hash) ?? []);
  if (found && !isHere(found)) {
    reader.fault("employeeNo", found.here ? "has-left" : "other-company", employeeNo ?? "");
    return undefined;
  }
  if (found) {
    if (holders.length > 0 && !holders.some(({ personId }) => personId === found.personId))
      reader.fault("idNo", "taken");
    return found;
  }
  const holder = holders.find(isHere);
  if (holder) return holder;
  if (holders.length === 0) return null;
  reader.fault("idNo", holders.some(({ here }) => here) ? "has-left" : "taken");
  return undefined;
}

/** Numbers of the people who would report to themselves, by way of others; all numbers in lower case. */
export function inCircles(above: ReadonlyMap<string, string | undefined>): ReadonlySet<string> {
  const circles = new Set<string>();
  const settled = new Set<string>();
  for (const start of above.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let next: string | undefined = start;
    while (next !== undefined && above.has(next) && !settled.has(next) && !onPath.has(next)) {
      path.push(next);
      onPath.add(next);
      next = above.get(next);
    }
    if (next !== undefined && onPath.has(next)) for (const one of path.slice(path.indexOf(next))) circles.add(one);
    for (const one of path) settled.add(one);
  }
  return circles;
}
