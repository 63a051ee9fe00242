/** The handlers of the HR contract by operationId. */
import type { operations } from "#generated/hrms/schema.ts";
import { acceptInvitationHandlers, acceptInvitationSteps } from "./account/accept-invitation.ts";
import { attendanceLogsHandlers } from "./attendance/attendance-logs.ts";
import { attendancePeriodsHandlers } from "./attendance/attendance-periods.ts";
import { manualAttendanceApprovals, manualAttendanceHandlers } from "./attendance/manual-attendance.ts";
import { ownAttendanceHandlers } from "./attendance/own-attendance.ts";
import { timesheetApprovals, timesheetsHandlers } from "./attendance/timesheets.ts";
import { punchesHandlers } from "./attendance/punches.ts";
import { approvalsHandlers } from "./approvals/approvals.ts";
import { apiKeysHandlers } from "./integrations/api-keys.ts";
import { appSettingsHandlers } from "./account/app-settings.ts";
import { inOneTransaction } from "./around.ts";
import { auditEventsHandlers } from "./access/audit-events.ts";
import { authHandlers, authSteps } from "./account/auth.ts";
import { calculatorsHandlers } from "./statutory/calculators/handlers.ts";
import { clientsHandlers } from "./company/clients.ts";
import { companiesHandlers } from "./company/companies.ts";
import type { HrmsHandlers, SteppedHandlers } from "./context.ts";
import { dashboardHandlers } from "./company/dashboard.ts";
import { elementsHandlers } from "./platform/elements.ts";
import { gradesHandlers } from "./company/grades.ts";
import { classesHandlers } from "./company/classes.ts";
import { departmentsHandlers } from "./company/departments.ts";
import { designationsHandlers } from "./company/designations.ts";
import { customFieldDefinitionsHandlers } from "./people/custom-field-definitions.ts";
import { documentTypesHandlers } from "./people/document-types.ts";
import { employeeGroupsHandlers } from "./company/employee-groups.ts";
import { confirmationApprovals } from "./people/employees/confirmation.ts";
import { employeesHandlers } from "./people/employees/handlers.ts";
import { bankAccountApprovals } from "./people/employee-records/bank-accounts.ts";
import { changeRequestApprovals } from "./people/employee-records/change-requests.ts";
import { employeeRecordsHandlers } from "./people/employee-records/handlers.ts";
import { transferApprovals } from "./people/employee-records/transfers.ts";
import { taskTemplatesHandlers } from "./people/task-templates.ts";
import { functionalGroupsHandlers } from "./company/functional-groups.ts";
import { approvalChainsHandlers } from "./approvals/approval-chains.ts";
import { delegationsHandlers } from "./approvals/delegations.ts";
import { allowancesHandlers } from "./payroll/allowances.ts";
import { deductionsHandlers } from "./payroll/deductions.ts";
import { payPeriodsHandlers } from "./payroll/pay-periods.ts";
import { payrollFileHandlers } from "./payroll/files/handlers.ts";
import { payRunPeopleHandlers } from "./payroll/pay-run-people.ts";
import { payRunsHandlers } from "./payroll/pay-runs.ts";
import { parallelRunHandlers, parallelRunSteps } from "./payroll/parallel-run.ts";
import { payrollReportsHandlers } from "./payroll/payroll-reports.ts";
import { payslipStepsHandlers } from "./payroll/payslip-steps.ts";
import { settlementsHandlers } from "./payroll/settlements.ts";
import { taxClearancesHandlers } from "./payroll/tax-clearances.ts";
import { taxFilingsHandlers } from "./payroll/tax-filings.ts";
import { taxFormsHandlers } from "./payroll/tax-forms.ts";
import { payslipsHandlers } from "./payroll/payslips.ts";
import { employeePayItemsHandlers } from "./payroll/employee-pay-items.ts";
import { expenseClaimApprovals, expenseClaimsHandlers } from "./payroll/expense-claims.ts";
import { payItemPreviewHandlers } from "./payroll/pay-item-preview.ts";
import { variablePayHandlers } from "./payroll/variable-pay.ts";
import { whatIfHandlers } from "./payroll/what-if.ts";
import { leaveApprovals } from "./leave/shared/leave-approvals.ts";
import { leaveBalancesHandlers } from "./leave/leave-balances.ts";
import { leaveCalendarHandlers } from "./leave/leave-calendar.ts";
import { leaveDecisionsHandlers } from "./leave/leave-decisions.ts";
import { leaveFeedsHandlers } from "./leave/leave-feeds.ts";
import { manualLeaveHandlers } from "./leave/manual-leave.ts";
import { leavesHandlers } from "./leave/leaves.ts";
import { leaveTypesHandlers } from "./leave/leave-types.ts";
import { leaveClaimsHandlers } from "./leave/leave-claims.ts";
import { leaveHomeHandlers } from "./leave/leave-home.ts";
import { leaveIncrementsHandlers } from "./leave/leave-increments.ts";
import { leaveSettingsHandlers } from "./leave/leave-settings.ts";
import { holidayCalendarsHandlers } from "./leave/holiday-calendars.ts";
import { holidaysHandlers } from "./leave/holidays.ts";
import { holidayAssignmentsHandlers } from "./leave/holiday-assignments.ts";
import { yearClosingHandlers } from "./leave/year-closing.ts";
import { yearSettingsHandlers } from "./leave/year-settings.ts";
import { blackoutDatesHandlers } from "./leave/blackout-dates.ts";
import { attendanceAdjustmentsHandlers } from "./attendance/attendance-adjustments.ts";
import { ownRosterHandlers } from "./attendance/own-roster.ts";
import { rosterHandlers } from "./attendance/roster.ts";
import { rosterFileHandlers } from "./attendance/roster-files.ts";
import { shiftSwapApprovals } from "./attendance/shared/swap-steps.ts";
import { shiftSwapsHandlers } from "./attendance/shift-swaps.ts";
import { rosterPatternsHandlers } from "./attendance/roster-patterns.ts";
import { staffingNeedsHandlers } from "./attendance/staffing-needs.ts";
import { invitationsHandlers } from "./account/invitations.ts";
import { importAccountsHandlers } from "./people/imports/accounts.ts";
import { importsHandlers, importsSteps } from "./people/imports/handlers.ts";
import { mfaHandlers, mfaSteps } from "./account/mfa.ts";
import { mailTemplatesHandlers } from "./integrations/mail-templates.ts";
import { modulesHandlers } from "./platform/modules.ts";
import { momSurveyGroupsHandlers } from "./company/mom-survey-groups.ts";
import { momSurveyReportHandlers } from "./company/mom-survey-report.ts";
import { banksHandlers } from "./platform/masters/banks.ts";
import { countriesHandlers } from "./platform/masters/countries.ts";
import { globalLeaveTypesHandlers } from "./platform/masters/global-leave-types.ts";
import { racesHandlers } from "./platform/masters/races.ts";
import { religionsHandlers } from "./platform/masters/religions.ts";
import { workpassOccupationsHandlers } from "./platform/masters/workpass-occupations.ts";
import { workpassTypesHandlers } from "./platform/masters/workpass-types.ts";
import { employeeTabHandlers } from "./people/employees/tab.ts";
import { myHomeHandlers } from "./people/my-home.ts";
import { myProfileHandlers, myProfileSteps } from "./people/my-profile.ts";
import { countsHandlers } from "./account/counts.ts";
import { notificationsHandlers } from "./account/notifications.ts";
import { otpHandlers } from "./account/otp.ts";
import { outboxHandlers } from "./integrations/outbox.ts";
import { packagesHandlers } from "./platform/packages.ts";
import { passwordHandlers, passwordSteps } from "./account/password.ts";
import { pricingsHandlers } from "./platform/pricings.ts";
import { platformDashboardHandlers } from "./platform/platform-dashboard.ts";
import { platformUsersHandlers } from "./platform/platform-users.ts";
import { ppfHandlers } from "./statutory/rates/ppf.ts";
import { ratesHandlers } from "./statutory/rates/rates.ts";
import { calculationSettingsHandlers } from "./statutory/rates/settings.ts";
import { companyBankAccountsHandlers } from "./company/company-bank-accounts.ts";
import { companySettingsHandlers } from "./company/company-settings.ts";
import { settingsHandlers } from "./platform/settings.ts";
import { projectMembersHandlers } from "./company/project-members.ts";
import { jobsHandlers, jobsSteps } from "./platform/jobs.ts";
import { platformTimesheetsHandlers } from "./platform/platform-timesheets.ts";
import { projectsHandlers } from "./company/projects.ts";
import { retentionHandlers } from "./people/retention.ts";
import type { RecordOperation } from "./shared/records/operations.ts";
import { rolesHandlers } from "./access/roles.ts";
import { savedViewsHandlers } from "./account/saved-views.ts";
import { shiftsHandlers } from "./company/shifts.ts";
import { ssoHandlers, ssoSteps } from "./account/sso.ts";
import { supportGrantsHandlers } from "./access/support-grants.ts";
import { tenantExportsHandlers } from "./integrations/tenant-exports.ts";
import { tenantsHandlers } from "./platform/tenants.ts";
import { tenantUsersHandlers } from "./access/tenant-users.ts";
import { userAccessHandlers } from "./access/user-access.ts";
import { workLocationsHandlers } from "./company/work-locations.ts";
import { systemHandlers, systemSteps } from "./platform/system.ts";
import { webhookDeliveriesHandlers } from "./integrations/webhook-deliveries.ts";
import { webhooksHandlers, webhooksSteps } from "./integrations/webhooks.ts";

