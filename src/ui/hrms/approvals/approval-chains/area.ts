/** Approval chains of a company, with a preview of who would decide. */
import { listApproverOptionsOptions } from "#generated/hrms/hooks/approvals.ts";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listRoleOptionsOptions } from "#generated/hrms/hooks/roles.ts";
import { approvalChains as resource } from "#generated/hrms/resources/approval-chains.ts";
import { createApprovalChain as check } from "#generated/hrms/validators/approval-chains.js";
import { chainFaults } from "#src/domain/approvals/shared/chain.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

export const approvalChains = area("approval-chains", {
  resource,
  check,
  rules: chainFaults,
  columns: ["name", "kind", "departments", "stepCount", "status"],
  moreColumns: ["updatedAt"],
  filters: ["status", "kind"],
  references: {
    departmentIds: { label: "departments", options: listDepartmentOptionsOptions, subject: "departments" },
  },
  cells: {
    "steps.roleId": { options: listRoleOptionsOptions },
    "steps.userId": { options: listApproverOptionsOptions },
    "steps.escalateToId": { options: listApproverOptionsOptions },
  },
  ordered: ["steps"],
  panels: {
    preview: part(async () => (await import("./preview-panel.tsx")).PreviewPanel, "approval-chains", "fields"),
  },
  form: {
    basics: [["name", "kind"], ["departmentIds"]],
    steps: [["steps"], ["status"]],
  },
});
