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
import { otpHandlers } from "./otp.ts";
import { outboxHandlers } from "./outbox.ts";
import { passwordHandlers } from "./password.ts";
import { ppfHandlers } from "./rates/ppf.ts";
import { ratesHandlers } from "./rates/rates.ts";
import { calculationSettingsHandlers } from "./rates/settings.ts";
import { systemHandlers } from "./system.ts";

export const hrmsHandlers = {
  ...authHandlers,
  ...calculatorsHandlers,
  ...companiesHandlers,
  ...dashboardHandlers,
  ...gradesHandlers,
  ...notificationsHandlers,
  ...otpHandlers,
  ...outboxHandlers,
  ...passwordHandlers,
  ...ppfHandlers,
  ...ratesHandlers,
  ...calculationSettingsHandlers,
  ...systemHandlers,
} satisfies Handlers<operations, HrmsContext>;
