/** URL parameters of the invoice pages. */
const opened = ["send", "payment", "print"] as const;

export function readPreview({ open }: Record<string, unknown>): { open?: (typeof opened)[number] } {
  const known = opened.find((each) => each === open);
  return known === undefined ? {} : { open: known };
}

export function readAdd({ from }: Record<string, unknown>): { from?: number } {
  const id = Number(from);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { from: id } : {};
}
