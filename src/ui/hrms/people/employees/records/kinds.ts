/** Record kinds of an employee: their fields, references and actions. */
import { acknowledgeKetMutation, issueKetMutation } from "#generated/hrms/hooks/kets.ts";
import { downloadKetPdf } from "#generated/hrms/client/kets.ts";
import {
  listBankAccountsOptions,
  rejectBankAccountMutation,
  verifyBankAccountMutation,
} from "#generated/hrms/hooks/bank-accounts.ts";
import { listBankOptionsOptions } from "#generated/hrms/hooks/banks.ts";
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { listCountryOptionsOptions } from "#generated/hrms/hooks/countries.ts";
import { listDocumentTypeOptionsOptions } from "#generated/hrms/hooks/document-types.ts";
import { submitEmployeeDocumentMutation, verifyEmployeeDocumentMutation } from "#generated/hrms/hooks/documents.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { endSplitCompanyMutation } from "#generated/hrms/hooks/split-companies.ts";
import { moveEmployeeTaskMutation } from "#generated/hrms/hooks/tasks.ts";
import {
  approveTransferMutation,
  listCompaniesToMoveToOptions,
  rejectTransferMutation,
  withdrawTransferMutation,
} from "#generated/hrms/hooks/transfers.ts";
import { moveWorkPassMutation } from "#generated/hrms/hooks/work-passes.ts";
import { listWorkpassOccupationOptionsOptions } from "#generated/hrms/hooks/workpass-occupations.ts";
import { listWorkpassTypeOptionsOptions } from "#generated/hrms/hooks/workpass-types.ts";
import { bankAccounts as bankAccountsResource } from "#generated/hrms/resources/bank-accounts.ts";
import { dependants as dependantsResource } from "#generated/hrms/resources/dependants.ts";
import { documents as documentsResource } from "#generated/hrms/resources/documents.ts";
import { kets as ketsResource } from "#generated/hrms/resources/kets.ts";
import { passports as passportsResource } from "#generated/hrms/resources/passports.ts";
import { previousEmployments as previousEmploymentsResource } from "#generated/hrms/resources/previous-employments.ts";
import { splitCompanies as splitCompaniesResource } from "#generated/hrms/resources/split-companies.ts";
import { tasks as tasksResource } from "#generated/hrms/resources/tasks.ts";
import { transfers as transfersResource } from "#generated/hrms/resources/transfers.ts";
import { workPasses as workPassesResource } from "#generated/hrms/resources/work-passes.ts";
import { createBankAccount } from "#generated/hrms/validators/bank-accounts.js";
import { createDependant } from "#generated/hrms/validators/dependants.js";
import { createEmployeeDocument } from "#generated/hrms/validators/documents.js";
import { createKet } from "#generated/hrms/validators/kets.js";
import { createPassport } from "#generated/hrms/validators/passports.js";
import { createPreviousEmployment } from "#generated/hrms/validators/previous-employments.js";
import { createSplitCompany } from "#generated/hrms/validators/split-companies.js";
import { createEmployeeTask } from "#generated/hrms/validators/tasks.js";
import { createTransfer } from "#generated/hrms/validators/transfers.js";
import { createWorkPass } from "#generated/hrms/validators/work-passes.js";
import type { Row } from "../../../../crud/area.ts";
import { FileControl, IdentityFile } from "../../shared/file-control.tsx";
import { TargetDepartment, TargetDesignation, TargetLocation, TargetManager } from "./target-company-fields.tsx";
import { recordKind, type RecordContext, step } from "./record-kind.ts";

const is =
  (...states: string[]) =>
  (row: Row): boolean =>
    states.includes(row.status);
const writes =
  (...states: string[]) =>
  (row: Row, context: RecordContext): boolean =>
    context.writes && states.includes(row.status);
/** Only someone who did not create the record, and is not its subject, may decide. */
const second =
  (subject: string, state: string) =>
  (row: Row, { may, employee }: RecordContext): boolean =>
    row.status === state && row["own"] === false && !employee.self && may("approve", subject);
const file = { fileId: FileControl };

