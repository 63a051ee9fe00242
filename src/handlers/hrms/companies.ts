/** Companies the account may work in. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { accessDay } from "#src/store/access.ts";
import { listCompaniesOf } from "#src/store/companies.ts";
import { type HrmsContext, principalOf } from "./context.ts";

export const companiesHandlers: Handlers<operations, HrmsContext> = {
  listCompanyOptions: (_input, ctx) => listCompaniesOf(ctx.db, principalOf(ctx).userId, accessDay(ctx.now())),
};
