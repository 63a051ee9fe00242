/** Set-ups for the responses about saved views. */
import { randomUUID } from "node:crypto";
import type { SetUp } from "./areas.ts";
import type { JsonObject } from "./documents.ts";
import { createRecord } from "./world.ts";

const collection = "/me/views";

/** The name of another view of the same list. */
const otherViewsName: SetUp = async (world, call) => {
  const other = await createRecord(world, { ...call.declared, path: `${collection}/{savedViewId}` }, "savedViewId");
  call.body = { ...(call.body as JsonObject), name: other["name"] ?? null };
};

export const viewExceptions: Record<string, SetUp> = {
  "createSavedView 404": (_world, call) => {
    call.body = { ...(call.body as JsonObject), companyId: randomUUID() };
  },
  "createSavedView 409": otherViewsName,
  "updateSavedView 409": otherViewsName,
};
