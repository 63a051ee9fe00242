/** The handlers of the HR contract by operationId. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { authHandlers } from "./auth.ts";
import { calculatorsHandlers } from "./calculators/handlers.ts";
import { companiesHandlers } from "./companies.ts";
import type { HrmsContext } from "./context.ts";
import { dashboardHandlers } from "./dashboard.ts";
import { gradesHandlers } from "./grades.ts";
import { notificationsHandlers } from "./notifications.ts";
import { outboxHandlers } from "./outbox.ts";
import { systemHandlers } from "./system.ts";

export const hrmsHandlers = {
  ...authHandlers,
  ...calculatorsHandlers,
  ...companiesHandlers,
  ...dashboardHandlers,
  ...gradesHandlers,
  ...notificationsHandlers,
  ...outboxHandlers,
  ...systemHandlers,
} satisfies Handlers<operations, HrmsContext>;
