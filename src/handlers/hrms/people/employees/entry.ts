/** The start of every call on one employee: reach, permission, lock, and version. */
import { notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { Actor } from "#src/store/shared/audit.ts";
import { lockEmployee, versionOf, type WholeEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { checkVersion } from "../../shared/records/version.ts";
import { employeeOf, type Need, type ReachedEmployee } from "../shared/people.ts";

export interface EmployeePath {
  companyId: string;
  employeeId: string;
}

export interface Opened {
  readonly who: ReachedEmployee;
  readonly whole: WholeEmployee;
  readonly actor: Actor;
  readonly day: string;
}

/** The employee, locked until the call ends. */
export async function openEmployee(
  ctx: HrmsContext,
  path: EmployeePath,
  need: Need,
  headers?: { "If-Match": string },
): Promise<Opened> {
  const who = await employeeOf(ctx, path, need);
  const whole = await lockEmployee(ctx.db, path.companyId, path.employeeId);
  // Deleted while the call waited for the lock.
  if (!whole) throw notFound();
  if (headers) checkVersion({ version: versionOf(whole), updatedBy: whole.names.updatedBy }, headers);
  return { who, whole, actor: actorOf(ctx), day: who.today };
}

/** The section may contain fields of a class that not everyone who edits it may write. */
export function demandClass({ write }: ReachedEmployee, name: FieldClass): void {
  if (!write.has(name)) throw new ProblemError("forbidden");
}
