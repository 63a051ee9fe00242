/** The signed-in person as a reader of a company's events. */
import { allows } from "#src/contract/context.ts";
import type { EventReader } from "#src/store/shared/readable-events.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import type { Reach } from "../../people/shared/people.ts";

export function eventReader(
  ctx: HrmsContext,
  companyId: string,
  { whereReadable }: Pick<Reach, "whereReadable">,
): EventReader {
  const { ability } = principalOf(ctx);
  return { mayRead: (subject) => allows(ability, "read", subject, companyId), whereReadable };
}
