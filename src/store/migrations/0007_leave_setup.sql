CREATE TABLE "holiday_assignments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"location_id" uuid,
	"employee_id" uuid,
	"valid_from" date NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "holiday_assignments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "holiday_assignments_target" CHECK (num_nonnulls("holiday_assignments"."location_id", "holiday_assignments"."employee_id") <= 1),
	CONSTRAINT "holiday_assignments_status" CHECK ("holiday_assignments"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "holiday_assignments" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "holiday_calendars" (
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
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "holiday_calendars_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "holiday_calendars_status" CHECK ("holiday_calendars"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "holiday_calendars" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "holidays" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"half" text,
	"substitute_for" date,
	"status" text NOT NULL,
	CONSTRAINT "holidays_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "holidays_substitute" CHECK ("holidays"."substitute_for" <> "holidays"."date"),
	CONSTRAINT "holidays_status" CHECK ("holidays"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "holidays" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leave_increments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"rows" jsonb NOT NULL,
	"cap" numeric(7, 2),
	"status" text NOT NULL,
	CONSTRAINT "leave_increments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leave_increments_status" CHECK ("leave_increments"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "leave_increments" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "leave_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"leave_type_id" uuid NOT NULL,
	"department_id" uuid,
	"grade_id" uuid,
	"employee_group_id" uuid,
	"employee_id" uuid,
	"valid_from" date NOT NULL,
	"entitlement" numeric(7, 2) NOT NULL,
	"accrual" text NOT NULL,
	"rounding" text NOT NULL,
	"prorate_joiners" boolean NOT NULL,
	"prorate_leavers" boolean NOT NULL,
	"increment_id" uuid,
	"status" text NOT NULL,
	CONSTRAINT "leave_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leave_settings_target" CHECK (num_nonnulls("leave_settings"."department_id", "leave_settings"."grade_id", "leave_settings"."employee_group_id", "leave_settings"."employee_id") <= 1),
	CONSTRAINT "leave_settings_entitlement" CHECK ("leave_settings"."entitlement" >= 0),
	CONSTRAINT "leave_settings_status" CHECK ("leave_settings"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "leave_settings" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "year_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "year_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "year_settings_days" CHECK ("year_settings"."start" <= "year_settings"."end"),
	CONSTRAINT "year_settings_state" CHECK ("year_settings"."state" in ('open', 'closing', 'closed')),
	CONSTRAINT "year_settings_status" CHECK ("year_settings"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "year_settings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "global_leave_types" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_calendar" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."holiday_calendars"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_assignments" ADD CONSTRAINT "holiday_assignments_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "holiday_calendars" ADD CONSTRAINT "holiday_calendars_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_calendars" ADD CONSTRAINT "holiday_calendars_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_calendars" ADD CONSTRAINT "holiday_calendars_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holiday_calendars" ADD CONSTRAINT "holiday_calendars_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_calendar" FOREIGN KEY ("tenant_id","calendar_id") REFERENCES "public"."holiday_calendars"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_increments" ADD CONSTRAINT "leave_increments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_increments" ADD CONSTRAINT "leave_increments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_increments" ADD CONSTRAINT "leave_increments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_increments" ADD CONSTRAINT "leave_increments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_increments" ADD CONSTRAINT "leave_increments_leave_type" FOREIGN KEY ("tenant_id","leave_type_id") REFERENCES "public"."leave_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_leave_type" FOREIGN KEY ("tenant_id","leave_type_id") REFERENCES "public"."leave_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_increment" FOREIGN KEY ("tenant_id","increment_id") REFERENCES "public"."leave_increments"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_department" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_grade" FOREIGN KEY ("tenant_id","grade_id") REFERENCES "public"."grades"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_employee_group" FOREIGN KEY ("tenant_id","employee_group_id") REFERENCES "public"."employee_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_settings" ADD CONSTRAINT "leave_settings_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "year_settings" ADD CONSTRAINT "year_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "year_settings" ADD CONSTRAINT "year_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "year_settings" ADD CONSTRAINT "year_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "year_settings" ADD CONSTRAINT "year_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "holiday_assignments_once" ON "holiday_assignments" USING btree ("tenant_id","company_id",coalesce("location_id", "employee_id", "company_id"),"valid_from");
CREATE INDEX "holiday_assignments_calendar" ON "holiday_assignments" USING btree ("tenant_id","calendar_id");
CREATE UNIQUE INDEX "holiday_calendars_name" ON "holiday_calendars" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "holiday_calendars_code" ON "holiday_calendars" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "holidays_date" ON "holidays" USING btree ("tenant_id","calendar_id","date");
CREATE UNIQUE INDEX "leave_increments_name" ON "leave_increments" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "leave_increments_leave_type" ON "leave_increments" USING btree ("tenant_id","leave_type_id");
CREATE UNIQUE INDEX "leave_settings_once" ON "leave_settings" USING btree ("tenant_id","company_id","leave_type_id",coalesce("department_id", "grade_id", "employee_group_id", "employee_id", "company_id"),"valid_from");
CREATE INDEX "leave_settings_increment" ON "leave_settings" USING btree ("tenant_id","increment_id");
CREATE UNIQUE INDEX "year_settings_name" ON "year_settings" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "year_settings_start" ON "year_settings" USING btree ("tenant_id","company_id","start");
CREATE POLICY "own_tenant" ON "holiday_assignments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("holiday_assignments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("holiday_assignments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "holiday_calendars" AS PERMISSIVE FOR ALL TO "app_rt" USING ("holiday_calendars"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("holiday_calendars"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "holidays" AS PERMISSIVE FOR ALL TO "app_rt" USING ("holidays"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("holidays"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "leave_increments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_increments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_increments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "leave_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "year_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("year_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("year_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "leave_increments" FORCE ROW LEVEL SECURITY;
ALTER TABLE "leave_settings" FORCE ROW LEVEL SECURITY;
ALTER TABLE "holiday_calendars" FORCE ROW LEVEL SECURITY;
ALTER TABLE "holidays" FORCE ROW LEVEL SECURITY;
ALTER TABLE "holiday_assignments" FORCE ROW LEVEL SECURITY;
ALTER TABLE "year_settings" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "leave_increments", "leave_settings", "holiday_calendars", "holidays", "holiday_assignments", "year_settings" TO "app_rt";

ALTER TABLE "global_leave_types" NO FORCE ROW LEVEL SECURITY;
UPDATE "global_leave_types" SET "kind" = known.kind
FROM (VALUES ('ANNUAL', 'annual'), ('SICK', 'sick'), ('HOSP', 'hospitalisation'), ('MAT16', 'maternity'), ('MAT12', 'maternity'),
  ('PAT', 'paternity'), ('SPL', 'shared-parental'), ('ADOPT', 'adoption'), ('CCL', 'childcare'), ('ECCL', 'extended-childcare'),
  ('CCL2', 'childcare'), ('UICL', 'infant-care'), ('NPL', 'no-pay')) AS known (code, kind)
WHERE "global_leave_types"."code" = known.code;
ALTER TABLE "global_leave_types" FORCE ROW LEVEL SECURITY;