export const bankAccounts = recordKind("bank-accounts", {
  resource: bankAccountsResource,
  check: createBankAccount,
  class: "pay",
  columns: [
    "bank",
    "status",
    "accountNoMasked",
    "accountName",
    "branch",
    "method",
    "shareKind",
    "sharePercent",
    "shareAmount",
    "effectiveFrom",
    "replaces",
    "verifiedBy",
    "rejectReason",
  ],
  references: {
    bankId: { label: "bank", options: listBankOptionsOptions },
    replacesId: {
      label: "replaces",
      options: ({ path }: { path: { companyId: string; employeeId: string } }) => ({
        ...listBankAccountsOptions({ path, query: { page: 1, pageSize: 100 } }),
        select: ({
          items,
        }: {
          items: readonly { id: string; bank: string; accountNoMasked: string; status: string }[];
        }) =>
          items
            .filter(({ status }) => status === "active")
            .map(({ id, bank, accountNoMasked }) => ({ id, label: `${bank} ${accountNoMasked}` })),
      }),
    },
  },
  form: [
    ["bankId"],
    ["accountName", "branch"],
    ["accountNo"],
    ["method", "shareKind"],
    ["sharePercent", "shareAmount"],
    ["effectiveFrom"],
    ["replacesId"],
  ],
  neededNew: ["accountNo"],
  shown: {
    sharePercent: ({ shareKind }) => shareKind === "percent",
    shareAmount: ({ shareKind }) => shareKind === "amount",
  },
  fixed: is("active", "replaced"),
  requestSection: "bankAccount",
  masked: { field: "accountNoMasked", unmask: "accountNo" },
  steps: [
    {
      name: "verify",
      main: true,
      call: step(verifyBankAccountMutation),
      shown: second("bank-accounts", "pendingVerify"),
    },
    {
      name: "reject",
      danger: true,
      call: step(rejectBankAccountMutation),
      fields: [{ name: "reason", kind: "text", required: true }],
      shown: second("bank-accounts", "pendingVerify"),
    },
  ],
});

export const workPasses = recordKind("work-passes", {
  resource: workPassesResource,
  check: createWorkPass,
  class: "identity",
  columns: [
    "type",
    "status",
    "passNo",
    "occupation",
    "applicationDate",
    "issuedOn",
    "expiry",
    "levyRate",
    "securityBond",
    "quotaSector",
    "cancelledOn",
  ],
  references: {
    typeId: { label: "type", options: listWorkpassTypeOptionsOptions },
    occupationId: { label: "occupation", options: listWorkpassOccupationOptionsOptions },
  },
  form: [
    ["typeId"],
    ["occupationId"],
    ["passNo", "status"],
    ["applicationDate", "issuedOn"],
    ["expiry"],
    ["levyRate", "securityBond"],
    ["quotaSector"],
  ],
  steps: [
    {
      name: "approvedInPrinciple",
      main: true,
      call: step(moveWorkPassMutation),
      body: { status: "approvedInPrinciple" },
      shown: writes("applied"),
    },
    {
      name: "issued",
      main: true,
      call: step(moveWorkPassMutation),
      body: { status: "issued" },
      fields: [
        { name: "issuedOn", kind: "date", required: true },
        { name: "expiry", kind: "date", required: true },
        { name: "passNo", kind: "text" },
      ],
      shown: writes("approvedInPrinciple", "renewing"),
    },
    {
      name: "renewing",
      call: step(moveWorkPassMutation),
      body: { status: "renewing" },
      fields: [{ name: "on", kind: "date" }],
      shown: writes("issued"),
    },
    {
      name: "cancelled",
      danger: true,
      call: step(moveWorkPassMutation),
      body: { status: "cancelled" },
      fields: [{ name: "on", kind: "date" }],
      shown: writes("applied", "approvedInPrinciple", "issued", "renewing"),
    },
  ],
});

