/** The handlers of what belongs to an employee. */
import { bankAccountsHandlers } from "./bank-accounts.ts";
import { changeRequestsHandlers } from "./change-requests.ts";
import { dependantsHandlers } from "./dependants.ts";
import { documentsHandlers } from "./documents.ts";
import { expiriesHandlers } from "./expiries.ts";
import { filesHandlers } from "./files.ts";
import { ketsHandlers } from "./kets.ts";
import { myTasksHandlers } from "./my-tasks.ts";
import { passportsHandlers } from "./passports.ts";
import { previousEmploymentsHandlers } from "./previous-employments.ts";
import { splitCompaniesHandlers } from "./split-companies.ts";
import { tasksHandlers } from "./tasks.ts";
import { transfersHandlers } from "./transfers.ts";
import { workPassesHandlers } from "./work-passes.ts";

export const employeeRecordsHandlers = {
  ...bankAccountsHandlers,
  ...changeRequestsHandlers,
  ...dependantsHandlers,
  ...documentsHandlers,
  ...expiriesHandlers,
  ...filesHandlers,
  ...ketsHandlers,
  ...myTasksHandlers,
  ...passportsHandlers,
  ...previousEmploymentsHandlers,
  ...splitCompaniesHandlers,
  ...tasksHandlers,
  ...transfersHandlers,
  ...workPassesHandlers,
};
