-- The schema of the first release. Tables, keys, indexes and policies are what drizzle-kit generates from the declared tables;
-- FORCE ROW LEVEL SECURITY, rights, functions and triggers are written by hand. The roles app_rt and app_auth belong to the
-- server rather than to the database: src/store/migrate.ts creates them.

CREATE SCHEMA "server";

CREATE TABLE "api_keys" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"role_ids" jsonb NOT NULL,
	"scope" text NOT NULL,
	"may_manage_access" boolean DEFAULT false NOT NULL,
	"expires_on" date,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "audit_events" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid,
	"actor_id" uuid NOT NULL,
	"acting_for_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"record_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"swift" text,
	"branch_rule" text,
	"acct_no_pattern" text,
	"giro_format" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "banks_giro_format" CHECK ("banks"."giro_format" in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')),
	CONSTRAINT "banks_status" CHECK ("banks"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "banks" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "calculation_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"overtime_cap" text NOT NULL,
	"sdl_rounding" text NOT NULL,
	"conversion_month" text NOT NULL,
	"additional_wage_estimate" text NOT NULL,
	"sinda_passes" text NOT NULL,
	"mbmf_low_wages" text NOT NULL,
	"service_basis" text NOT NULL,
	CONSTRAINT "calculation_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "calculation_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "change_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"section" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"record_id" uuid,
	"fields" jsonb,
	"note" text,
	"file_id" uuid,
	"status" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision_note" text,
	CONSTRAINT "change_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "change_requests_state" CHECK ("change_requests"."status" in ('submitted', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "change_requests_decision" CHECK (("change_requests"."status" = 'submitted') = ("change_requests"."decided_at" is null))
);

ALTER TABLE "change_requests" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "classes" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"class" text NOT NULL,
	"code" text,
	"ea_category" text NOT NULL,
	"ot_eligible_default" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "classes_status" CHECK ("classes"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "classes" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "clients" (
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
	"uen" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"billing_address" text,
	"billing_email" text,
	"billing_currency" text DEFAULT 'SGD' NOT NULL,
	"notes" text,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "clients_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "clients_status" CHECK ("clients"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "companies" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"uen" text,
	"csn" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_ref" text,
	"industry_ssic" text,
	"mw_sector" text,
	"incorporation_date" date,
	"parent_company_id" uuid,
	"address" text,
	"phone" text,
	"email" text,
	"website" text,
	"payroll_contact" text,
	"ais_enrolled" boolean DEFAULT false NOT NULL,
	"currency" text DEFAULT 'SGD' NOT NULL,
	"tz" text DEFAULT 'Asia/Singapore' NOT NULL,
	"logo" text,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "companies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "companies_status" CHECK ("companies"."status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "companies_mw_sector" CHECK ("companies"."mw_sector" in ('services', 'manufacturing', 'construction', 'marine', 'process')),
	CONSTRAINT "companies_logo" CHECK (length("companies"."logo") <= 150000)
);

ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "company_bank_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"account_name" text NOT NULL,
	"account_no_enc" text NOT NULL,
	"account_no_last4" text NOT NULL,
	"account_no_hash" text,
	"org_id" text,
	"format" text NOT NULL,
	"primary" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "company_bank_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "company_bank_accounts_format" CHECK ("company_bank_accounts"."format" in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')),
	CONSTRAINT "company_bank_accounts_status" CHECK ("company_bank_accounts"."status" = 'active' or ("company_bank_accounts"."status" = 'archived' and not "company_bank_accounts"."primary"))
);

ALTER TABLE "company_bank_accounts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "company_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"work_days" jsonb NOT NULL,
	"weekly_minutes" integer NOT NULL,
	"pay_frequency" text NOT NULL,
	"pay_day" integer NOT NULL,
	"proration" text NOT NULL,
	"leave_year_basis" text NOT NULL,
	"leave_year_start_month" integer NOT NULL,
	"employee_no_prefix" text NOT NULL,
	"employee_no_digits" integer NOT NULL,
	"probation_months" integer DEFAULT 0 NOT NULL,
	"notice_days" integer,
	"expiry_days" jsonb NOT NULL,
	"expiry_mails" boolean NOT NULL,
	CONSTRAINT "company_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "company_settings_pay_day" CHECK ("company_settings"."pay_day" between 1 and 31),
	CONSTRAINT "company_settings_leave_year" CHECK ("company_settings"."leave_year_start_month" between 1 and 12)
);

ALTER TABLE "company_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"iso2" text NOT NULL,
	"iso3" text NOT NULL,
	"name" text NOT NULL,
	"nationality" text NOT NULL,
	"dial_code" text,
	"currency" text,
	"is_traditional_source" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "countries_status" CHECK ("countries"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "countries" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "custom_field_definitions" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "server"."data_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"salt" text NOT NULL,
	"fingerprint" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"next_salt" text,
	"next_fingerprint" text,
	"cursor" jsonb,
	CONSTRAINT "data_key_only" CHECK ("server"."data_key"."only"),
	CONSTRAINT "data_key_next" CHECK (("server"."data_key"."next_salt" is null) = ("server"."data_key"."next_fingerprint" is null))
);

CREATE TABLE "departments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"department" text NOT NULL,
	"code" text NOT NULL,
	"parent_id" uuid,
	"head_employee_id" uuid,
	"cost_centre" text,
	"status" text NOT NULL,
	CONSTRAINT "departments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "departments_own_parent" CHECK ("departments"."parent_id" <> "departments"."id"),
	CONSTRAINT "departments_status" CHECK ("departments"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "departments" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "designations" (
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
	"grade_id" uuid,
	"ssoc_code" text,
	"job_description" text,
	"mom_survey_group_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "designations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "designations_status" CHECK ("designations"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "designations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "document_types" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "elements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"contract_ops" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"sensitivity" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "elements_status" CHECK ("elements"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "elements" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "email_otps" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"code_hash" text,
	"token_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_otps_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "email_otps_purpose" CHECK ("email_otps"."purpose" in ('verify', 'reset'))
);

ALTER TABLE "email_otps" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	"account_no_hash" text,
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

ALTER TABLE "employee_bank_accounts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	CONSTRAINT "employee_dependants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_dependants_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","relation","full_name","date_of_birth")
);

ALTER TABLE "employee_dependants" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	CONSTRAINT "employee_documents_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","type_id","number","issued_on","expiry","file_id"),
	CONSTRAINT "employee_documents_dates" CHECK ("employee_documents"."expiry" >= "employee_documents"."issued_on"),
	CONSTRAINT "employee_documents_file" CHECK ("employee_documents"."status" = 'requested' or "employee_documents"."file_id" is not null)
);

ALTER TABLE "employee_documents" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_groups" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	"code" text,
	"use" text NOT NULL,
	"membership" text DEFAULT 'list' NOT NULL,
	"rule" jsonb,
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "employee_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_groups_status" CHECK ("employee_groups"."status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "employee_groups_membership" CHECK ("employee_groups"."membership" = 'list' or ("employee_groups"."membership" = 'rule' and "employee_groups"."rule" is not null))
);

ALTER TABLE "employee_groups" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_jobs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"department_id" uuid NOT NULL,
	"designation_id" uuid NOT NULL,
	"grade_id" uuid,
	"class_id" uuid,
	"functional_group_id" uuid,
	"location_id" uuid,
	"shift_id" uuid,
	"employee_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost_split" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "employee_jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "employee_jobs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_reporting_lines" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "employee_reporting_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "employee_reporting_lines" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	"number_hash" text,
	"issue_date" date,
	"expiry" date NOT NULL,
	"file_id" uuid,
	"reminder_days" integer NOT NULL,
	CONSTRAINT "employee_passports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_passports_dates" CHECK ("employee_passports"."expiry" >= "employee_passports"."issue_date")
);

