/** Versions of records: the ETag of an answer, and the If-Match of a change. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, type ProblemError } from "#src/contract/problem.ts";

/** An answer with the record's version as its ETag. */
export function versioned<const Status extends number, Body extends { version: number }>(
  status: Status,
  body: Body,
): Reply<Status, Body> {
  return reply(status, body, { ETag: `"${body.version}"` });
}

/** Whether the If-Match of a request is the record's version. */
export function isVersion(version: number, ifMatch: string): boolean {
  return version === Number(ifMatch.replaceAll('"', ""));
}

/** The 409 of a change that another one overtook. */
export function versionClash(by: string, what = "this record"): ProblemError {
  return conflict("version-clash", `${by} has already changed ${what}.`);
}

/** Rejects a change based on an outdated version. */
export function checkVersion(
  { version, updatedBy }: { version: number; updatedBy: string | null },
  headers: { "If-Match": string },
): void {
  if (!isVersion(version, headers["If-Match"])) throw versionClash(updatedBy ?? "The platform");
}
