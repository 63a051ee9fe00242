/** Employees by pay band. */
import { salaryOf, type EmployeeFacts } from "#src/domain/people/employee-rows.ts";

interface PayBand {
  /** In cents; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly fitting: number;
  readonly others: number;
}

const width = 150_000;

/** All bands between the lowest and the highest pay, including empty ones. */
export function payBands<Row extends EmployeeFacts>(
  rows: readonly Row[],
  fits: (row: Row) => boolean,
): readonly PayBand[] {
  const bands = Map.groupBy(rows, (row) => Math.floor(salaryOf(row) / width));
  const [first, last] = [Math.min(...bands.keys()), Math.max(...bands.keys())];
  if (rows.length === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const members = bands.get(first + index) ?? [];
    const fitting = members.filter(fits).length;
    return {
      from: (first + index) * width,
      to: (first + index + 1) * width,
      fitting,
      others: members.length - fitting,
    };
  });
}