export const passports = recordKind("passports", {
  resource: passportsResource,
  check: createPassport,
  class: "identity",
  names: { country: "country" },
  columns: ["country", "numberMasked", "issueDate", "expiry", "reminderDays", "fileName"],
  references: { countryId: { label: "country", options: listCountryOptionsOptions } },
  controls: { fileId: IdentityFile },
  neededNew: ["number"],
  form: [["countryId"], ["number"], ["issueDate", "expiry"], ["reminderDays"], ["fileId"]],
  requestSection: "passport",
  masked: { field: "numberMasked", unmask: "passportNo" },
});

export const dependants = recordKind("dependants", {
  resource: dependantsResource,
  check: createDependant,
  class: "personal",
  columns: ["fullName", "relation", "dateOfBirth", "citizenship", "birthCertNoMasked"],
  form: [["fullName"], ["relation", "dateOfBirth"], ["citizenship"], ["birthCertNo"]],
  requestSection: "dependant",
  masked: { field: "birthCertNoMasked", unmask: "birthCertNo" },
});

export const previousEmployments = recordKind("previous-employments", {
  resource: previousEmploymentsResource,
  check: createPreviousEmployment,
  class: "personal",
  columns: ["employer", "title", "from", "to", "lastSalary", "leavingReason", "fileName"],
  controls: file,
  form: [["employer"], ["title"], ["from", "to"], ["lastSalary"], ["leavingReason"], ["fileId"]],
});

export const documents = recordKind("documents", {
  resource: documentsResource,
  check: createEmployeeDocument,
  class: "personal",
  visibleWith: ["personal", "identity", "pay", "health"],
  columns: ["type", "status", "number", "issuedOn", "expiry", "visibility", "note", "fileName"],
  references: { typeId: { label: "type", options: listDocumentTypeOptionsOptions } },
  controls: file,
  form: [["typeId"], ["number"], ["issuedOn", "expiry"], ["visibility"], ["note"], ["fileId"]],
  steps: [
    {
      name: "submit",
      main: true,
      call: step(submitEmployeeDocumentMutation),
      fields: [{ name: "fileId", kind: "own", required: true, control: FileControl }],
      shown: (row, { employee, writes: mayWrite }) =>
        (employee.self || mayWrite) && ["requested", "expired"].includes(row.status),
    },
    {
      name: "verify",
      main: true,
      call: step(verifyEmployeeDocumentMutation),
      shown: (row, context) => writes("submitted")(row, context) && !context.employee.self,
    },
  ],
});

export const kets = recordKind("kets", {
  resource: ketsResource,
  check: createKet,
  class: "pay",
  visibleWith: ["personal", "pay"],
  download: {
    name: (row) => `${String(row["employee"])} ${String(row["number"])}.pdf`,
    call: (path) => downloadKetPdf({ path: path as Parameters<typeof downloadKetPdf>[0]["path"] }),
  },
  reserved: { class: "pay", fields: ["fixedAllowances", "fixedDeductions", "otherPay"] },
  note: (row) => (row["payHidden"] === true ? "payHidden" : undefined),
  columns: [
    "number",
    "status",
    "employer",
    "jobTitle",
    "duties",
    "startDate",
    "duration",
    "workingArrangement",
    "salaryPeriod",
    "basicSalary",
    "fixedAllowances",
    "fixedDeductions",
    "overtimePeriod",
    "overtimeRate",
    "otherPay",
    "leave",
    "medical",
    "probation",
    "notice",
    "placeOfWork",
    "dueOn",
    "issuedOn",
    "acknowledgedAt",
  ],
  form: [
    ["employer"],
    ["jobTitle"],
    ["duties"],
    ["duration"],
    ["workingArrangement"],
    ["salaryPeriod"],
    ["fixedAllowances"],
    ["fixedDeductions"],
    ["overtimePeriod", "overtimeRate"],
    ["otherPay"],
    ["leave"],
    ["medical"],
    ["probation", "notice"],
    ["placeOfWork"],
  ],
  fixed: is("issued", "acknowledged"),
  steps: [
    { name: "issue", main: true, call: step(issueKetMutation), shown: writes("draft") },
    {
      name: "acknowledge",
      main: true,
      call: step(acknowledgeKetMutation),
      shown: (row, { employee }) => employee.self && row.status === "issued",
    },
  ],
});

