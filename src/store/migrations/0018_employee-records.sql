CREATE TABLE "custom_field_definitions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb NOT NULL,
	"required" boolean NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "custom_field_definitions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "custom_field_definitions_status" CHECK ("custom_field_definitions"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "custom_field_definitions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_types" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"visibility" text NOT NULL,
	"expires" boolean NOT NULL,
	"reminder_days" integer,
	"status" text NOT NULL,
	CONSTRAINT "document_types_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_types_status" CHECK ("document_types"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "document_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_bank_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"branch" text,
	"account_name" text NOT NULL,
	"account_no_enc" text NOT NULL,
	"account_no_last4" text NOT NULL,
	"method" text NOT NULL,
	"share_kind" text NOT NULL,
	"share_percent" integer,
	"share_amount" bigint,
	"effective_from" date NOT NULL,
	"status" text NOT NULL,
	"replaces_id" uuid,
	"verified_by" uuid,
	"verified_at" timestamp (3) with time zone,
	"reject_reason" text,
	CONSTRAINT "employee_bank_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_bank_accounts_share" CHECK (("employee_bank_accounts"."share_kind" = 'percent') = ("employee_bank_accounts"."share_percent" is not null) and ("employee_bank_accounts"."share_kind" = 'amount') = ("employee_bank_accounts"."share_amount" is not null)),
	CONSTRAINT "employee_bank_accounts_second" CHECK ("employee_bank_accounts"."status" not in ('active', 'replaced') or ("employee_bank_accounts"."verified_by" is not null and "employee_bank_accounts"."verified_by" <> "employee_bank_accounts"."created_by"))
);
--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_dependants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"relation" text NOT NULL,
	"date_of_birth" date,
	"citizenship" text,
	"birth_cert_no_enc" text,
	"birth_cert_no_last4" text,
	CONSTRAINT "employee_dependants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_dependants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_documents" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"number" text,
	"issued_on" date,
	"expiry" date,
	"file_id" uuid,
	"visibility" text NOT NULL,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "employee_documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_documents_dates" CHECK ("employee_documents"."expiry" >= "employee_documents"."issued_on"),
	CONSTRAINT "employee_documents_file" CHECK ("employee_documents"."status" = 'requested' or "employee_documents"."file_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "employee_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_passports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"country_id" uuid NOT NULL,
	"number_enc" text NOT NULL,
	"number_last4" text NOT NULL,
	"issue_date" date,
	"expiry" date NOT NULL,
	"file_id" uuid,
	"reminder_days" integer NOT NULL,
	CONSTRAINT "employee_passports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_passports_dates" CHECK ("employee_passports"."expiry" >= "employee_passports"."issue_date")
);
--> statement-breakpoint
ALTER TABLE "employee_passports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_tasks" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"due_on" date NOT NULL,
	"template_id" uuid,
	"note" text,
	"status" text NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	CONSTRAINT "employee_tasks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "employee_work_passes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"occupation_id" uuid,
	"pass_no" text,
	"application_date" date,
	"issued_on" date,
	"expiry" date,
	"levy_rate" bigint,
	"security_bond" bigint,
	"quota_sector" text,
	"status" text NOT NULL,
	"cancelled_on" date,
	CONSTRAINT "employee_work_passes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_work_passes_dates" CHECK ("employee_work_passes"."expiry" >= "employee_work_passes"."issued_on"),
	CONSTRAINT "employee_work_passes_issued" CHECK ("employee_work_passes"."status" not in ('issued', 'renewing', 'expired') or ("employee_work_passes"."issued_on" is not null and "employee_work_passes"."expiry" is not null))
);
--> statement-breakpoint
ALTER TABLE "employee_work_passes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "file_bytes" (
	"tenant_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_bytes_tenant_id_file_id_pk" PRIMARY KEY("tenant_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "file_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"class" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kets" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"issued_on" date,
	"acknowledged_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "kets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "kets_issued" CHECK ("kets"."status" = 'draft' or "kets"."issued_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "kets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "previous_employments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"employer" text NOT NULL,
	"title" text,
	"from" date NOT NULL,
	"to" date,
	"last_salary" bigint,
	"leaving_reason" text,
	"file_id" uuid,
	CONSTRAINT "previous_employments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "previous_employments_days" CHECK ("previous_employments"."to" >= "previous_employments"."from")
);
--> statement-breakpoint
ALTER TABLE "previous_employments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "split_companies" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"lead_company_id" uuid NOT NULL,
	"legs" jsonb NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "split_companies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "split_companies_days" CHECK ("split_companies"."to" >= "split_companies"."from")
);
--> statement-breakpoint
ALTER TABLE "split_companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "task_templates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"automatic" boolean NOT NULL,
	"tasks" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "task_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "task_templates_status" CHECK ("task_templates"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "task_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"to_company_id" uuid NOT NULL,
	"effective" date NOT NULL,
	"keep_service" boolean NOT NULL,
	"leave_transfer" text NOT NULL,
	"pass_action" text NOT NULL,
	"new_employee_no" text NOT NULL,
	"cpf_related_approval_ref" text,
	"note" text,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	"new_employee_id" uuid,
	CONSTRAINT "transfers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transfers_second" CHECK ("transfers"."status" not in ('approved', 'executed') or "transfers"."decided_by" <> "transfers"."created_by"),
	CONSTRAINT "transfers_elsewhere" CHECK ("transfers"."to_company_id" <> "transfers"."company_id")
);
--> statement-breakpoint
ALTER TABLE "transfers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."document_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_template" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."task_templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_done_by" FOREIGN KEY ("tenant_id","done_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_type_id_workpass_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."workpass_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_occupation_id_workpass_occupations_id_fk" FOREIGN KEY ("occupation_id") REFERENCES "public"."workpass_occupations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_bytes" ADD CONSTRAINT "file_bytes_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kets" ADD CONSTRAINT "kets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kets" ADD CONSTRAINT "kets_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kets" ADD CONSTRAINT "kets_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kets" ADD CONSTRAINT "kets_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kets" ADD CONSTRAINT "kets_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_lead" FOREIGN KEY ("tenant_id","lead_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_company" FOREIGN KEY ("tenant_id","to_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_employee" FOREIGN KEY ("tenant_id","new_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_field_definitions_code" ON "custom_field_definitions" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_types_name" ON "document_types" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "document_types_code" ON "document_types" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "employee_bank_accounts_employee_id" ON "employee_bank_accounts" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_dependants_employee_id" ON "employee_dependants" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_documents_employee_id" ON "employee_documents" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_documents_expiry" ON "employee_documents" USING btree ("tenant_id","company_id","expiry");--> statement-breakpoint
CREATE INDEX "employee_passports_employee_id" ON "employee_passports" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_passports_expiry" ON "employee_passports" USING btree ("tenant_id","company_id","expiry");--> statement-breakpoint
CREATE INDEX "employee_tasks_employee_id" ON "employee_tasks" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_work_passes_employee_id" ON "employee_work_passes" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "employee_work_passes_expiry" ON "employee_work_passes" USING btree ("tenant_id","company_id","expiry");--> statement-breakpoint
CREATE INDEX "files_employee_id" ON "files" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "kets_employee_id" ON "kets" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kets_number" ON "kets" USING btree ("tenant_id","employee_id","number");--> statement-breakpoint
CREATE INDEX "previous_employments_employee_id" ON "previous_employments" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "split_companies_employee_id" ON "split_companies" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "split_companies_active" ON "split_companies" USING btree ("tenant_id","employee_id") WHERE "split_companies"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "task_templates_name" ON "task_templates" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "transfers_employee_id" ON "transfers" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "custom_field_definitions" AS PERMISSIVE FOR ALL TO "app_rt" USING ("custom_field_definitions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("custom_field_definitions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "document_types" AS PERMISSIVE FOR ALL TO "app_rt" USING ("document_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("document_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_bank_accounts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_dependants" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_dependants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_dependants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_documents" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_documents"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_documents"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_passports" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_passports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_passports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_tasks" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_tasks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_tasks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_work_passes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_work_passes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_work_passes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "file_bytes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("file_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("file_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "files" AS PERMISSIVE FOR ALL TO "app_rt" USING ("files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "kets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("kets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("kets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "previous_employments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("previous_employments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("previous_employments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "split_companies" AS PERMISSIVE FOR ALL TO "app_rt" USING ("split_companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("split_companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "task_templates" AS PERMISSIVE FOR ALL TO "app_rt" USING ("task_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("task_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "transfers" AS PERMISSIVE FOR ALL TO "app_rt" USING ("transfers"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("transfers"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "document_types" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "task_templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "custom_field_definitions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "file_bytes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_dependants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_work_passes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_passports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "previous_employments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_tasks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "split_companies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "document_types", "task_templates", "custom_field_definitions", "files", "file_bytes", "employee_dependants", "employee_bank_accounts", "employee_work_passes", "employee_passports", "previous_employments", "employee_documents", "kets", "employee_tasks", "transfers", "split_companies" TO "app_rt";
