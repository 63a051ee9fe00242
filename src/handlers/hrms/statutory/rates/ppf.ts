/** Rates of a company's own private provident fund. */
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
import { companyRegister } from "./register.ts";

export const ppfHandlers = {
  exportPpfSets: async ({ path, query }, ctx) =>
    exportSets(ctx, await companyRegister(ctx, path.companyId), "ppf", query),
  listPpfSets: async ({ path, query }, ctx) => listSets(ctx, await companyRegister(ctx, path.companyId), query),
  createPpfSet: async ({ path, body }, ctx) => createSet(ctx, await companyRegister(ctx, path.companyId), "ppf", body),
  getPpfSet: async ({ path }, ctx) => getSet(ctx, await companyRegister(ctx, path.companyId), path.rateSetId),
  updatePpfSet: async ({ path, headers, body }, ctx) =>
    updateSetOf(ctx, await companyRegister(ctx, path.companyId), path.rateSetId, headers, body),
  deletePpfSet: async ({ path }, ctx) => deleteSet(ctx, await companyRegister(ctx, path.companyId), path.rateSetId),
  reviewPpfSet: async ({ path, headers, body }, ctx) =>
    reviewSet(ctx, await companyRegister(ctx, path.companyId), path.rateSetId, headers, body.verdict),
  activatePpfSet: async ({ path, headers, body }, ctx) =>
    activateSet(ctx, await companyRegister(ctx, path.companyId), path.rateSetId, headers, body.replace ?? false),
  getPpfSetDifferences: async ({ path }, ctx) =>
    differencesOf(ctx, await companyRegister(ctx, path.companyId), path.rateSetId),
  getPpfSetEffect: async ({ path, query }, ctx) =>
    effectOf(ctx, await companyRegister(ctx, path.companyId), path.rateSetId, {
      wages: query?.wages ?? [],
      ages: query?.ages ?? [],
      table: 1,
    }),
  listPpfSetHistory: async ({ path, query }, ctx) =>
    historyOf(ctx, await companyRegister(ctx, path.companyId), path.rateSetId, query),
} satisfies HrmsHandlers;
