// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import * as $style from "#src/client/styles.ts";
import type { operations as $operations } from "../schema.ts";

/** List employees · GET /companies/{companyId}/employees */
export const listEmployees = /*#__PURE__*/ $operation<$operations["listEmployees"]>("get", "/companies/{companyId}/employees", ["employees", "listEmployees"], { query: { joined: $style.deep, left: $style.deep } });

/** Create an employee · POST /companies/{companyId}/employees */
export const createEmployee = /*#__PURE__*/ $operation<$operations["createEmployee"]>("post", "/companies/{companyId}/employees", ["employees", "createEmployee"]);

/** Count employees by filter · GET /companies/{companyId}/employees/facets */
export const listEmployeeFacets = /*#__PURE__*/ $operation<$operations["listEmployeeFacets"]>("get", "/companies/{companyId}/employees/facets", ["employees", "listEmployeeFacets"], { query: { joined: $style.deep, left: $style.deep } });

/** List custom fields for employees · GET /companies/{companyId}/employees/custom-fields */
export const listEmployeeCustomFields = /*#__PURE__*/ $operation<$operations["listEmployeeCustomFields"]>("get", "/companies/{companyId}/employees/custom-fields", ["employees", "listEmployeeCustomFields"]);

/** Employees to choose from · GET /companies/{companyId}/employees/options */
export const listEmployeeOptions = /*#__PURE__*/ $operation<$operations["listEmployeeOptions"]>("get", "/companies/{companyId}/employees/options", ["employees", "listEmployeeOptions"]);

/** Export employees · GET /companies/{companyId}/employees/export */
export const exportEmployees = /*#__PURE__*/ $operation<$operations["exportEmployees"]>("get", "/companies/{companyId}/employees/export", ["employees", "exportEmployees"], { query: { joined: $style.deep, left: $style.deep } });

/** Change several employees at once · POST /companies/{companyId}/employees/bulk */
export const bulkUpdateEmployees = /*#__PURE__*/ $operation<$operations["bulkUpdateEmployees"]>("post", "/companies/{companyId}/employees/bulk", ["employees", "bulkUpdateEmployees"]);

/** Get an employee · GET /companies/{companyId}/employees/{employeeId} */
export const getEmployee = /*#__PURE__*/ $operation<$operations["getEmployee"]>("get", "/companies/{companyId}/employees/{employeeId}", ["employees", "getEmployee"]);

/** Delete an employee · DELETE /companies/{companyId}/employees/{employeeId} */
export const deleteEmployee = /*#__PURE__*/ $operation<$operations["deleteEmployee"]>("delete", "/companies/{companyId}/employees/{employeeId}", ["employees", "deleteEmployee"]);

/** What a tab of an employee's page shows · GET /companies/{companyId}/employees/{employeeId}/tab */
export const getEmployeeTab = /*#__PURE__*/ $operation<$operations["getEmployeeTab"]>("get", "/companies/{companyId}/employees/{employeeId}/tab", ["employees", "getEmployeeTab"]);

/** Update an employee's person · PUT /companies/{companyId}/employees/{employeeId}/person */
export const updateEmployeePerson = /*#__PURE__*/ $operation<$operations["updateEmployeePerson"]>("put", "/companies/{companyId}/employees/{employeeId}/person", ["employees", "updateEmployeePerson"]);

/** Get an employee's photo · GET /companies/{companyId}/employees/{employeeId}/photo */
export const getEmployeePhoto = /*#__PURE__*/ $operation<$operations["getEmployeePhoto"]>("get", "/companies/{companyId}/employees/{employeeId}/photo", ["employees", "getEmployeePhoto"]);

/** Set or remove an employee's photo · PUT /companies/{companyId}/employees/{employeeId}/photo */
export const updateEmployeePhoto = /*#__PURE__*/ $operation<$operations["updateEmployeePhoto"]>("put", "/companies/{companyId}/employees/{employeeId}/photo", ["employees", "updateEmployeePhoto"]);

/** Update how an employee is reached · PUT /companies/{companyId}/employees/{employeeId}/contact */
export const updateEmployeeContact = /*#__PURE__*/ $operation<$operations["updateEmployeeContact"]>("put", "/companies/{companyId}/employees/{employeeId}/contact", ["employees", "updateEmployeeContact"]);