const mayDo = (row: Row, { writes: mayWrite, employee }: RecordContext): boolean =>
  mayWrite || (employee.self && row["owner"] === "employee") || (employee.manages && row["owner"] === "manager");

export const tasks = recordKind("tasks", {
  resource: tasksResource,
  check: createEmployeeTask,
  class: "personal",
  seenByManagers: true,
  columns: ["title", "status", "kind", "owner", "dueOn", "note", "doneBy", "doneAt"],
  form: [["title"], ["kind", "owner"], ["dueOn"], ["note"]],
  steps: [
    {
      name: "begin",
      call: step(moveEmployeeTaskMutation),
      body: { status: "inProgress" },
      shown: (row, context) => mayDo(row, context) && row.status === "open",
    },
    {
      name: "done",
      call: step(moveEmployeeTaskMutation),
      body: { status: "done" },
      shown: (row, context) => mayDo(row, context) && ["open", "inProgress"].includes(row.status),
    },
    {
      name: "skip",
      call: step(moveEmployeeTaskMutation),
      body: { status: "skipped" },
      shown: (row, context) => context.writes && ["open", "inProgress"].includes(row.status),
    },
    {
      name: "reopen",
      call: step(moveEmployeeTaskMutation),
      body: { status: "open" },
      shown: (row, context) => mayDo(row, context) && ["done", "skipped"].includes(row.status),
    },
  ],
});

export const transfers = recordKind("transfers", {
  resource: transfersResource,
  check: createTransfer,
  class: "public",
  columns: [
    "toCompany",
    "status",
    "effective",
    "newEmployeeNo",
    "department",
    "designation",
    "location",
    "manager",
    "basic",
    "successor",
    "keepService",
    "leaveTransfer",
    "passAction",
    "cpfRelatedApprovalRef",
    "note",
    "decidedBy",
    "comment",
  ],
  references: {
    toCompanyId: { label: "toCompany", options: listCompaniesToMoveToOptions },
    successorId: { label: "successor", options: listEmployeeOptionsOptions },
  },
  controls: {
    departmentId: TargetDepartment,
    designationId: TargetDesignation,
    locationId: TargetLocation,
    managerId: TargetManager,
  },
  form: [
    ["toCompanyId"],
    ["effective", "newEmployeeNo"],
    ["departmentId", "designationId"],
    ["locationId", "managerId"],
    ["basic"],
    ["successorId"],
    ["keepService"],
    ["leaveTransfer", "passAction"],
    ["cpfRelatedApprovalRef"],
    ["note"],
  ],
  fixed: () => true,
  steps: [
    {
      name: "approve",
      main: true,
      call: step(approveTransferMutation),
      fields: [{ name: "comment", kind: "text" }],
      shown: second("transfers", "requested"),
    },
    {
      name: "reject",
      danger: true,
      call: step(rejectTransferMutation),
      fields: [{ name: "comment", kind: "text" }],
      shown: second("transfers", "requested"),
    },
    {
      name: "withdraw",
      call: step(withdrawTransferMutation),
      shown: (row, { may, employee }) =>
        (["requested", "approved"].includes(row.status) && row["own"] === true) ||
        (row.status === "approved" && !employee.self && may("approve", "transfers")),
    },
  ],
});

export const splitCompanies = recordKind("split-companies", {
  resource: splitCompaniesResource,
  check: createSplitCompany,
  class: "pay",
  columns: ["companies", "status", "leadCompany", "paidBy", "from", "to", "legs", "note"],
  references: { leadCompanyId: { label: "leadCompany", options: listCompanyOptionsOptions } },
  cells: { "legs.companyId": { options: listCompanyOptionsOptions } },
  form: [["leadCompanyId"], ["paidBy"], ["from", "to"], ["legs"], ["note"]],
  fixed: is("ended"),
  steps: [
    {
      name: "end",
      call: step(endSplitCompanyMutation),
      fields: [{ name: "to", kind: "date", required: true }],
      shown: writes("active"),
    },
  ],
});
