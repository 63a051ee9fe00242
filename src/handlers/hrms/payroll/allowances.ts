/** Allowances of a company. */
import type { AllowanceInput } from "#generated/hrms/schema.ts";
import { allowanceRecords } from "#src/store/payroll/allowances.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkedItem, itemUsages } from "./shared/pay-items.ts";

export const allowancesHandlers = crud({
  subject: "allowances",
  records: allowanceRecords,
  nameOf: ({ name }) => name,
  unique: { allowances_name: "name", allowances_code: "code" },
  toFields: (body: AllowanceInput, ctx, before, companyId) =>
    checkedItem(ctx, companyId, before, cleanFields("allowances", body)),
  usages: (ctx, id) => itemUsages(ctx, id),
}).handlers;