const simple = {
  ...approvalsHandlers({
    "change-requests": changeRequestApprovals,
    "bank-accounts": bankAccountApprovals,
    transfers: transferApprovals,
    confirmations: confirmationApprovals,
    "manual-attendance": manualAttendanceApprovals,
    timesheets: timesheetApprovals,
    "shift-swaps": shiftSwapApprovals,
    "expense-claims": expenseClaimApprovals,
    leaves: leaveApprovals,
  }),
  ...attendanceLogsHandlers,
  ...attendancePeriodsHandlers,
  ...manualAttendanceHandlers,
  ...ownAttendanceHandlers,
  ...punchesHandlers,
  ...timesheetsHandlers,
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
  ...elementsHandlers,
  ...jobsHandlers,
  ...platformTimesheetsHandlers,
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
  ...importAccountsHandlers,
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
  ...countsHandlers,
  ...companySettingsHandlers,
  ...settingsHandlers,
  ...ssoHandlers,
  ...projectMembersHandlers,
  ...projectsHandlers,
  ...retentionHandlers,
  ...rolesHandlers,
  ...tenantUsersHandlers,
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
  ...approvalChainsHandlers,
  ...delegationsHandlers,
  ...allowancesHandlers,
  ...payPeriodsHandlers,
  ...payRunsHandlers,
  ...payrollFileHandlers,
  ...payRunPeopleHandlers,
  ...parallelRunHandlers,
  ...payrollReportsHandlers,
  ...payslipStepsHandlers,
  ...payslipsHandlers,
  ...settlementsHandlers,
  ...taxClearancesHandlers,
  ...taxFilingsHandlers,
  ...taxFormsHandlers,
  ...deductionsHandlers,
  ...employeePayItemsHandlers,
  ...expenseClaimsHandlers,
  ...payItemPreviewHandlers,
  ...variablePayHandlers,
  ...whatIfHandlers,
  ...leaveTypesHandlers,
  ...leavesHandlers,
  ...leaveClaimsHandlers,
  ...leaveHomeHandlers,
  ...leaveDecisionsHandlers,
  ...leaveCalendarHandlers,
  ...manualLeaveHandlers,
  ...leaveFeedsHandlers,
  ...leaveBalancesHandlers,
  ...leaveIncrementsHandlers,
  ...leaveSettingsHandlers,
  ...holidayCalendarsHandlers,
  ...holidaysHandlers,
  ...holidayAssignmentsHandlers,
  ...yearClosingHandlers,
  ...yearSettingsHandlers,
  ...blackoutDatesHandlers,
  ...rosterHandlers,
  ...rosterFileHandlers,
  ...ownRosterHandlers,
  ...shiftSwapsHandlers,
  ...attendanceAdjustmentsHandlers,
  ...rosterPatternsHandlers,
  ...staffingNeedsHandlers,
} satisfies HrmsHandlers;

const singleTransaction = {
  ...simple,
  ...dashboardHandlers(simple),
  ...employeeTabHandlers(simple),
  ...myHomeHandlers(simple),
};

const stepped = {
  ...authSteps,
  ...importsSteps,
  ...jobsSteps,
  ...acceptInvitationSteps,
  ...mfaSteps,
  ...myProfileSteps,
  ...parallelRunSteps,
  ...passwordSteps,
  ...ssoSteps,
  ...systemSteps,
  ...webhooksSteps,
} satisfies SteppedHandlers;

/** Record operations without a handler, named in the compiler's error; otherwise the mock would answer them. */
type Unanswered = Exclude<RecordOperation, Answered<typeof singleTransaction> | Answered<typeof stepped>>;
type Answered<All> = { [Name in keyof All]: {} extends Pick<All, Name> ? never : Name }[keyof All];

export const hrmsHandlers: [Unanswered] extends [never] ? SteppedHandlers : Unanswered = {
  ...inOneTransaction<operations>(singleTransaction),
  ...stepped,
};