ALTER TABLE "employee_passports" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_pay_terms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"rate_type" text NOT NULL,
	"basic" bigint NOT NULL,
	"currency" text DEFAULT 'SGD' NOT NULL,
	"pay_frequency" text NOT NULL,
	"hours_per_week" integer NOT NULL,
	"days_per_week" integer NOT NULL,
	"ot_eligible" boolean NOT NULL,
	"ot_reason" text,
	"proration" text NOT NULL,
	CONSTRAINT "employee_pay_terms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_pay_terms_amounts" CHECK ("employee_pay_terms"."basic" >= 0 and "employee_pay_terms"."hours_per_week" between 0 and 16800 and "employee_pay_terms"."days_per_week" between 0 and 700)
);

ALTER TABLE "employee_pay_terms" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_residencies" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"residency" text NOT NULL,
	"pr_granted_on" date,
	"pr_rate_option" text,
	"approval_ref" text,
	CONSTRAINT "employee_residencies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "employee_residencies" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employee_statutory" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"effective_from" date NOT NULL,
	"reason" text,
	"cpf_paid_by" text NOT NULL,
	"shg" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sdl_exempt_reason" text,
	"fwl" bigint,
	"tax_resident" boolean NOT NULL,
	"cpf_opening" jsonb,
	CONSTRAINT "employee_statutory_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "employee_statutory" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "employee_tasks" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	CONSTRAINT "employee_work_passes_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","type_id","pass_no","application_date","issued_on","expiry"),
	CONSTRAINT "employee_work_passes_dates" CHECK ("employee_work_passes"."expiry" >= "employee_work_passes"."issued_on"),
	CONSTRAINT "employee_work_passes_issued" CHECK ("employee_work_passes"."status" not in ('issued', 'renewing', 'expired') or ("employee_work_passes"."issued_on" is not null and "employee_work_passes"."expiry" is not null))
);

ALTER TABLE "employee_work_passes" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "employees" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"employee_no" text NOT NULL,
	"status" text NOT NULL,
	"suspended_from" date,
	"start_date" date NOT NULL,
	"probation_end" date,
	"confirmed_on" date,
	"contract_type" text NOT NULL,
	"contract_end" date,
	"notice_days" integer,
	"notice_given_on" date,
	"last_day" date,
	"exit_reason" text,
	"exit_note" text,
	"rehire_eligible" boolean,
	"transfer_id" uuid,
	"previous_employment_id" uuid,
	"hold_reason" text,
	"hold_since" date,
	CONSTRAINT "employees_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employees_state" CHECK ("employees"."status" in ('offered', 'onboarding', 'probation', 'confirmed', 'notice', 'exited')),
	CONSTRAINT "employees_days" CHECK ("employees"."last_day" >= "employees"."start_date" and "employees"."contract_end" >= "employees"."start_date"),
	CONSTRAINT "employees_hold" CHECK (("employees"."hold_reason" is null) = ("employees"."hold_since" is null)),
	CONSTRAINT "employees_exit" CHECK ("employees"."status" not in ('notice', 'exited') or ("employees"."last_day" is not null and "employees"."exit_reason" is not null))
);

ALTER TABLE "employees" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "expiry_notices" (
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"expiry" date NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "expiry_notices_tenant_id_kind_record_id_expiry_days_pk" PRIMARY KEY("tenant_id","kind","record_id","expiry","days")
);

ALTER TABLE "expiry_notices" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "file_bytes" (
	"tenant_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" bytea NOT NULL,
	CONSTRAINT "file_bytes_tenant_id_file_id_pk" PRIMARY KEY("tenant_id","file_id")
);

ALTER TABLE "file_bytes" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "files" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "functional_groups" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"functional_group" text NOT NULL,
	"code" text,
	"head_employee_id" uuid,
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "functional_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "functional_groups_status" CHECK ("functional_groups"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "functional_groups" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "global_leave_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"statute" text,
	"unit" text NOT NULL,
	"gender" text NOT NULL,
	"service_months" integer NOT NULL,
	"child_age" integer,
	"child_citizen" text NOT NULL,
	"marital_status" text NOT NULL,
	"default_entitlement" jsonb NOT NULL,
	"pay_fraction" numeric(5, 4) NOT NULL,
	"government_paid_units" integer,
	"government_paid_cap" bigint,
	"government_paid_per" text,
	"doc_required" boolean NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "global_leave_types_unit" CHECK ("global_leave_types"."unit" in ('day', 'hour')),
	CONSTRAINT "global_leave_types_pay_fraction" CHECK ("global_leave_types"."pay_fraction" between 0 and 1),
	CONSTRAINT "global_leave_types_status" CHECK ("global_leave_types"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "global_leave_types" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "grades" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"pay_min" bigint,
	"pay_mid" bigint,
	"pay_max" bigint,
	"default_leave_policy_id" uuid,
	"notice_days" integer NOT NULL,
	"probation_months" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "grades_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "grades_pay_range" CHECK ("grades"."pay_min" <= "grades"."pay_max" and "grades"."pay_min" <= "grades"."pay_mid" and "grades"."pay_mid" <= "grades"."pay_max"),
	CONSTRAINT "grades_status" CHECK ("grades"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "grades" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "import_jobs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"headers" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"content" text,
	"mapping" jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "import_jobs_status" CHECK ("import_jobs"."status" in ('uploaded', 'validated', 'committed', 'discarded')),
	CONSTRAINT "import_jobs_content" CHECK (("import_jobs"."content" is null) = ("import_jobs"."status" in ('committed', 'discarded')))
);

ALTER TABLE "import_jobs" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "invitation_tokens" (
	"token_hash" text NOT NULL,
	"tenant_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	CONSTRAINT "invitation_tokens_tenant_id_invitation_id_pk" PRIMARY KEY("tenant_id","invitation_id")
);

ALTER TABLE "invitation_tokens" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "invitations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role_ids" jsonb NOT NULL,
	"scope" text NOT NULL,
	"employee_id" uuid,
	"language" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"resent_by" uuid,
	CONSTRAINT "invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "invitations_confirmed" CHECK (("invitations"."confirmed_at" is null) = ("invitations"."confirmed_by" is null) and ("invitations"."confirmed_by" is null or "invitations"."confirmed_by" <> "invitations"."created_by")),
	CONSTRAINT "invitations_end" CHECK ("invitations"."accepted_at" is null or "invitations"."revoked_at" is null)
);

ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "kets" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "mail_templates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	CONSTRAINT "mail_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_templates_whole" CHECK (("mail_templates"."subject" is null) = ("mail_templates"."text" is null))
);

ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"kind" text NOT NULL,
	"sender_name" text,
	"reply_to" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"fault" text,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('verify-email', 'password-reset', 'password-changed', 'notice', 'invitation'))
);

ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "module_elements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"module_id" uuid NOT NULL,
	"element_id" uuid NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL
);

