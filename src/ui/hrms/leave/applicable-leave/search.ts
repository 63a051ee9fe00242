/** Address of the page of applicable leave. */
export interface ApplicableSearch {
  readonly employee?: string;
  readonly day?: string;
}

const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value);
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

export function readApplicableSearch({ employee, day }: Record<string, unknown>): ApplicableSearch {
  return { ...(isId(employee) && { employee }), ...(isDay(day) && { day }) };
}
