/** Where the signed-in person has tasks today. */
import { accessDay } from "#src/store/access/shared/access.ts";
import { taskPlacesOf } from "#src/store/people/shared/my-tasks.ts";
import type { TaskPlace } from "#src/store/people/shared/task-owners.ts";
import { type HrmsContext, principalOf } from "../../context.ts";

export async function ownTaskPlaces(ctx: HrmsContext): Promise<{ day: string; places: readonly TaskPlace[] }> {
  const { userId, tenantId } = principalOf(ctx);
  const day = accessDay(ctx.now());
  // Accounts of the platform have no tasks.
  return { day, places: tenantId === null ? [] : await taskPlacesOf(ctx.db, userId, day) };
}
