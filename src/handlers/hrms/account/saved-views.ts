/** The signed-in person's list views; those shared by colleagues are listed but cannot be changed. */
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import {
  countOwnViews,
  findOwnView,
  insertView,
  maxViews,
  removeView,
  type ShownView,
  updateView,
  viewsOf,
} from "#src/store/account/saved-views.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";

function toWire({ userId, ...view }: ShownView, reader: string) {
  return { ...view, mine: userId === reader, updatedAt: view.updatedAt.toISOString() };
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== "saved_views_name") throw error;
  throw conflict("duplicate", "Another of your views has this name.", [
    { pointer: "/name", code: "taken", message: "is taken" },
  ]);
}

const noView = () => notFound("There is no such view.");

/** The person's own view, in a company still open to them. */
async function ownView(ctx: HrmsContext, id: string): Promise<ShownView> {
  const view = await findOwnView(ctx.db, actorOf(ctx).userId, id);
  if (!view) throw noView();
  await companyOf(ctx, view.companyId);
  return view;
}

export const savedViewsHandlers = {
  async listSavedViews({ query }, ctx) {
    const { userId } = actorOf(ctx);
    await companyOf(ctx, query.companyId);
    return (await viewsOf(ctx.db, userId, query)).map((view) => toWire(view, userId));
  },

  async createSavedView({ body: { companyId, subject, shared = false, ...rest } }, ctx) {
    const actor = actorOf(ctx);
    const place = { companyId, subject };
    await companyOf(ctx, companyId);
    if ((await countOwnViews(ctx.db, actor.userId, place)) >= maxViews)
      throw conflict("limit", `There are ${maxViews} views already: delete one first.`);
    const id = await insertView(ctx.db, actor, place, { ...rest, name: rest.name.trim(), shared }).catch(refuseTaken);
    return reply(201, toWire((await findOwnView(ctx.db, actor.userId, id)) as ShownView, actor.userId));
  },

  async updateSavedView({ path, body }, ctx) {
    const actor = actorOf(ctx);
    const { id } = await ownView(ctx, path.savedViewId);
    await updateView(ctx.db, actor, id, { ...body, name: body.name.trim() }).catch(refuseTaken);
    return toWire((await findOwnView(ctx.db, actor.userId, id)) as ShownView, actor.userId);
  },

  async deleteSavedView({ path }, ctx) {
    const { id } = await ownView(ctx, path.savedViewId);
    if (!(await removeView(ctx.db, actorOf(ctx).userId, id))) throw noView();
    return null;
  },
} satisfies HrmsHandlers;
