/** The handlers of files of pay runs, with what they are described by: bank formats and the chart of accounts. */
import type { HrmsHandlers } from "../../context.ts";
import { bankFormatsHandlers } from "../bank-formats.ts";
import { ledgerAccountsHandlers } from "../ledger-accounts.ts";
import { payRunFilesHandlers } from "../pay-run-files.ts";

export const payrollFileHandlers = {
  ...bankFormatsHandlers,
  ...ledgerAccountsHandlers,
  ...payRunFilesHandlers,
} satisfies HrmsHandlers;
