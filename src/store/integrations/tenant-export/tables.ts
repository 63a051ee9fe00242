/** Which tables an export of a tenant holds, and which it does not and why. */

/** In the order of the archive; a file each. */
export const exportedTables = [
  "tenants", "tenant_settings", "tenant_packages", "mail_templates", "sso_connections",
  "users", "user_settings", "roles", "user_access", "invitations", "api_keys", "webhooks", "support_grants",
  "companies", "company_settings", "company_bank_accounts", "calculation_settings", "rate_sets", "rate_set_uses",
  "departments", "designations", "grades", "classes", "functional_groups", "employee_groups", "mom_survey_groups",
  "work_locations", "shifts", "clients", "projects", "project_members", "document_types", "task_templates", "custom_field_definitions",
  "persons", "employees", "employee_jobs", "employee_reporting_lines", "employee_pay_terms", "employee_residencies", "employee_statutory",
  "employee_dependants", "employee_bank_accounts", "employee_passports", "employee_work_passes", "previous_employments",
  "employee_documents", "kets", "employee_tasks", "split_companies", "transfers", "change_requests", "import_jobs", "files",
  "saved_views", "notifications", "tenant_exports", "audit_events",
] as const;
export type ExportedTable = (typeof exportedTables)[number];

/** What of a tenant or of its accounts no export holds, with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  file_bytes: "The files themselves lie in the folder of files.",
  tenant_export_bytes: "Earlier exports.",
  sessions: "They are credentials.",
  user_mfa: "Secrets of people's second step.",
  email_otps: "They are credentials.",
  invitation_tokens: "They are credentials.",
  mails: "On their way, and gone within a week; what they tell stands in the records.",
  sso_states: "Sign-ins under way.",
  sso_subjects: "Names that the provider gave to people, who keeps them.",
  webhook_deliveries: "Copies of what the audit trail holds.",
  expiry_notices: "Notes of what people were told of.",
  purged_records: "The audit trail is exported as they let it be read.",
};

/** Columns that are credentials or search hashes; those whose name ends in _enc are exported in plain text. */
export const leftOutColumns: ReadonlySet<string> = new Set([
  "api_keys.secret_hash", "webhooks.secret", "webhooks.earlier_secret", "sso_connections.client_secret_enc",
  "persons.id_hash", "persons.id_last4", "company_bank_accounts.account_no_last4", "employee_bank_accounts.account_no_last4", "employee_passports.number_last4", "employee_dependants.birth_cert_no_last4",
  "company_bank_accounts.account_no_hash", "employee_bank_accounts.account_no_hash", "employee_passports.number_hash",
  "import_jobs.content",
]);
