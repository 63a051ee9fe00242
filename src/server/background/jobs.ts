/** All jobs of the server; the table in docs/architecture.md is checked against it. */
import type { JobName } from "#src/domain/platform/shared/jobs.ts";
import { applyImport } from "../jobs/apply-import.ts";
import { calculatePayRun } from "../jobs/calculate-pay-run.ts";
import { closeTenants } from "../jobs/close-tenants.ts";
import { closeLeaveYear } from "../jobs/close-leave-year.ts";
import { computeAttendance } from "../jobs/compute-attendance.ts";
import { draftTaxFiling } from "../jobs/draft-tax-filing.ts";
import { escalateApprovals } from "../jobs/escalate-approvals.ts";
import { fillColumns } from "../jobs/fill-columns.ts";
import { executeTransfers } from "../jobs/execute-transfers.ts";
import { expireTenantExports } from "../jobs/expire-tenant-exports.ts";
import { makeTenantExport } from "../jobs/make-tenant-export.ts";
import { recalculateAttendance } from "../jobs/recalculate-attendance.ts";
import { publishPayslips } from "../jobs/publish-payslips.ts";
import { purgeDueRecords } from "../jobs/purge-due-records.ts";
import { removeOldRecords } from "../jobs/remove-old-records.ts";
import { reopenLeaveYear } from "../jobs/reopen-leave-year.ts";
import { sendExpiryNotices } from "../jobs/send-expiry-notices.ts";
import { sendMails } from "../jobs/send-mails.ts";
import { sendTaskReminders } from "../jobs/send-task-reminders.ts";
import { updateLeave } from "../jobs/update-leave.ts";
import { sendWebhooks } from "../jobs/send-webhooks.ts";
import { verifyImportAccounts } from "../jobs/verify-import-accounts.ts";
import type { Job } from "./job.ts";

export const jobs: Readonly<Record<JobName, Job>> = {
  "send-mails": sendMails,
  "send-webhooks": sendWebhooks,
  "make-tenant-export": makeTenantExport,
  "expire-tenant-exports": expireTenantExports,
  "execute-transfers": executeTransfers,
  "escalate-approvals": escalateApprovals,
  "compute-attendance": computeAttendance,
  "recalculate-attendance": recalculateAttendance,
  "send-expiry-notices": sendExpiryNotices,
  "send-task-reminders": sendTaskReminders,
  "apply-import": applyImport,
  "verify-import-accounts": verifyImportAccounts,
  "purge-due-records": purgeDueRecords,
  "close-tenants": closeTenants,
  "remove-old-records": removeOldRecords,
  "update-leave": updateLeave,
  "calculate-pay-run": calculatePayRun,
  "publish-payslips": publishPayslips,
  "draft-tax-filing": draftTaxFiling,
  "close-leave-year": closeLeaveYear,
  "reopen-leave-year": reopenLeaveYear,
  "fill-columns": fillColumns,
};
