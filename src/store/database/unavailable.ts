/** Tells a database that is away from every other fault, and answers it: 503, with the seconds after which to try again. */
import { ProblemError } from "#src/contract/problem.ts";
import { errorCode } from "./violations.ts";

/** Seconds: an embedded database that died is back within them. */
const retryAfter = "5";

/**
 * Lost and refused connections (class 08), shutdown, crash and start (57P01 to 57P03), ends of idle sessions (57P05, 25P03), no room
 * for another connection (53300), and statements that took too long (57014, 55P03).
 */
const sqlStates = /^(08...|57P0[1235]|25P03|53300|57014|55P03)$/;

const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;

/** The driver has words alone for lost connections, waits that are over, and a pool that is closed. */
const words =
  /^(timeout e\w+|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? "";
  const root = rootOf(error);
  // A socket that is gone is a file that is missing; other missing files are no fault of the database.
  const noSocket = code === "ENOENT" && "syscall" in root && root.syscall === "connect";
  return noSocket || sqlStates.test(code) || networkCodes.test(code) || (code === "" && words.test(root.message));
}

/** The 503 of a fault that only says that the database is away; undefined for any other. */
export function unavailableProblem(error: unknown): ProblemError | undefined {
  return isUnavailable(error) ? databaseAway() : undefined;
}

export function databaseAway(title = "The database does not answer"): ProblemError {
  return new ProblemError("unavailable", { title, headers: { "Retry-After": retryAfter } });
}

function rootOf(error: unknown): Error {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root instanceof Error ? root : new Error(String(root));
}