/** Update an employee's identity document · PUT /companies/{companyId}/employees/{employeeId}/identity */
export const updateEmployeeIdentity = /*#__PURE__*/ $operation<$operations["updateEmployeeIdentity"]>("put", "/companies/{companyId}/employees/{employeeId}/identity", ["employees", "updateEmployeeIdentity"]);

/** Update an employment · PUT /companies/{companyId}/employees/{employeeId}/employment */
export const updateEmployeeEmployment = /*#__PURE__*/ $operation<$operations["updateEmployeeEmployment"]>("put", "/companies/{companyId}/employees/{employeeId}/employment", ["employees", "updateEmployeeEmployment"]);

/** Show a masked number · POST /companies/{companyId}/employees/{employeeId}/unmask */
export const unmaskEmployeeField = /*#__PURE__*/ $operation<$operations["unmaskEmployeeField"]>("post", "/companies/{companyId}/employees/{employeeId}/unmask", ["employees", "unmaskEmployeeField"]);

/** What an employee's records still need · GET /companies/{companyId}/employees/{employeeId}/readiness */
export const getEmployeeReadiness = /*#__PURE__*/ $operation<$operations["getEmployeeReadiness"]>("get", "/companies/{companyId}/employees/{employeeId}/readiness", ["employees", "getEmployeeReadiness"]);

/** History of an employee · GET /companies/{companyId}/employees/{employeeId}/history */
export const listEmployeeHistory = /*#__PURE__*/ $operation<$operations["listEmployeeHistory"]>("get", "/companies/{companyId}/employees/{employeeId}/history", ["employees", "listEmployeeHistory"]);

/** An employment from its first day on · GET /companies/{companyId}/employees/{employeeId}/timeline */
export const getEmployeeTimeline = /*#__PURE__*/ $operation<$operations["getEmployeeTimeline"]>("get", "/companies/{companyId}/employees/{employeeId}/timeline", ["employees", "getEmployeeTimeline"]);

/** List an employee's jobs · GET /companies/{companyId}/employees/{employeeId}/jobs */
export const listEmployeeJobs = /*#__PURE__*/ $operation<$operations["listEmployeeJobs"]>("get", "/companies/{companyId}/employees/{employeeId}/jobs", ["employees", "listEmployeeJobs"]);

/** Add a job · POST /companies/{companyId}/employees/{employeeId}/jobs */
export const addEmployeeJob = /*#__PURE__*/ $operation<$operations["addEmployeeJob"]>("post", "/companies/{companyId}/employees/{employeeId}/jobs", ["employees", "addEmployeeJob"]);

/** Replace or correct a job · PUT /companies/{companyId}/employees/{employeeId}/jobs/{jobId} */
export const updateEmployeeJob = /*#__PURE__*/ $operation<$operations["updateEmployeeJob"]>("put", "/companies/{companyId}/employees/{employeeId}/jobs/{jobId}", ["employees", "updateEmployeeJob"]);

/** Delete a future job · DELETE /companies/{companyId}/employees/{employeeId}/jobs/{jobId} */
export const deleteEmployeeJob = /*#__PURE__*/ $operation<$operations["deleteEmployeeJob"]>("delete", "/companies/{companyId}/employees/{employeeId}/jobs/{jobId}", ["employees", "deleteEmployeeJob"]);

/** Preview what depends on a job · GET /companies/{companyId}/employees/{employeeId}/jobs/{jobId}/impact */
export const getEmployeeJobImpact = /*#__PURE__*/ $operation<$operations["getEmployeeJobImpact"]>("get", "/companies/{companyId}/employees/{employeeId}/jobs/{jobId}/impact", ["employees", "getEmployeeJobImpact"]);

/** List an employee's pay terms · GET /companies/{companyId}/employees/{employeeId}/pay-terms */
export const listEmployeePayTerms = /*#__PURE__*/ $operation<$operations["listEmployeePayTerms"]>("get", "/companies/{companyId}/employees/{employeeId}/pay-terms", ["employees", "listEmployeePayTerms"]);

/** Add pay terms · POST /companies/{companyId}/employees/{employeeId}/pay-terms */
export const addEmployeePayTerms = /*#__PURE__*/ $operation<$operations["addEmployeePayTerms"]>("post", "/companies/{companyId}/employees/{employeeId}/pay-terms", ["employees", "addEmployeePayTerms"]);

/** Replace or correct pay terms · PUT /companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId} */
export const updateEmployeePayTerms = /*#__PURE__*/ $operation<$operations["updateEmployeePayTerms"]>("put", "/companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId}", ["employees", "updateEmployeePayTerms"]);

