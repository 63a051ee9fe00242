/** Checks age and wage bands: they start at the bottom, have no gaps or overlaps, and the last one is open-ended. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { RateField, RateRow } from "./rate-set.ts";

const cpfTables = [1, 2, 3, 4, 5];

export function bandFaults(
  kind: "cpf" | "cpf-ages" | "cpf-wages" | "fund",
  rates: readonly RateRow[],
  ages: readonly RateRow[],
): ProblemFault[] {
  if (kind === "fund") return upperBoundFaults(rates);
  if (kind === "cpf-ages") return chainFaults(rates, null);
  if (kind === "cpf-wages") return chainFaults(rates, 0);
  return cpfTables.flatMap((table) => tableFaults(table, rates, ages));
}

const fault = (index: number, field: RateField, code: string): ProblemFault => ({
  pointer: `/rates/${index}/${field}`,
  code,
});

function chainFaults(rates: readonly RateRow[], bottom: number | null): ProblemFault[] {
  return rates.flatMap(({ above = null, upTo = null }, index) => {
    const before = index === 0 ? bottom : (rates[index - 1]?.upTo ?? null);
    const faults: ProblemFault[] = [];
    if (above !== before) {
      const apart = above !== null && before !== null;
      faults.push(fault(index, "above", !apart ? "not-the-bottom" : above > before ? "gap" : "overlap"));
    }
    faults.push(...endFaults(upTo, above, index, rates.length));
    return faults;
  });
}

function upperBoundFaults(rates: readonly RateRow[]): ProblemFault[] {
  return rates.flatMap(({ upTo = null }, index) =>
    endFaults(upTo, index === 0 ? 0 : (rates[index - 1]?.upTo ?? null), index, rates.length),
  );
}

/** Only the last band is open-ended, and every other band ends above its start. */
function endFaults(upTo: number | null, above: number | null, index: number, length: number): ProblemFault[] {
  const last = index === length - 1;
  if (upTo === null) return last ? [] : [fault(index, "upTo", "open-before-last")];
  if (last) return [fault(index, "upTo", "last-not-open")];
  return above !== null && upTo <= above ? [fault(index, "upTo", "overlap")] : [];
}

/** Each table has one row per age band, in order. */
function tableFaults(table: number, rates: readonly RateRow[], ages: readonly RateRow[]): ProblemFault[] {
  const own = rates.map((row, index) => ({ row, index })).filter(({ row }) => row.table === table);
  const wrong = own.flatMap(({ row, index }, place) => {
    const band = ages[place];
    return band && band.above === (row.above ?? null) && band.upTo === (row.upTo ?? null)
      ? []
      : [fault(index, "above", "no-such-age-band")];
  });
  const missing = own.length < ages.length ? [{ pointer: "/rates", code: "age-band-missing", params: { table } }] : [];
  return [...wrong, ...missing];
}
