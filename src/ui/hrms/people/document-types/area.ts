/** Document types that a company collects from its employees. */
import { documentTypes as resource } from "#generated/hrms/resources/document-types.ts";
import { createDocumentType as check } from "#generated/hrms/validators/document-types.js";
import { area } from "../../../crud/area.ts";

export const documentTypes = area("document-types", {
  resource,
  check,
  columns: ["name", "code", "visibility", "expires", "reminderDays", "status", "updatedAt"],
  filters: ["status"],
  form: {
    basics: [["name", "code"], ["visibility"]],
    expiry: [["expires"], ["reminderDays"], ["status"]],
  },
});
