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
--> statement-breakpoint
ALTER TABLE "classes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"cost_centre" text,
	"status" text NOT NULL,
	CONSTRAINT "departments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "departments_own_parent" CHECK ("departments"."parent_id" <> "departments"."id"),
	CONSTRAINT "departments_status" CHECK ("departments"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "departments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "employee_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_groups_status" CHECK ("employee_groups"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "employee_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "functional_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "functional_groups_status" CHECK ("functional_groups"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "functional_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "mom_survey_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "ssoc_code" text;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "job_description" text;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "mom_survey_group_id" uuid;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mom_survey_groups" ADD CONSTRAINT "mom_survey_groups_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "classes_name" ON "classes" USING btree ("tenant_id","company_id",lower("class" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "classes_code" ON "classes" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "departments_code" ON "departments" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("tenant_id","company_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'),lower("department" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "departments_parent" ON "departments" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_groups_name" ON "employee_groups" USING btree ("tenant_id","company_id",lower("group_name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "employee_groups_code" ON "employee_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "functional_groups_name" ON "functional_groups" USING btree ("tenant_id","company_id",lower("functional_group" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "functional_groups_code" ON "functional_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "mom_survey_groups_name" ON "mom_survey_groups" USING btree ("tenant_id","company_id",lower("mom_survey_group_name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "mom_survey_groups_code" ON "mom_survey_groups" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_mom_survey_group_id" FOREIGN KEY ("tenant_id","mom_survey_group_id") REFERENCES "public"."mom_survey_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "designations_code" ON "designations" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE INDEX "designations_mom_survey_group" ON "designations" USING btree ("tenant_id","mom_survey_group_id");--> statement-breakpoint
ALTER TABLE "designations" ADD CONSTRAINT "designations_status" CHECK ("designations"."status" in ('active', 'inactive', 'archived'));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "classes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("classes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("classes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "departments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("departments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("departments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "employee_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "functional_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("functional_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("functional_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "mom_survey_groups" AS PERMISSIVE FOR ALL TO "app_rt" USING ("mom_survey_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("mom_survey_groups"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "classes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "departments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee_groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "functional_groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mom_survey_groups" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "classes", "departments", "employee_groups", "functional_groups", "mom_survey_groups" TO "app_rt";
