/** Recognises an unavailable database and responds with 503 and the seconds after which to retry. */
import { ProblemError } from "#src/contract/problem.ts";
import { errorCode } from "./violations.ts";

/** Seconds: an embedded database that died is back within them. */
const retryAfter = "5";

/**
 * Lost and refused connections (class 08), shutdown, crash and start (57P01 to 57P03), idle session timeouts (57P05, 25P03), no free
 * connection slots (53300), and statement timeouts (57014, 55P03).
 */
const sqlStates = /^(08...|57P0[1235]|25P03|53300|57014|55P03)$/;

const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;

/** The driver has only messages for lost connections, timeouts and a closed pool. */
const words =
  /^(timeout e\w+|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error) ?? "";
  const root = rootOf(error);
  // A missing socket is a missing file; other missing files are not the database's fault.
  const noSocket = code === "ENOENT" && "syscall" in root && root.syscall === "connect";
  return noSocket || sqlStates.test(code) || networkCodes.test(code) || (code === "" && words.test(root.message));
}

/** The 503 for an unavailable database; undefined for any other error. */
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
