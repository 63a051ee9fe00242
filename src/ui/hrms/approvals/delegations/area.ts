/** Delegations of a company, kept by HR. */
import { listApproverOptionsOptions } from "#generated/hrms/hooks/approvals.ts";
import { delegations as resource } from "#generated/hrms/resources/delegations.ts";
import { createDelegation as check } from "#generated/hrms/validators/delegations.js";
import { area } from "../../../crud/area.ts";

export const delegations = area("delegations", {
  resource,
  check,
  columns: ["approver", "delegate", "from", "to", "scopes", "status"],
  moreColumns: ["own", "note", "updatedAt"],
  filters: ["status"],
  references: {
    approverId: { label: "approver", options: listApproverOptionsOptions },
    delegateId: { label: "delegate", options: listApproverOptionsOptions },
  },
  form: {
    who: [["approverId", "delegateId"]],
    when: [["from", "to"], ["scopes"], ["note"], ["status"]],
  },
});
