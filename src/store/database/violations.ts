/** Reads the database's errors: drizzle wraps them. */
function databaseError(error: unknown): { code?: unknown; constraint?: unknown } {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if ("code" in one && typeof one.code === "string") return one as { code?: unknown; constraint?: unknown };
  }
  return {};
}

/** Five signs of SQLSTATE, or the word of a network error such as ECONNREFUSED. */
export function errorCode(error: unknown): string | undefined {
  const { code } = databaseError(error);
  return typeof code === "string" ? code : undefined;
}

/** Whether a record was to be deleted that others name, be they of tenants whose rows the transaction does not see. */
export function isStillNamed(error: unknown): boolean {
  return errorCode(error) === "23503";
}

/** Name of the unique or foreign key that a write would have broken. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error);
  return (code === "23505" || code === "23503") && typeof constraint === "string" ? constraint : undefined;
}
