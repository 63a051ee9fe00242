/** Clients of a company. */
import { clients as resource } from "#generated/hrms/resources/clients.ts";
import { createClient as check } from "#generated/hrms/validators/clients.js";
import { uenFaults, uenNotices } from "#src/domain/statutory/identifiers/uen-faults.ts";
import { area } from "../../../crud/area.ts";

export const clients = area("clients", {
  resource,
  check,
  rules: uenFaults,
  notices: uenNotices,
  columns: ["name", "code", "projects", "billingEmail", "status", "updatedAt"],
  moreColumns: ["uen", "contacts", "billingAddress", "billingCurrency", "notes"],
  filters: ["status"],
  form: {
    basics: [["name", "code"], ["uen"]],
    contacts: [["contacts"]],
    billing: [["billingAddress"], ["billingEmail", "billingCurrency"], ["notes"], ["status"]],
  },
});
