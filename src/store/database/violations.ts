/** Reads the database's errors, which drizzle wraps. */
function databaseError(error: unknown): { code?: unknown; constraint?: unknown } {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if ("code" in one && typeof one.code === "string") return one as { code?: unknown; constraint?: unknown };
  }
  return {};
}

/** The SQLSTATE, or the code of a network error such as ECONNREFUSED. */
export function errorCode(error: unknown): string | undefined {
  const { code } = databaseError(error);
  return typeof code === "string" ? code : undefined;
}

/** Whether a record could not be deleted because others reference it, possibly of tenants the transaction cannot see. */
export function isStillNamed(error: unknown): boolean {
  return errorCode(error) === "23503";
}

/** Name of the violated unique key, foreign key or check. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error);
  return (code === "23505" || code === "23503" || code === "23514") && typeof constraint === "string"
    ? constraint
    : undefined;
}
