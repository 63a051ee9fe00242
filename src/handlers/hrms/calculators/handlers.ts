/** The calculators by operationId. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import type { HrmsContext } from "../context.ts";
import { answering, answeringMany } from "./calculation.ts";
import { cpfMonthCalculation } from "./cpf-month.ts";
import { selfHelpFundsCalculation } from "./self-help-funds.ts";

export const calculatorsHandlers: Handlers<operations, HrmsContext> = {
  calculateCpfMonth: answering(cpfMonthCalculation),
  calculateCpfMonthBatch: answeringMany(cpfMonthCalculation),
  calculateSelfHelpFunds: answering(selfHelpFundsCalculation),
  calculateSelfHelpFundsBatch: answeringMany(selfHelpFundsCalculation),
};
