/** Where the signed-in person has tasks today. */
import { type TaskDay, taskPlacesOf } from "#src/store/people/shared/my-tasks.ts";
import type { TaskPlace } from "#src/store/people/shared/task-owners.ts";
import { type HrmsContext, principalOf } from "../../context.ts";

export async function ownTaskPlaces(ctx: HrmsContext): Promise<{ day: TaskDay; places: readonly TaskPlace[] }> {
  const { userId, tenantId } = principalOf(ctx);
  const day = { at: ctx.now(), inTenant: ctx.today() };
  // Accounts of the platform have no tasks.
  return { day, places: tenantId === null ? [] : await taskPlacesOf(ctx.db, userId, day) };
}
