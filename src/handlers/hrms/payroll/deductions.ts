/** Deductions of a company. */
import type { DeductionInput } from "#generated/hrms/schema.ts";
import { deductionRecords } from "#src/store/payroll/deductions.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { checkedItem, itemUsages } from "./shared/pay-items.ts";

export const deductionsHandlers = crud({
  subject: "deductions",
  records: deductionRecords,
  nameOf: ({ name }) => name,
  unique: { deductions_name: "name", deductions_code: "code" },
  toFields: (body: DeductionInput, ctx, before, companyId) =>
    checkedItem(ctx, companyId, before, cleanFields("deductions", body)),
  usages: (ctx, id) => itemUsages(ctx, id),
}).handlers;