/** Delete future pay terms · DELETE /companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId} */
export const deleteEmployeePayTerms = /*#__PURE__*/ $operation<$operations["deleteEmployeePayTerms"]>("delete", "/companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId}", ["employees", "deleteEmployeePayTerms"]);

/** Preview what depends on a row of pay terms · GET /companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId}/impact */
export const getEmployeePayTermsImpact = /*#__PURE__*/ $operation<$operations["getEmployeePayTermsImpact"]>("get", "/companies/{companyId}/employees/{employeeId}/pay-terms/{payTermsId}/impact", ["employees", "getEmployeePayTermsImpact"]);

/** List an employee's residencies · GET /companies/{companyId}/employees/{employeeId}/residencies */
export const listEmployeeResidencies = /*#__PURE__*/ $operation<$operations["listEmployeeResidencies"]>("get", "/companies/{companyId}/employees/{employeeId}/residencies", ["employees", "listEmployeeResidencies"]);

/** Add a residency · POST /companies/{companyId}/employees/{employeeId}/residencies */
export const addEmployeeResidency = /*#__PURE__*/ $operation<$operations["addEmployeeResidency"]>("post", "/companies/{companyId}/employees/{employeeId}/residencies", ["employees", "addEmployeeResidency"]);

/** Replace or correct a residency · PUT /companies/{companyId}/employees/{employeeId}/residencies/{residencyId} */
export const updateEmployeeResidency = /*#__PURE__*/ $operation<$operations["updateEmployeeResidency"]>("put", "/companies/{companyId}/employees/{employeeId}/residencies/{residencyId}", ["employees", "updateEmployeeResidency"]);

/** Delete a future residency · DELETE /companies/{companyId}/employees/{employeeId}/residencies/{residencyId} */
export const deleteEmployeeResidency = /*#__PURE__*/ $operation<$operations["deleteEmployeeResidency"]>("delete", "/companies/{companyId}/employees/{employeeId}/residencies/{residencyId}", ["employees", "deleteEmployeeResidency"]);

/** Preview what depends on a row of residency · GET /companies/{companyId}/employees/{employeeId}/residencies/{residencyId}/impact */
export const getEmployeeResidencyImpact = /*#__PURE__*/ $operation<$operations["getEmployeeResidencyImpact"]>("get", "/companies/{companyId}/employees/{employeeId}/residencies/{residencyId}/impact", ["employees", "getEmployeeResidencyImpact"]);

/** List an employee's statutory contributions · GET /companies/{companyId}/employees/{employeeId}/statutory */
export const listEmployeeStatutory = /*#__PURE__*/ $operation<$operations["listEmployeeStatutory"]>("get", "/companies/{companyId}/employees/{employeeId}/statutory", ["employees", "listEmployeeStatutory"]);

/** Add statutory contributions · POST /companies/{companyId}/employees/{employeeId}/statutory */
export const addEmployeeStatutory = /*#__PURE__*/ $operation<$operations["addEmployeeStatutory"]>("post", "/companies/{companyId}/employees/{employeeId}/statutory", ["employees", "addEmployeeStatutory"]);

/** Replace or correct statutory contributions · PUT /companies/{companyId}/employees/{employeeId}/statutory/{statutoryId} */
export const updateEmployeeStatutory = /*#__PURE__*/ $operation<$operations["updateEmployeeStatutory"]>("put", "/companies/{companyId}/employees/{employeeId}/statutory/{statutoryId}", ["employees", "updateEmployeeStatutory"]);

/** Delete future statutory contributions · DELETE /companies/{companyId}/employees/{employeeId}/statutory/{statutoryId} */
export const deleteEmployeeStatutory = /*#__PURE__*/ $operation<$operations["deleteEmployeeStatutory"]>("delete", "/companies/{companyId}/employees/{employeeId}/statutory/{statutoryId}", ["employees", "deleteEmployeeStatutory"]);

/** Preview what depends on a row of statutory contributions · GET /companies/{companyId}/employees/{employeeId}/statutory/{statutoryId}/impact */
export const getEmployeeStatutoryImpact = /*#__PURE__*/ $operation<$operations["getEmployeeStatutoryImpact"]>("get", "/companies/{companyId}/employees/{employeeId}/statutory/{statutoryId}/impact", ["employees", "getEmployeeStatutoryImpact"]);

