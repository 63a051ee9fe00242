/** Versions of records: the ETag of an answer, and the If-Match of a change. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict } from "#src/contract/problem.ts";

/** An answer with the record's version as its ETag. */
export function versioned<const Status extends number, Body extends { version: number }>(
  status: Status,
  body: Body,
): Reply<Status, Body> {
  return reply(status, body, { ETag: `"${body.version}"` });
}

/** Refuses a change of another version than the one that was read. */
export function checkVersion(
  { version, updatedBy }: { version: number; updatedBy: string | null },
  headers: { "If-Match": string },
): void {
  if (version === Number(headers["If-Match"].replaceAll('"', ""))) return;
  throw conflict("version-clash", `${updatedBy ?? "The platform"} has changed this record meanwhile.`);
}
