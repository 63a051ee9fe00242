/** The handlers of employees by operationId. */
import type { HrmsHandlers } from "../../context.ts";
import { bulkHandlers } from "./bulk.ts";
import { confirmationHandlers } from "./confirmation.ts";
import { createHandlers } from "./create.ts";
import { dataExportHandlers } from "./data-export.ts";
import { exportHandlers } from "./export.ts";
import { holdHandlers } from "./hold.ts";
import { jobs } from "./jobs.ts";
import { lifeHandlers } from "./life.ts";
import { listHandlers } from "./list.ts";
import { payTerms } from "./pay-terms.ts";
import { photoHandlers } from "./photo.ts";
import { readinessHandlers } from "./readiness.ts";
import { residencies } from "./residencies.ts";
import { sectionsHandlers } from "./sections.ts";
import { statutory } from "./statutory.ts";
import { trailHandlers } from "./trail.ts";
import { unmaskHandlers } from "./unmask.ts";

export const employeesHandlers = {
  ...listHandlers,
  ...exportHandlers,
  ...createHandlers,
  ...sectionsHandlers,
  ...photoHandlers,
  ...lifeHandlers,
  ...confirmationHandlers,
  ...bulkHandlers,
  ...trailHandlers,
  ...readinessHandlers,
  ...unmaskHandlers,
  ...dataExportHandlers,
  ...holdHandlers,
  listEmployeeJobs: jobs.list,
  addEmployeeJob: jobs.add,
  updateEmployeeJob: jobs.update,
  deleteEmployeeJob: jobs.remove,
  getEmployeeJobImpact: jobs.impact,
  listEmployeePayTerms: payTerms.list,
  addEmployeePayTerms: payTerms.add,
  updateEmployeePayTerms: payTerms.update,
  deleteEmployeePayTerms: payTerms.remove,
  getEmployeePayTermsImpact: payTerms.impact,
  listEmployeeResidencies: residencies.list,
  addEmployeeResidency: residencies.add,
  updateEmployeeResidency: residencies.update,
  deleteEmployeeResidency: residencies.remove,
  getEmployeeResidencyImpact: residencies.impact,
  listEmployeeStatutory: statutory.list,
  addEmployeeStatutory: statutory.add,
  updateEmployeeStatutory: statutory.update,
  deleteEmployeeStatutory: statutory.remove,
  getEmployeeStatutoryImpact: statutory.impact,
} satisfies HrmsHandlers;