/** Accept an offer · POST /companies/{companyId}/employees/{employeeId}/accept-offer */
export const acceptEmployeeOffer = /*#__PURE__*/ $operation<$operations["acceptEmployeeOffer"]>("post", "/companies/{companyId}/employees/{employeeId}/accept-offer", ["employees", "acceptEmployeeOffer"]);

/** Start probation · POST /companies/{companyId}/employees/{employeeId}/start-probation */
export const startEmployeeProbation = /*#__PURE__*/ $operation<$operations["startEmployeeProbation"]>("post", "/companies/{companyId}/employees/{employeeId}/start-probation", ["employees", "startEmployeeProbation"]);

/** Confirm an employee · POST /companies/{companyId}/employees/{employeeId}/confirm */
export const confirmEmployee = /*#__PURE__*/ $operation<$operations["confirmEmployee"]>("post", "/companies/{companyId}/employees/{employeeId}/confirm", ["employees", "confirmEmployee"]);

/** Extend probation · POST /companies/{companyId}/employees/{employeeId}/extend-probation */
export const extendEmployeeProbation = /*#__PURE__*/ $operation<$operations["extendEmployeeProbation"]>("post", "/companies/{companyId}/employees/{employeeId}/extend-probation", ["employees", "extendEmployeeProbation"]);

/** Record notice · POST /companies/{companyId}/employees/{employeeId}/give-notice */
export const giveEmployeeNotice = /*#__PURE__*/ $operation<$operations["giveEmployeeNotice"]>("post", "/companies/{companyId}/employees/{employeeId}/give-notice", ["employees", "giveEmployeeNotice"]);

/** Withdraw the notice · POST /companies/{companyId}/employees/{employeeId}/cancel-exit */
export const cancelEmployeeExit = /*#__PURE__*/ $operation<$operations["cancelEmployeeExit"]>("post", "/companies/{companyId}/employees/{employeeId}/cancel-exit", ["employees", "cancelEmployeeExit"]);

/** Complete an exit · POST /companies/{companyId}/employees/{employeeId}/complete-exit */
export const completeEmployeeExit = /*#__PURE__*/ $operation<$operations["completeEmployeeExit"]>("post", "/companies/{companyId}/employees/{employeeId}/complete-exit", ["employees", "completeEmployeeExit"]);

/** Suspend an employee · POST /companies/{companyId}/employees/{employeeId}/suspend */
export const suspendEmployee = /*#__PURE__*/ $operation<$operations["suspendEmployee"]>("post", "/companies/{companyId}/employees/{employeeId}/suspend", ["employees", "suspendEmployee"]);

/** End a suspension · POST /companies/{companyId}/employees/{employeeId}/resume */
export const resumeEmployee = /*#__PURE__*/ $operation<$operations["resumeEmployee"]>("post", "/companies/{companyId}/employees/{employeeId}/resume", ["employees", "resumeEmployee"]);

/** Place a legal hold on an employee · POST /companies/{companyId}/employees/{employeeId}/legal-hold */
export const holdEmployee = /*#__PURE__*/ $operation<$operations["holdEmployee"]>("post", "/companies/{companyId}/employees/{employeeId}/legal-hold", ["employees", "holdEmployee"]);

/** Lift a legal hold · POST /companies/{companyId}/employees/{employeeId}/legal-hold/lift */
export const liftEmployeeHold = /*#__PURE__*/ $operation<$operations["liftEmployeeHold"]>("post", "/companies/{companyId}/employees/{employeeId}/legal-hold/lift", ["employees", "liftEmployeeHold"]);

/** Export all data of an employee · POST /companies/{companyId}/employees/{employeeId}/data-export */
export const exportEmployeeData = /*#__PURE__*/ $operation<$operations["exportEmployeeData"]>("post", "/companies/{companyId}/employees/{employeeId}/data-export", ["employees", "exportEmployeeData"]);

/** Rehire an employee · POST /companies/{companyId}/employees/{employeeId}/rehire */
export const rehireEmployee = /*#__PURE__*/ $operation<$operations["rehireEmployee"]>("post", "/companies/{companyId}/employees/{employeeId}/rehire", ["employees", "rehireEmployee"]);

/** Get the org chart · GET /companies/{companyId}/org-chart */
export const getOrgChart = /*#__PURE__*/ $operation<$operations["getOrgChart"]>("get", "/companies/{companyId}/org-chart", ["employees", "getOrgChart"]);