ALTER TABLE "module_elements" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"order" integer NOT NULL,
	"depends_on" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "modules_status" CHECK ("modules"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "modules" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "mom_survey_groups" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"mom_survey_group_name" text NOT NULL,
	"code" text,
	"occupational_group" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "mom_survey_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mom_survey_groups_status" CHECK ("mom_survey_groups"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "mom_survey_groups" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "notifications" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"params" jsonb NOT NULL,
	"record_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "package_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"package_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"limits" jsonb NOT NULL,
	"status" text NOT NULL
);

ALTER TABLE "package_modules" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"price_monthly" bigint NOT NULL,
	"price_yearly" bigint NOT NULL,
	"seat_limit" integer,
	"company_limit" integer,
	"trial_days" integer NOT NULL,
	"popular" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "packages_status" CHECK ("packages"."status" in ('draft', 'published', 'retired'))
);

ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "persons" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"full_name" text NOT NULL,
	"preferred_name" text,
	"gender" text,
	"date_of_birth" date,
	"marital_status" text,
	"race_id" uuid,
	"second_race_id" uuid,
	"religion_id" uuid,
	"nationality_id" uuid,
	"photo" uuid,
	"personal_email" text,
	"work_email" text,
	"phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"emergency_contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"id_type" text,
	"id_no_enc" text,
	"id_last4" text,
	"id_hash" text,
	"anonymised_at" timestamp (3) with time zone,
	CONSTRAINT "persons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "persons_id_whole" CHECK (("persons"."id_no_enc" is null) = ("persons"."id_hash" is null) and ("persons"."id_no_enc" is null) = ("persons"."id_last4" is null) and ("persons"."id_no_enc" is null or "persons"."id_type" is not null))
);

ALTER TABLE "persons" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "platform_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"record_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);

ALTER TABLE "platform_events" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "platform_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"mfa_policy" text NOT NULL,
	"only" boolean DEFAULT true NOT NULL
);

ALTER TABLE "platform_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "previous_employments" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "project_members" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"role" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"rate" bigint,
	CONSTRAINT "project_members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_members_days" CHECK ("project_members"."end_date" >= "project_members"."start_date"),
	CONSTRAINT "project_members_rate" CHECK ("project_members"."rate" >= 0)
);

ALTER TABLE "project_members" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "projects" (
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
	"client_id" uuid,
	"start_date" date,
	"end_date" date,
	"budget_hours" integer,
	"description" text,
	"manager_id" uuid,
	"activities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "projects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('planned', 'active', 'onHold', 'closed', 'archived')),
	CONSTRAINT "projects_days" CHECK ("projects"."end_date" >= "projects"."start_date")
);

ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "purged_records" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text,
	"through" bigint NOT NULL,
	"employee_id" uuid NOT NULL,
	CONSTRAINT "purged_records_tenant_id_record_id_pk" PRIMARY KEY("tenant_id","record_id")
);

ALTER TABLE "purged_records" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "races" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shg_fund" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "races_fund" CHECK ("races"."shg_fund" in ('CDAC', 'SINDA', 'ECF', 'none')),
	CONSTRAINT "races_status" CHECK ("races"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "races" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "rate_set_uses" (
	"rate_set_id" uuid NOT NULL,
	"tenant_id" uuid,
	"used_until" date NOT NULL
);

ALTER TABLE "rate_set_uses" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "rate_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"effective_from" date NOT NULL,
	"announced_up_to" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"source_id" text,
	"certainty" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"first_review_at" timestamp (3) with time zone,
	"first_review_by" uuid,
	"second_review_at" timestamp (3) with time zone,
	"second_review_by" uuid,
	"activated_at" timestamp (3) with time zone,
	"activated_by" uuid,
	CONSTRAINT "rate_sets_owner" CHECK (("rate_sets"."tenant_id" is null) = ("rate_sets"."company_id" is null) and ("rate_sets"."company_id" is null) = ("rate_sets"."kind" <> 'ppf')),
	CONSTRAINT "rate_sets_reviews" CHECK ("rate_sets"."second_review_by" is null or "rate_sets"."second_review_by" <> "rate_sets"."first_review_by"),
	CONSTRAINT "rate_sets_reviewed" CHECK ("rate_sets"."status" <> 'reviewed' or "rate_sets"."second_review_by" is not null)
);

ALTER TABLE "rate_sets" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "religions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"drives_mbmf" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "religions_status" CHECK ("religions"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "religions" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_system" boolean NOT NULL,
	"grants" jsonb NOT NULL,
	"field_rights" jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "roles_owner" CHECK (("roles"."tenant_id" is null) = "roles"."is_system"),
	CONSTRAINT "roles_status" CHECK ("roles"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "saved_views" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_views_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_agent" text,
	"ip" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"mfa_at" timestamp (3) with time zone,
	"support_tenant_id" uuid,
	"support_grant_id" uuid
);

ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "shifts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"end_next_day" boolean NOT NULL,
	"breaks" jsonb NOT NULL,
	"work_minutes" integer NOT NULL,
	"grace_in_min" integer NOT NULL,
	"grace_out_min" integer NOT NULL,
	"earliest_in_min" integer,
	"latest_out_min" integer,
	"half_day_min" integer,
	"absent_min" integer,
	"colour" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "shifts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shifts_status" CHECK ("shifts"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "shifts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "split_companies" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "sso_connections" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret_enc" text,
	"domains" jsonb NOT NULL,
	"password_allowed" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sso_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "sso_connections" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "sso_states" (
	"tenant_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sso_states_tenant_id_state_hash_pk" PRIMARY KEY("tenant_id","state_hash")
);

ALTER TABLE "sso_states" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "sso_subjects" (
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_subjects_user_id_issuer_pk" PRIMARY KEY("user_id","issuer")
);

ALTER TABLE "sso_subjects" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "support_grants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"administrator_id" uuid NOT NULL,
	"stand_in_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"role_id" uuid NOT NULL,
	"company_ids" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"entered_at" timestamp (3) with time zone,
	CONSTRAINT "support_grants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "support_grants_end" CHECK ("support_grants"."ends_at" > "support_grants"."created_at")
);

ALTER TABLE "support_grants" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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

ALTER TABLE "task_templates" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "tenant_export_bytes" (
	"tenant_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" bytea NOT NULL,
	CONSTRAINT "tenant_export_bytes_tenant_id_export_id_part_pk" PRIMARY KEY("tenant_id","export_id","part")
);

ALTER TABLE "tenant_export_bytes" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "tenant_exports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "tenant_exports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tenant_exports_status" CHECK ("tenant_exports"."status" in ('waiting', 'running', 'ready', 'failed', 'expired'))
);

ALTER TABLE "tenant_exports" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "tenant_packages" (
	"tenant_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "tenant_packages_tenant_id_since_pk" PRIMARY KEY("tenant_id","since"),
	CONSTRAINT "tenant_packages_times" CHECK ("tenant_packages"."until" is null or "tenant_packages"."until" > "tenant_packages"."since")
);

ALTER TABLE "tenant_packages" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "tenant_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"branding" jsonb,
	"passwords" jsonb,
	"sessions" jsonb,
	"sender" jsonb,
	"numbers" jsonb,
	"modules" jsonb,
	"retention" jsonb,
	"mfa" jsonb,
	"privacy" jsonb,
	CONSTRAINT "tenant_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "tenant_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text DEFAULT left(gen_random_uuid()::text, 8) NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT 'SG' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Singapore' NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"currency" text DEFAULT 'SGD' NOT NULL,
	"billing_email" text,
	"billing_cycle" text DEFAULT 'monthly' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"status_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closes_on" date,
	"closing_told_at" timestamp (3) with time zone,
	"trial_ends_on" date,
	"activated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "tenants_status" CHECK ("tenants"."status" in ('trial', 'active', 'suspended', 'closing', 'closed', 'purged')),
	CONSTRAINT "tenants_locale" CHECK ("tenants"."locale" ~ '^[a-z]{2}$'),
	CONSTRAINT "tenants_closing" CHECK (("tenants"."closes_on" is null) = ("tenants"."status" <> 'closing'))
);

