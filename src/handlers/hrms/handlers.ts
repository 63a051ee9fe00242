/** The handlers of the HR contract by operationId. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { acceptInvitationHandlers, acceptInvitationSteps } from "./accept-invitation.ts";
import { apiKeysHandlers } from "./api-keys.ts";
import { appSettingsHandlers } from "./app-settings.ts";
import { inOneTransaction } from "./around.ts";
import { auditEventsHandlers } from "./audit-events.ts";
import { authHandlers, authSteps } from "./auth.ts";
import { calculatorsHandlers } from "./calculators/handlers.ts";
import { clientsHandlers } from "./clients.ts";
import { companiesHandlers } from "./companies.ts";
import type { HrmsContext, SteppedContext } from "./context.ts";
import { dashboardHandlers } from "./dashboard.ts";
import { elementsHandlers } from "./elements.ts";
import { gradesHandlers } from "./grades.ts";
import { classesHandlers } from "./classes.ts";
import { departmentsHandlers } from "./departments.ts";
import { designationsHandlers } from "./designations.ts";
import { customFieldDefinitionsHandlers } from "./custom-field-definitions.ts";
import { documentTypesHandlers } from "./document-types.ts";
import { employeeGroupsHandlers } from "./employee-groups.ts";
import { employeesHandlers } from "./employees/handlers.ts";
import { employeeRecordsHandlers } from "./employee-records/handlers.ts";
import { taskTemplatesHandlers } from "./task-templates.ts";
import { functionalGroupsHandlers } from "./functional-groups.ts";
import { invitationsHandlers } from "./invitations.ts";
import { importsHandlers, importsSteps } from "./imports/handlers.ts";
import { mfaHandlers, mfaSteps } from "./mfa.ts";
import { mailTemplatesHandlers } from "./mail-templates.ts";
import { modulesHandlers } from "./modules.ts";
import { momSurveyGroupsHandlers } from "./mom-survey-groups.ts";
import { momSurveyReportHandlers } from "./mom-survey-report.ts";
import { banksHandlers } from "./masters/banks.ts";
import { countriesHandlers } from "./masters/countries.ts";
import { globalLeaveTypesHandlers } from "./masters/global-leave-types.ts";
import { racesHandlers } from "./masters/races.ts";
import { religionsHandlers } from "./masters/religions.ts";
import { workpassOccupationsHandlers } from "./masters/workpass-occupations.ts";
import { workpassTypesHandlers } from "./masters/workpass-types.ts";
import { myProfileHandlers, myProfileSteps } from "./my-profile.ts";
import { notificationsHandlers } from "./notifications.ts";
import { otpHandlers } from "./otp.ts";
import { outboxHandlers } from "./outbox.ts";
import { packagesHandlers } from "./packages.ts";
import { passwordHandlers, passwordSteps } from "./password.ts";
import { pricingsHandlers } from "./pricings.ts";
import { platformDashboardHandlers } from "./platform-dashboard.ts";
import { platformUsersHandlers } from "./platform-users.ts";
import { ppfHandlers } from "./rates/ppf.ts";
import { ratesHandlers } from "./rates/rates.ts";
import { calculationSettingsHandlers } from "./rates/settings.ts";
import { companyBankAccountsHandlers } from "./company-bank-accounts.ts";
import { companySettingsHandlers } from "./company-settings.ts";
import { settingsHandlers } from "./settings.ts";
import { projectMembersHandlers } from "./project-members.ts";
import { projectsHandlers } from "./projects.ts";
import { retentionHandlers } from "./retention.ts";
import { rolesHandlers } from "./roles.ts";
import { savedViewsHandlers } from "./saved-views.ts";
import { shiftsHandlers } from "./shifts.ts";
import { ssoHandlers, ssoSteps } from "./sso.ts";
import { supportGrantsHandlers } from "./support-grants.ts";
import { tenantExportsHandlers } from "./tenant-exports.ts";
import { tenantsHandlers } from "./tenants.ts";
import { userAccessHandlers } from "./user-access.ts";
import { workLocationsHandlers } from "./work-locations.ts";
import { systemHandlers, systemSteps } from "./system.ts";
import { webhookDeliveriesHandlers } from "./webhook-deliveries.ts";
import { webhooksHandlers, webhooksSteps } from "./webhooks.ts";

const atOnce = {
  ...apiKeysHandlers,
  ...appSettingsHandlers,
  ...auditEventsHandlers,
  ...authHandlers,
  ...platformDashboardHandlers,
  ...platformUsersHandlers,
  ...supportGrantsHandlers,
  ...tenantExportsHandlers,
  ...tenantsHandlers,
  ...calculatorsHandlers,
  ...clientsHandlers,
  ...companiesHandlers,
  ...dashboardHandlers,
  ...elementsHandlers,
  ...gradesHandlers,
  ...classesHandlers,
  ...departmentsHandlers,
  ...designationsHandlers,
  ...customFieldDefinitionsHandlers,
  ...documentTypesHandlers,
  ...employeeGroupsHandlers,
  ...employeesHandlers,
  ...employeeRecordsHandlers,
  ...taskTemplatesHandlers,
  ...functionalGroupsHandlers,
  ...acceptInvitationHandlers,
  ...invitationsHandlers,
  ...importsHandlers,
  ...mfaHandlers,
  ...mailTemplatesHandlers,
  ...modulesHandlers,
  ...momSurveyGroupsHandlers,
  ...momSurveyReportHandlers,
  ...banksHandlers,
  ...countriesHandlers,
  ...globalLeaveTypesHandlers,
  ...racesHandlers,
  ...religionsHandlers,
  ...companyBankAccountsHandlers,
  ...companySettingsHandlers,
  ...settingsHandlers,
  ...ssoHandlers,
  ...projectMembersHandlers,
  ...projectsHandlers,
  ...retentionHandlers,
  ...rolesHandlers,
  ...userAccessHandlers,
  ...workpassOccupationsHandlers,
  ...workpassTypesHandlers,
  ...myProfileHandlers,
  ...notificationsHandlers,
  ...otpHandlers,
  ...outboxHandlers,
  ...packagesHandlers,
  ...passwordHandlers,
  ...ppfHandlers,
  ...pricingsHandlers,
  ...ratesHandlers,
  ...calculationSettingsHandlers,
  ...savedViewsHandlers,
  ...shiftsHandlers,
  ...workLocationsHandlers,
  ...systemHandlers,
  ...webhookDeliveriesHandlers,
  ...webhooksHandlers,
} satisfies Handlers<operations, HrmsContext>;

const stepped = {
  ...authSteps,
  ...importsSteps,
  ...acceptInvitationSteps,
  ...mfaSteps,
  ...myProfileSteps,
  ...passwordSteps,
  ...ssoSteps,
  ...systemSteps,
  ...webhooksSteps,
} satisfies Handlers<operations, SteppedContext>;

export const hrmsHandlers = { ...inOneTransaction<operations>(atOnce), ...stepped } satisfies Handlers<operations, SteppedContext>;
