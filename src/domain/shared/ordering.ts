/** Sorts by several fields; a minus before a name means descending. */

export type Comparison<Row> = (a: Row, b: Row) => number;

const texts = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Compares two texts in natural order. */
export function byText(a: string, b: string): number {
  return texts.compare(a, b);
}

/** Fields without a comparator are ignored. */
export function compareBy<Row>(
  comparisons: Readonly<Record<string, Comparison<Row>>>,
  sort: readonly string[],
): Comparison<Row> {
  const steps = sort.flatMap((term) => {
    const compare = comparisons[term.replace(/^-/, "")];
    if (!compare) return [];
    return [term.startsWith("-") ? (a: Row, b: Row) => compare(b, a) : compare];
  });
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
