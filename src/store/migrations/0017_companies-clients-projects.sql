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
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"expiry_days" jsonb NOT NULL,
	"expiry_mails" boolean NOT NULL,
	CONSTRAINT "company_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "company_settings_pay_day" CHECK ("company_settings"."pay_day" between 1 and 31),
	CONSTRAINT "company_settings_leave_year" CHECK ("company_settings"."leave_year_start_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "company_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	CONSTRAINT "project_members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "project_members_days" CHECK ("project_members"."end_date" >= "project_members"."start_date")
);
--> statement-breakpoint
ALTER TABLE "project_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"status" text NOT NULL,
	CONSTRAINT "projects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "projects_status" CHECK ("projects"."status" in ('planned', 'active', 'onHold', 'closed', 'archived')),
	CONSTRAINT "projects_days" CHECK ("projects"."end_date" >= "projects"."start_date")
);
--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_settings" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"default_company_id" uuid,
	"skin" text,
	"date_format" text DEFAULT 'language' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_settings_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "uen" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "csn" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tax_ref" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "industry_ssic" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "incorporation_date" date;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "parent_company_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "payroll_contact" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "ais_enrolled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "currency" text DEFAULT 'SGD' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tz" text DEFAULT 'Asia/Singapore' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."projects"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_employee_id" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_client_id" FOREIGN KEY ("tenant_id","client_id") REFERENCES "public"."clients"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_company" FOREIGN KEY ("tenant_id","default_company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_name" ON "clients" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "clients_code" ON "clients" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "company_settings_company" ON "company_settings" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_members_once" ON "project_members" USING btree ("tenant_id","project_id","employee_id");--> statement-breakpoint
CREATE INDEX "project_members_employee" ON "project_members" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_name" ON "projects" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "projects_code" ON "projects" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "projects_client" ON "projects" USING btree ("tenant_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree ("tenant_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "companies_code" ON "companies" USING btree ("tenant_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "companies_uen" ON "companies" USING btree ("tenant_id","uen");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_status" CHECK ("companies"."status" in ('active', 'inactive', 'archived'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo" CHECK (length("companies"."logo") <= 150000);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "clients" AS PERMISSIVE FOR ALL TO "app_rt" USING ("clients"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("clients"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "company_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("company_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("company_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "project_members" AS PERMISSIVE FOR ALL TO "app_rt" USING ("project_members"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("project_members"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "projects" AS PERMISSIVE FOR ALL TO "app_rt" USING ("projects"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("projects"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("user_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("user_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "clients" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "projects" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "project_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "companies", "clients", "company_settings", "projects", "project_members", "user_settings" TO "app_rt";