ALTER TABLE "tenants" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

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
	"department_id" uuid,
	"designation_id" uuid,
	"location_id" uuid,
	"manager_id" uuid,
	"basic" bigint,
	"successor_id" uuid,
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

ALTER TABLE "transfers" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "user_access" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid,
	"role_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scope" text DEFAULT 'company' NOT NULL,
	"valid_from" date DEFAULT '2000-01-01' NOT NULL,
	"valid_to" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "user_access_tenant_id_user_id_company_id_pk" PRIMARY KEY("tenant_id","user_id","company_id"),
	CONSTRAINT "user_access_id" UNIQUE("tenant_id","id"),
	CONSTRAINT "user_access_person" UNIQUE("tenant_id","employee_id"),
	CONSTRAINT "user_access_days" CHECK ("user_access"."valid_to" is null or "user_access"."valid_to" >= "user_access"."valid_from")
);

ALTER TABLE "user_access" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "user_mfa" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'totp' NOT NULL,
	"secret_enc" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recovery_key_enc" text,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

ALTER TABLE "user_mfa" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "user_settings" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"default_company_id" uuid,
	"skin" text,
	"language" text,
	"layout" text,
	"menu_collapsed" boolean,
	"date_format" text DEFAULT 'language' NOT NULL,
	"currency_symbol" text DEFAULT '$S' NOT NULL,
	"toast_ms" integer DEFAULT 2000 NOT NULL,
	"map_latitude" double precision DEFAULT 10.1526 NOT NULL,
	"map_longitude" double precision DEFAULT 78.175 NOT NULL,
	"map_zoom" integer DEFAULT 11 NOT NULL,
	"dismissed_setups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);

ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"avatar" text,
	"role" text NOT NULL,
	"ability" jsonb NOT NULL,
	"cart_items_count" integer DEFAULT 0 NOT NULL,
	"password_hash" text,
	"password_set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"earlier_passwords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sample_password" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"support_of" uuid,
	"api_key" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"lock_reason" text,
	"removed_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"phone" text,
	"locale" text,
	"time_zone" text,
	"mail_topics" jsonb DEFAULT '["expiries","requests","decisions"]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_id" UNIQUE("tenant_id","id")
);

