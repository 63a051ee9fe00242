/** Search parameters of the comparison. */
export interface CompareSearch {
  one?: string | undefined;
  other?: string | undefined;
  show?: "differences" | "everything";
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

export function readCompareSearch({ one, other, show }: Record<string, unknown>): CompareSearch {
  return { ...(isId(one) && { one }), ...(isId(other) && { other }), ...(show === "everything" && { show }) };
}
