/** The number of a bank account in a body. */
import { invalid } from "#src/contract/problem.ts";
import { accountNumberFits, accountRuleOf } from "#src/domain/shared/account-number.ts";
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import type { HrmsContext } from "../context.ts";
import { lineOrNull } from "./fields.ts";

/** As it is kept, without spaces; null where the body holds none. Refused where the bank's numbers look different. */
export async function accountNumberOf(
  ctx: HrmsContext,
  bankId: string,
  text: string | null | undefined,
): Promise<string | null> {
  const number = lineOrNull("accountNo", text)?.replaceAll(" ", "").toUpperCase() ?? null;
  const bank = number === null ? undefined : await bankRecords.find(ctx.db, null, bankId);
  if (number !== null && bank && !accountNumberFits(bank.acctNoPattern, number))
    throw invalid("/accountNo", "account-number", { bank: bank.name, ...accountRuleOf(bank.acctNoPattern) });
  return number;
}