ALTER TABLE "users" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "webhook_deliveries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"message" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "webhook_deliveries_status" CHECK ("webhook_deliveries"."status" in ('pending', 'delivered', 'failed'))
);

ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "webhooks" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"secret" text NOT NULL,
	"earlier_secret" text,
	"earlier_secret_until" timestamp (3) with time zone,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "webhooks_status" CHECK ("webhooks"."status" in ('active', 'paused'))
);

ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "work_locations" (
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
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"radius_m" integer NOT NULL,
	"tz" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "work_locations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "work_locations_point" CHECK (("work_locations"."lat" is null) = ("work_locations"."lng" is null)),
	CONSTRAINT "work_locations_status" CHECK ("work_locations"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "work_locations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "workpass_occupations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"workpass_type_ids" uuid[] NOT NULL,
	"sector" text,
	"is_pme" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "workpass_occupations_sector" CHECK ("workpass_occupations"."sector" in ('services', 'manufacturing', 'construction', 'marine', 'process')),
	CONSTRAINT "workpass_occupations_status" CHECK ("workpass_occupations"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "workpass_occupations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

CREATE TABLE "workpass_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"employer_tied" boolean NOT NULL,
	"levy_applies" boolean NOT NULL,
	"quota_counts" boolean NOT NULL,
	"cpf_applies" boolean NOT NULL,
	"min_qualifying_salary" jsonb NOT NULL,
	"max_validity_months" integer,
	"renew_lead_days" integer,
	"status" text NOT NULL,
	CONSTRAINT "workpass_types_category" CHECK ("workpass_types"."category" in ('professional', 'skilled', 'trainee', 'family', 'exempt')),
	CONSTRAINT "workpass_types_status" CHECK ("workpass_types"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "workpass_types" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;

-- Foreign keys

ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_acting_for" FOREIGN KEY ("tenant_id","acting_for_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "banks" ADD CONSTRAINT "banks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "banks" ADD CONSTRAINT "banks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "classes" ADD CONSTRAINT "classes_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "clients" ADD CONSTRAINT "clients_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "companies" ADD CONSTRAINT "companies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "companies" ADD CONSTRAINT "companies_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "companies" ADD CONSTRAINT "companies_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_bank_accounts" ADD CONSTRAINT "company_bank_accounts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "countries" ADD CONSTRAINT "countries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "countries" ADD CONSTRAINT "countries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "custom_field_definitions" ADD CONSTRAINT "custom_field_definitions_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_employee_id" FOREIGN KEY ("tenant_id","head_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_grade_id" FOREIGN KEY ("tenant_id","grade_id") REFERENCES "public"."grades"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "designations" ADD CONSTRAINT "designations_mom_survey_group_id" FOREIGN KEY ("tenant_id","mom_survey_group_id") REFERENCES "public"."mom_survey_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "elements" ADD CONSTRAINT "elements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "elements" ADD CONSTRAINT "elements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "email_otps" ADD CONSTRAINT "email_otps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_bank_id_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."banks"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_bank_accounts" ADD CONSTRAINT "employee_bank_accounts_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_type" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."document_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_department_id" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_designation_id" FOREIGN KEY ("tenant_id","designation_id") REFERENCES "public"."designations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_grade_id" FOREIGN KEY ("tenant_id","grade_id") REFERENCES "public"."grades"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_class_id" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_functional_group_id" FOREIGN KEY ("tenant_id","functional_group_id") REFERENCES "public"."functional_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_location_id" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_jobs" ADD CONSTRAINT "employee_jobs_shift_id" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_job_id" FOREIGN KEY ("tenant_id","job_id") REFERENCES "public"."employee_jobs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_employee_id" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_reporting_lines" ADD CONSTRAINT "employee_reporting_lines_manager_id" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_passports" ADD CONSTRAINT "employee_passports_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_terms" ADD CONSTRAINT "employee_pay_terms_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_residencies" ADD CONSTRAINT "employee_residencies_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_statutory" ADD CONSTRAINT "employee_statutory_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_template" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."task_templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_tasks" ADD CONSTRAINT "employee_tasks_done_by" FOREIGN KEY ("tenant_id","done_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_type_id_workpass_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."workpass_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_occupation_id_workpass_occupations_id_fk" FOREIGN KEY ("occupation_id") REFERENCES "public"."workpass_occupations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_person_id" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."persons"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employees" ADD CONSTRAINT "employees_previous_id" FOREIGN KEY ("tenant_id","previous_employment_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "file_bytes" ADD CONSTRAINT "file_bytes_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_head_employee_id" FOREIGN KEY ("tenant_id","head_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "global_leave_types" ADD CONSTRAINT "global_leave_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "global_leave_types" ADD CONSTRAINT "global_leave_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grades" ADD CONSTRAINT "grades_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grades" ADD CONSTRAINT "grades_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grades" ADD CONSTRAINT "grades_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "grades" ADD CONSTRAINT "grades_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invitation_tokens" ADD CONSTRAINT "invitation_tokens_of" FOREIGN KEY ("tenant_id","invitation_id") REFERENCES "public"."invitations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kets" ADD CONSTRAINT "kets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kets" ADD CONSTRAINT "kets_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kets" ADD CONSTRAINT "kets_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kets" ADD CONSTRAINT "kets_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kets" ADD CONSTRAINT "kets_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_element_id_elements_id_fk" FOREIGN KEY ("element_id") REFERENCES "public"."elements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "modules" ADD CONSTRAINT "modules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "modules" ADD CONSTRAINT "modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "packages" ADD CONSTRAINT "packages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "packages" ADD CONSTRAINT "packages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_race_id_races_id_fk" FOREIGN KEY ("race_id") REFERENCES "public"."races"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_second_race_id_races_id_fk" FOREIGN KEY ("second_race_id") REFERENCES "public"."races"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_religion_id_religions_id_fk" FOREIGN KEY ("religion_id") REFERENCES "public"."religions"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_nationality_id_countries_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "persons" ADD CONSTRAINT "persons_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "platform_events" ADD CONSTRAINT "platform_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "previous_employments" ADD CONSTRAINT "previous_employments_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."projects"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_employee_id" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id" FOREIGN KEY ("tenant_id","client_id") REFERENCES "public"."clients"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "races" ADD CONSTRAINT "races_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "races" ADD CONSTRAINT "races_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_set_uses" ADD CONSTRAINT "rate_set_uses_rate_set_id_rate_sets_id_fk" FOREIGN KEY ("rate_set_id") REFERENCES "public"."rate_sets"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_first_review_by_users_id_fk" FOREIGN KEY ("first_review_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_second_review_by_users_id_fk" FOREIGN KEY ("second_review_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "religions" ADD CONSTRAINT "religions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "religions" ADD CONSTRAINT "religions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roles" ADD CONSTRAINT "roles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_lead" FOREIGN KEY ("tenant_id","lead_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sso_states" ADD CONSTRAINT "sso_states_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_stand_in" FOREIGN KEY ("tenant_id","stand_in_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_ended_by" FOREIGN KEY ("tenant_id","ended_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "task_templates" ADD CONSTRAINT "task_templates_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_export_bytes" ADD CONSTRAINT "tenant_export_bytes_of" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."tenant_exports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_company" FOREIGN KEY ("tenant_id","to_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_employee" FOREIGN KEY ("tenant_id","new_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_mfa" ADD CONSTRAINT "user_mfa_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_company" FOREIGN KEY ("tenant_id","default_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_support_of_users_id_fk" FOREIGN KEY ("support_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhooks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "workpass_occupations" ADD CONSTRAINT "workpass_occupations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "workpass_occupations" ADD CONSTRAINT "workpass_occupations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "workpass_types" ADD CONSTRAINT "workpass_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "workpass_types" ADD CONSTRAINT "workpass_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;

-- Indexes

CREATE UNIQUE INDEX "api_keys_prefix" ON "api_keys" USING btree ("prefix");
CREATE UNIQUE INDEX "api_keys_user" ON "api_keys" USING btree ("tenant_id","user_id");
CREATE INDEX "api_keys_list" ON "api_keys" USING btree ("tenant_id","created_at");
CREATE UNIQUE INDEX "audit_events_sequence" ON "audit_events" USING btree ("tenant_id","sequence");
CREATE INDEX "audit_events_record" ON "audit_events" USING btree ("tenant_id","record_id","at");
CREATE INDEX "audit_events_company" ON "audit_events" USING btree ("tenant_id","company_id","at");
CREATE UNIQUE INDEX "banks_code" ON "banks" USING btree ("code");
CREATE UNIQUE INDEX "calculation_settings_company" ON "calculation_settings" USING btree ("tenant_id","company_id");
CREATE INDEX "change_requests_employee_id" ON "change_requests" USING btree ("tenant_id","employee_id");
CREATE INDEX "change_requests_record" ON "change_requests" USING btree ("tenant_id","record_id");
CREATE INDEX "change_requests_list" ON "change_requests" USING btree ("tenant_id","company_id","status","created_at");
CREATE UNIQUE INDEX "classes_name" ON "classes" USING btree ("tenant_id","company_id",lower("class" collate "und-x-icu"));
CREATE UNIQUE INDEX "classes_code" ON "classes" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "clients_name" ON "clients" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "clients_code" ON "clients" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree ("tenant_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree ("tenant_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "companies_uen" ON "companies" USING btree ("tenant_id","uen");
CREATE UNIQUE INDEX "company_bank_accounts_primary" ON "company_bank_accounts" USING btree ("tenant_id","company_id") WHERE "company_bank_accounts"."primary";
CREATE UNIQUE INDEX "company_bank_accounts_number" ON "company_bank_accounts" USING btree ("tenant_id","company_id","bank_id","account_no_hash") WHERE "company_bank_accounts"."status" = 'active';
CREATE UNIQUE INDEX "company_settings_company" ON "company_settings" USING btree ("tenant_id","company_id");
CREATE UNIQUE INDEX "countries_iso2" ON "countries" USING btree (lower("iso2"));
CREATE UNIQUE INDEX "countries_iso3" ON "countries" USING btree (lower("iso3"));
CREATE UNIQUE INDEX "custom_field_definitions_code" ON "custom_field_definitions" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "departments_code" ON "departments" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("tenant_id","company_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'),lower("department" collate "und-x-icu"));
CREATE INDEX "departments_parent" ON "departments" USING btree ("tenant_id","parent_id");
CREATE INDEX "departments_head" ON "departments" USING btree ("tenant_id","head_employee_id");
CREATE UNIQUE INDEX "designations_name" ON "designations" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "designations_code" ON "designations" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "designations_grade" ON "designations" USING btree ("tenant_id","grade_id");
CREATE INDEX "designations_mom_survey_group" ON "designations" USING btree ("tenant_id","mom_survey_group_id");
CREATE UNIQUE INDEX "document_types_name" ON "document_types" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "document_types_code" ON "document_types" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "elements_code" ON "elements" USING btree (lower("code"));
CREATE UNIQUE INDEX "email_otps_token" ON "email_otps" USING btree ("token_hash");
CREATE INDEX "email_otps_user" ON "email_otps" USING btree ("user_id");
CREATE INDEX "email_otps_expiry" ON "email_otps" USING btree ("expires_at");
CREATE INDEX "employee_bank_accounts_employee_id" ON "employee_bank_accounts" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "employee_bank_accounts_number" ON "employee_bank_accounts" USING btree ("tenant_id","employee_id","bank_id","account_no_hash","status") WHERE "employee_bank_accounts"."status" in ('pendingVerify', 'active');
CREATE INDEX "employee_dependants_employee_id" ON "employee_dependants" USING btree ("tenant_id","employee_id");
CREATE INDEX "employee_documents_employee_id" ON "employee_documents" USING btree ("tenant_id","employee_id");
CREATE INDEX "employee_documents_expiry" ON "employee_documents" USING btree ("tenant_id","company_id","expiry");
CREATE UNIQUE INDEX "employee_groups_name" ON "employee_groups" USING btree ("tenant_id","company_id",lower("group_name" collate "und-x-icu"));
CREATE UNIQUE INDEX "employee_groups_code" ON "employee_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "employee_jobs_from" ON "employee_jobs" USING btree ("tenant_id","employee_id","effective_from");
CREATE INDEX "employee_jobs_department" ON "employee_jobs" USING btree ("tenant_id","department_id");
CREATE INDEX "employee_jobs_designation" ON "employee_jobs" USING btree ("tenant_id","designation_id");
CREATE INDEX "employee_jobs_location" ON "employee_jobs" USING btree ("tenant_id","location_id");
CREATE UNIQUE INDEX "employee_reporting_lines_once" ON "employee_reporting_lines" USING btree ("tenant_id","job_id","manager_id");
CREATE UNIQUE INDEX "employee_reporting_lines_primary" ON "employee_reporting_lines" USING btree ("tenant_id","job_id") WHERE "employee_reporting_lines"."kind" = 'primary';
CREATE INDEX "employee_reporting_lines_manager" ON "employee_reporting_lines" USING btree ("tenant_id","manager_id");
CREATE INDEX "employee_reporting_lines_employee" ON "employee_reporting_lines" USING btree ("tenant_id","employee_id");
CREATE INDEX "employee_passports_employee_id" ON "employee_passports" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "employee_passports_number" ON "employee_passports" USING btree ("tenant_id","employee_id","country_id","number_hash");
CREATE INDEX "employee_passports_expiry" ON "employee_passports" USING btree ("tenant_id","company_id","expiry");
CREATE UNIQUE INDEX "employee_pay_terms_from" ON "employee_pay_terms" USING btree ("tenant_id","employee_id","effective_from");
CREATE UNIQUE INDEX "employee_residencies_from" ON "employee_residencies" USING btree ("tenant_id","employee_id","effective_from");
CREATE UNIQUE INDEX "employee_statutory_from" ON "employee_statutory" USING btree ("tenant_id","employee_id","effective_from");
CREATE INDEX "employee_tasks_employee_id" ON "employee_tasks" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "employee_tasks_open" ON "employee_tasks" USING btree ("tenant_id","employee_id","kind","owner","title","due_on") WHERE "employee_tasks"."status" in ('open', 'inProgress');
CREATE INDEX "employee_work_passes_employee_id" ON "employee_work_passes" USING btree ("tenant_id","employee_id");
CREATE INDEX "employee_work_passes_expiry" ON "employee_work_passes" USING btree ("tenant_id","company_id","expiry");
CREATE UNIQUE INDEX "employees_number" ON "employees" USING btree ("tenant_id",lower("employee_no" collate "und-x-icu"));
CREATE UNIQUE INDEX "employees_open" ON "employees" USING btree ("tenant_id","company_id","person_id") WHERE "employees"."status" <> 'exited';
CREATE INDEX "employees_status" ON "employees" USING btree ("tenant_id","company_id","status");
CREATE INDEX "employees_person" ON "employees" USING btree ("tenant_id","person_id");
CREATE INDEX "employees_previous" ON "employees" USING btree ("tenant_id","previous_employment_id");
CREATE INDEX "files_employee_id" ON "files" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "functional_groups_name" ON "functional_groups" USING btree ("tenant_id","company_id",lower("functional_group" collate "und-x-icu"));
CREATE UNIQUE INDEX "functional_groups_code" ON "functional_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "functional_groups_head" ON "functional_groups" USING btree ("tenant_id","head_employee_id");
CREATE UNIQUE INDEX "global_leave_types_code" ON "global_leave_types" USING btree (lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "grades_name" ON "grades" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "grades_rank" ON "grades" USING btree ("tenant_id","company_id","rank");
CREATE INDEX "import_jobs_company" ON "import_jobs" USING btree ("tenant_id","company_id");
CREATE UNIQUE INDEX "invitation_tokens_hash" ON "invitation_tokens" USING btree ("token_hash");
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("tenant_id","company_id",lower("email")) WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
CREATE UNIQUE INDEX "invitations_open_person" ON "invitations" USING btree ("tenant_id","company_id","employee_id") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;
CREATE INDEX "invitations_list" ON "invitations" USING btree ("tenant_id","company_id","created_at");
CREATE INDEX "kets_employee_id" ON "kets" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "kets_number" ON "kets" USING btree ("tenant_id","employee_id","number");
CREATE UNIQUE INDEX "kets_draft" ON "kets" USING btree ("tenant_id","employee_id") WHERE "kets"."status" = 'draft';
CREATE UNIQUE INDEX "mail_templates_one" ON "mail_templates" USING btree ("tenant_id","template","language");
CREATE INDEX "mails_tenant" ON "mails" USING btree ("tenant_id");
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE "mails"."sent_at" is null;
CREATE UNIQUE INDEX "module_elements_pair" ON "module_elements" USING btree ("module_id","element_id");
CREATE INDEX "module_elements_element" ON "module_elements" USING btree ("element_id");
CREATE UNIQUE INDEX "modules_code" ON "modules" USING btree (lower("code"));
CREATE UNIQUE INDEX "mom_survey_groups_name" ON "mom_survey_groups" USING btree ("tenant_id","company_id",lower("mom_survey_group_name" collate "und-x-icu"));
CREATE UNIQUE INDEX "mom_survey_groups_code" ON "mom_survey_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "notifications_person" ON "notifications" USING btree ("tenant_id","user_id","at");
CREATE UNIQUE INDEX "package_modules_pair" ON "package_modules" USING btree ("package_id","module_id");
CREATE INDEX "package_modules_module" ON "package_modules" USING btree ("module_id");
CREATE UNIQUE INDEX "packages_code" ON "packages" USING btree (lower("code"));
CREATE UNIQUE INDEX "persons_id_hash" ON "persons" USING btree ("tenant_id","id_hash");
CREATE INDEX "persons_id_last4" ON "persons" USING btree ("tenant_id","id_last4");
CREATE UNIQUE INDEX "platform_events_sequence" ON "platform_events" USING btree ("sequence");
CREATE INDEX "platform_events_record" ON "platform_events" USING btree ("record_id","at");
CREATE UNIQUE INDEX "platform_settings_only" ON "platform_settings" USING btree ("only") WHERE "platform_settings"."only";
CREATE INDEX "previous_employments_employee_id" ON "previous_employments" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "previous_employments_once" ON "previous_employments" USING btree ("tenant_id","employee_id","employer","from");
CREATE UNIQUE INDEX "project_members_once" ON "project_members" USING btree ("tenant_id","project_id","employee_id");
CREATE INDEX "project_members_employee" ON "project_members" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "projects_code" ON "projects" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "projects_client" ON "projects" USING btree ("tenant_id","client_id");
CREATE INDEX "projects_manager" ON "projects" USING btree ("tenant_id","manager_id");
CREATE UNIQUE INDEX "races_code" ON "races" USING btree (lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "rate_set_uses_until" ON "rate_set_uses" USING btree ("rate_set_id","used_until");
CREATE UNIQUE INDEX "rate_sets_start" ON "rate_sets" USING btree ("kind","effective_from",coalesce("company_id", '00000000-0000-0000-0000-000000000000')) WHERE "rate_sets"."status" = 'active';
CREATE INDEX "rate_sets_company_kind" ON "rate_sets" USING btree ("tenant_id","company_id","kind");
CREATE UNIQUE INDEX "religions_code" ON "religions" USING btree (lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "roles_code" ON "roles" USING btree (coalesce("tenant_id", '00000000-0000-0000-0000-000000000000'),lower("code"));
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("tenant_id","company_id","user_id","subject",lower("name"));
CREATE INDEX "saved_views_list" ON "saved_views" USING btree ("tenant_id","company_id","subject");
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
CREATE UNIQUE INDEX "shifts_name" ON "shifts" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "shifts_code" ON "shifts" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "split_companies_employee_id" ON "split_companies" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "split_companies_active" ON "split_companies" USING btree ("tenant_id","employee_id") WHERE "split_companies"."status" = 'active';
CREATE UNIQUE INDEX "sso_connections_tenant" ON "sso_connections" USING btree ("tenant_id");
CREATE UNIQUE INDEX "sso_states_hash" ON "sso_states" USING btree ("state_hash");
CREATE INDEX "sso_states_expiry" ON "sso_states" USING btree ("expires_at");
CREATE UNIQUE INDEX "sso_subjects_subject" ON "sso_subjects" USING btree ("issuer","subject");
CREATE UNIQUE INDEX "support_grants_open" ON "support_grants" USING btree ("tenant_id","administrator_id") WHERE "support_grants"."ended_at" is null;
CREATE INDEX "support_grants_administrator" ON "support_grants" USING btree ("administrator_id");
CREATE UNIQUE INDEX "task_templates_name" ON "task_templates" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "tenant_exports_list" ON "tenant_exports" USING btree ("tenant_id","created_at");
CREATE INDEX "tenant_packages_package" ON "tenant_packages" USING btree ("package_id");
CREATE UNIQUE INDEX "tenant_settings_tenant" ON "tenant_settings" USING btree ("tenant_id");
CREATE UNIQUE INDEX "tenants_code" ON "tenants" USING btree (lower("code"));
CREATE INDEX "transfers_employee_id" ON "transfers" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "transfers_open" ON "transfers" USING btree ("tenant_id","employee_id") WHERE "transfers"."status" in ('requested', 'approved');
CREATE INDEX "transfers_due" ON "transfers" USING btree ("tenant_id","status","effective");
CREATE UNIQUE INDEX "users_stand_in" ON "users" USING btree ("tenant_id","support_of");
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username" collate "und-x-icu"));
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("next_try_at") WHERE "webhook_deliveries"."status" = 'pending';
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("tenant_id","webhook_id","created_at");
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");
CREATE UNIQUE INDEX "webhooks_name" ON "webhooks" USING btree ("tenant_id",lower("name" collate "und-x-icu"));
CREATE INDEX "webhooks_list" ON "webhooks" USING btree ("tenant_id","created_at");
CREATE UNIQUE INDEX "work_locations_name" ON "work_locations" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "work_locations_code" ON "work_locations" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "workpass_occupations_code" ON "workpass_occupations" USING btree ("code");
CREATE UNIQUE INDEX "workpass_types_code" ON "workpass_types" USING btree (lower("code" collate "und-x-icu"));

-- Row policies. FORCE ROW LEVEL SECURITY above makes them bind the owner of the tables too: a migration that adds a table does
-- the same, and tests/isolation/catalogue.test.ts finds a table without.

CREATE POLICY "own_tenant" ON "api_keys" AS PERMISSIVE FOR ALL TO "app_rt" USING ("api_keys"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("api_keys"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "api_keys" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "audit_events" AS PERMISSIVE FOR ALL TO "app_rt" USING ("audit_events"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("audit_events"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "banks" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "banks" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "calculation_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("calculation_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("calculation_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "deleted_with_tenant" ON "calculation_settings" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("calculation_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "calculation_settings"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "own_tenant" ON "change_requests" AS PERMISSIVE FOR ALL TO "app_rt" USING ("change_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("change_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "classes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("classes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("classes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "clients" AS PERMISSIVE FOR ALL TO "app_rt" USING ("clients"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("clients"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "companies" AS PERMISSIVE FOR ALL TO "app_rt" USING ("companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "company_bank_accounts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("company_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("company_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "company_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("company_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("company_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "countries" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "countries" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "custom_field_definitions" AS PERMISSIVE FOR ALL TO "app_rt" USING ("custom_field_definitions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("custom_field_definitions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "departments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("departments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("departments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "designations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("designations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("designations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "document_types" AS PERMISSIVE FOR ALL TO "app_rt" USING ("document_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("document_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "elements" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "elements" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "auth" ON "email_otps" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "employee_bank_accounts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_bank_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_dependants" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_dependants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_dependants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_documents" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_documents"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_documents"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_jobs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_reporting_lines" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_reporting_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_reporting_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_passports" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_passports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_passports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_pay_terms" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_pay_terms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_pay_terms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_residencies" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_residencies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_residencies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_statutory" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_statutory"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_statutory"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_tasks" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_tasks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_tasks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employee_work_passes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_work_passes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_work_passes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "employees" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employees"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employees"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "expiry_notices" AS PERMISSIVE FOR ALL TO "app_rt" USING ("expiry_notices"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("expiry_notices"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "file_bytes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("file_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("file_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "files" AS PERMISSIVE FOR ALL TO "app_rt" USING ("files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "functional_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("functional_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("functional_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "global_leave_types" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "global_leave_types" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "grades" AS PERMISSIVE FOR ALL TO "app_rt" USING ("grades"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("grades"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "import_jobs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("import_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("import_jobs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "invitation_tokens" AS PERMISSIVE FOR ALL TO "app_rt" USING ("invitation_tokens"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("invitation_tokens"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "invitation_tokens" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "invitations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("invitations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("invitations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "kets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("kets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("kets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "mail_templates" AS PERMISSIVE FOR ALL TO "app_rt" USING ("mail_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("mail_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "mail_templates" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth" ON "mails" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "platform_writes" ON "module_elements" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "module_elements" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "platform_writes" ON "modules" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "modules" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "mom_survey_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("mom_survey_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("mom_survey_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "notifications" AS PERMISSIVE FOR ALL TO "app_rt" USING ("notifications"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("notifications"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "package_modules" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "package_modules" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "platform_writes" ON "packages" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "packages" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "unpublished_hidden" ON "packages" AS RESTRICTIVE FOR SELECT TO "app_rt" USING ("packages"."status" <> 'draft' or nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "own_tenant" ON "persons" AS PERMISSIVE FOR ALL TO "app_rt" USING ("persons"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("persons"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "platform_events" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "platform_events" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "platform_writes" ON "platform_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "platform_settings" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "previous_employments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("previous_employments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("previous_employments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "project_members" AS PERMISSIVE FOR ALL TO "app_rt" USING ("project_members"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("project_members"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "projects" AS PERMISSIVE FOR ALL TO "app_rt" USING ("projects"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("projects"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "purged_records" AS PERMISSIVE FOR ALL TO "app_rt" USING ("purged_records"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("purged_records"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "deleted_with_tenant" ON "purged_records" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("purged_records"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "purged_records"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "platform_writes" ON "races" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "races" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "see_uses" ON "rate_set_uses" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("rate_set_uses"."tenant_id" is null or "rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "drop_uses" ON "rate_set_uses" AS PERMISSIVE FOR DELETE TO "app_rt" USING ("rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "deleted_with_tenant" ON "rate_set_uses" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "rate_set_uses"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "note_uses" ON "rate_set_uses" AS PERMISSIVE FOR INSERT TO "app_rt" WITH CHECK ("rate_set_uses"."tenant_id" is null or "rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "rate_sets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("rate_sets"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("rate_sets"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "everybody_reads" ON "rate_sets" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("rate_sets"."tenant_id" is null and "rate_sets"."status" not in ('draft', 'reviewed'));
CREATE POLICY "platform_writes" ON "religions" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "religions" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "own_tenant" ON "roles" AS PERMISSIVE FOR ALL TO "app_rt" USING ("roles"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("roles"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "everybody_reads" ON "roles" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("roles"."tenant_id" is null and "roles"."is_system");
CREATE POLICY "own_tenant" ON "saved_views" AS PERMISSIVE FOR ALL TO "app_rt" USING ("saved_views"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("saved_views"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "sessions" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "shifts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "split_companies" AS PERMISSIVE FOR ALL TO "app_rt" USING ("split_companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("split_companies"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "sso_connections" AS PERMISSIVE FOR ALL TO "app_rt" USING ("sso_connections"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("sso_connections"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "sso_connections" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth" ON "sso_states" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "auth" ON "sso_subjects" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "support_grants" AS PERMISSIVE FOR ALL TO "app_rt" USING ("support_grants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("support_grants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "support_grants" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "deleted_with_tenant" ON "support_grants" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("support_grants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "support_grants"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "own_tenant" ON "task_templates" AS PERMISSIVE FOR ALL TO "app_rt" USING ("task_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("task_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "tenant_export_bytes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_export_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_export_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "tenant_exports" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_exports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_exports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "tenant_exports" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "deleted_with_tenant" ON "tenant_exports" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("tenant_exports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "tenant_exports"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "own_tenant" ON "tenant_packages" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_packages"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_packages"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "tenant_packages" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "tenant_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "tenant_settings" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "tenants" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenants"."id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenants"."id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "tenants" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "transfers" AS PERMISSIVE FOR ALL TO "app_rt" USING ("transfers"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("transfers"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "user_access" AS PERMISSIVE FOR ALL TO "app_rt" USING ("user_access"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("user_access"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "user_mfa" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("user_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("user_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "users" AS PERMISSIVE FOR ALL TO "app_rt" USING ("users"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("users"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "deleted_with_tenant" ON "users" AS RESTRICTIVE FOR DELETE TO "app_auth", "app_rt" USING ("users"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid and exists (select 1 from tenants where tenants.id = "users"."tenant_id" and tenants.status = 'closed'));
CREATE POLICY "platform_accounts" ON "users" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("users"."tenant_id" is null and nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "auth" ON "users" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "app_rt" USING ("webhook_deliveries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("webhook_deliveries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "webhooks" AS PERMISSIVE FOR ALL TO "app_rt" USING ("webhooks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("webhooks"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "webhooks" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "work_locations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("work_locations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("work_locations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "platform_writes" ON "workpass_occupations" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "workpass_occupations" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);
CREATE POLICY "platform_writes" ON "workpass_types" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);
CREATE POLICY "everybody_reads" ON "workpass_types" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);

-- Rights: each role may do no more than its work needs.

GRANT USAGE ON SCHEMA "public" TO "app_rt", "app_auth";

GRANT SELECT, INSERT, UPDATE, DELETE ON
	"api_keys", "banks", "calculation_settings", "change_requests", "classes", "clients", "companies", "company_bank_accounts",
	"company_settings", "countries", "custom_field_definitions", "departments", "designations", "document_types", "elements",
	"employee_bank_accounts", "employee_dependants", "employee_documents", "employee_groups", "employee_jobs", "employee_passports",
	"employee_pay_terms", "employee_reporting_lines", "employee_residencies", "employee_statutory", "employee_tasks", "employee_work_passes",
	"employees", "expiry_notices", "file_bytes", "files", "functional_groups", "global_leave_types", "grades", "import_jobs",
	"invitation_tokens", "invitations", "kets", "mail_templates", "module_elements", "modules", "mom_survey_groups", "notifications",
	"package_modules", "packages", "persons", "previous_employments", "project_members", "projects", "purged_records", "races", "rate_sets",
	"religions", "roles", "saved_views", "shifts", "split_companies", "sso_connections", "support_grants", "task_templates",
	"tenant_export_bytes", "tenant_exports", "tenant_settings", "transfers", "user_access", "user_settings", "webhook_deliveries",
	"webhooks", "work_locations", "workpass_occupations", "workpass_types"
TO "app_rt";
-- Events are only ever added, and settings of the platform are kept.
GRANT SELECT, INSERT ON "audit_events", "platform_events" TO "app_rt";
GRANT SELECT, INSERT, UPDATE ON "platform_settings" TO "app_rt";
GRANT SELECT, INSERT, DELETE ON "rate_set_uses" TO "app_rt";
GRANT SELECT ON "tenant_packages", "tenants" TO "app_rt";
-- Neither password hashes nor what else belongs to signing in.
GRANT SELECT ("id", "tenant_id", "email", "username", "full_name", "avatar", "role", "support_of", "locale", "mail_topics", "removed_at", "locked_at", "api_key") ON "users" TO "app_rt";

GRANT SELECT, INSERT, UPDATE, DELETE ON
	"email_otps", "mails", "sessions", "sso_states", "tenant_packages", "user_mfa", "users"
TO "app_auth";
GRANT SELECT, INSERT, UPDATE ON "tenants" TO "app_auth";
GRANT SELECT, INSERT, DELETE ON "sso_subjects" TO "app_auth";
GRANT SELECT, UPDATE, DELETE ON "webhook_deliveries" TO "app_auth";
GRANT SELECT, UPDATE ON "api_keys", "support_grants", "tenant_exports" TO "app_auth";
GRANT SELECT, DELETE ON "invitation_tokens" TO "app_auth";
GRANT SELECT ON "mail_templates", "sso_connections", "tenant_settings", "webhooks" TO "app_auth";

-- The audit trail: events are the links of a chain of hashes, one chain for each tenant and one for the platform.

-- JSON with sorted names and without spaces: one text for one value. An array of objects, as the changes of an event are, takes
-- one query: a query for each object cost an import of thousands of people more than all of its rows.
CREATE FUNCTION canonical_json(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  item jsonb;
  parts text := '';
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN (SELECT '{' || coalesce(string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C"), '') || '}'
        FROM jsonb_each(value) AS members(name, own));
    WHEN 'array' THEN
      IF jsonb_typeof(value -> 0) = 'object' AND NOT jsonb_path_exists(value, '$[*] ? (@.type() != "object")') THEN
        RETURN (SELECT '[' || string_agg(text, ',' ORDER BY place) || ']' FROM (
          SELECT place, '{' || coalesce(string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C"), '') || '}' AS text
          FROM jsonb_array_elements(value) WITH ORDINALITY AS objects(object, place) LEFT JOIN LATERAL jsonb_each(object) AS members(name, own) ON true GROUP BY place) AS texts);
      END IF;
      FOR place IN 0 .. jsonb_array_length(value) - 1 LOOP
        item := value -> place;
        parts := parts || ',' || CASE WHEN jsonb_typeof(item) IN ('object', 'array') THEN canonical_json(item) ELSE item::text END;
      END LOOP;
      RETURN '[' || substr(parts, 2) || ']';
    ELSE RETURN value::text;
  END CASE;
END $$;

-- Empty columns are left out, so that a column added later changes no earlier hash.
CREATE FUNCTION event_hash(event jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT encode(sha256(convert_to('{' || string_agg(to_json(name)::text || ':' || CASE WHEN jsonb_typeof(own) IN ('object', 'array') THEN canonical_json(own) ELSE own::text END, ',' ORDER BY name COLLATE "C") || '}', 'UTF8')), 'hex')
    FROM jsonb_each(event) AS members(name, own) WHERE name <> 'hash' AND jsonb_typeof(own) <> 'null');
END $$;

-- One event at a time for each chain: the next waits until this transaction has ended.
CREATE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
  last record;
BEGIN
  IF TG_TABLE_NAME = 'audit_events' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('audit_events' || NEW.tenant_id, 0));
    SELECT sequence, hash INTO last FROM audit_events WHERE tenant_id = NEW.tenant_id ORDER BY sequence DESC LIMIT 1;
  ELSE
    PERFORM pg_advisory_xact_lock(hashtextextended('platform_events', 0));
    SELECT sequence, hash INTO last FROM platform_events ORDER BY sequence DESC LIMIT 1;
  END IF;
  NEW.sequence := coalesce(last.sequence, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '');
  NEW.hash := event_hash(to_jsonb(NEW));
  RETURN NEW;
END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "audit_events_chain" BEFORE INSERT ON "audit_events" FOR EACH ROW EXECUTE FUNCTION chain_event();
CREATE TRIGGER "audit_events_stay" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "audit_events_stay_all" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "platform_events_chain" BEFORE INSERT ON "platform_events" FOR EACH ROW EXECUTE FUNCTION chain_event();
CREATE TRIGGER "platform_events_stay" BEFORE UPDATE OR DELETE ON "platform_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "platform_events_stay_all" BEFORE TRUNCATE ON "platform_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
