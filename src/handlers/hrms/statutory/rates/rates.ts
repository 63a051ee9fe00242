/** Statutory rates as dated sets: everybody reads them, platform accounts write. */
import { invalid } from "#src/contract/problem.ts";
import type { HrmsHandlers } from "../../context.ts";
import {
  activateSet,
  createSet,
  deleteSet,
  differencesOf,
  effectOf,
  exportSets,
  getSet,
  historyOf,
  listSets,
  reviewSet,
  updateSetOf,
} from "./operations.ts";
import { platformRegister } from "./register.ts";

export const ratesHandlers = {
  listRateSets: ({ query }, ctx) => listSets(ctx, platformRegister(ctx, "read"), query),
  exportRateSets: ({ query }, ctx) => exportSets(ctx, platformRegister(ctx, "read"), "rates", query),
  createRateSet({ body }, ctx) {
    const register = platformRegister(ctx, "write");
    const { kind, ...start } = body;
    if (kind === "ppf") throw invalid("/kind", "enum");
    return createSet(ctx, register, kind, start);
  },
  getRateSet: ({ path }, ctx) => getSet(ctx, platformRegister(ctx, "read"), path.rateSetId),
  updateRateSet: ({ path, headers, body }, ctx) =>
    updateSetOf(ctx, platformRegister(ctx, "write"), path.rateSetId, headers, body),
  deleteRateSet: ({ path }, ctx) => deleteSet(ctx, platformRegister(ctx, "write"), path.rateSetId),
  reviewRateSet: ({ path, headers, body }, ctx) =>
    reviewSet(ctx, platformRegister(ctx, "write"), path.rateSetId, headers, body.verdict),
  activateRateSet: ({ path, headers, body }, ctx) =>
    activateSet(ctx, platformRegister(ctx, "write"), path.rateSetId, headers, body.replace ?? false),
  getRateSetDifferences: ({ path }, ctx) => differencesOf(ctx, platformRegister(ctx, "read"), path.rateSetId),
  getRateSetEffect: ({ path, query }, ctx) =>
    effectOf(ctx, platformRegister(ctx, "read"), path.rateSetId, sampleOf(query)),
  listRateSetHistory: ({ path, query }, ctx) => historyOf(ctx, platformRegister(ctx, "read"), path.rateSetId, query),
} satisfies HrmsHandlers;

function sampleOf({ wages = [], ages = [], table = 1 }: { wages?: number[]; ages?: number[]; table?: number } = {}) {
  return { wages, ages, table };
}
