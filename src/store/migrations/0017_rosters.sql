CREATE TABLE "attendance_adjustments" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"date" date NOT NULL,
	"period_id" uuid NOT NULL,
	"source" text NOT NULL,
	"worked_min" integer NOT NULL,
	"overtime_min" integer NOT NULL,
	"status_before" text,
	"status_after" text,
	"reason" text,
	"status" text NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"comment" text,
	CONSTRAINT "attendance_adjustments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attendance_adjustments_closed" CHECK (("attendance_adjustments"."status" = 'open') = ("attendance_adjustments"."closed_at" is null))
);

ALTER TABLE "attendance_adjustments" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "open_shifts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"date" date NOT NULL,
	"shift_id" uuid NOT NULL,
	"location_id" uuid,
	"note" text,
	"taken_by_id" uuid,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "open_shifts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "open_shifts" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "roster_patterns" (
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
	"days" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "roster_patterns_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "roster_patterns_status" CHECK ("roster_patterns"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "roster_patterns" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "shift_swaps" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"date" date NOT NULL,
	"colleague_id" uuid NOT NULL,
	"colleague_date" date NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "shift_swaps_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shift_swaps_people" CHECK ("shift_swaps"."employee_id" <> "shift_swaps"."colleague_id")
);

ALTER TABLE "shift_swaps" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "staffing_needs" (
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
	"shift_id" uuid NOT NULL,
	"location_id" uuid,
	"weekdays" jsonb NOT NULL,
	"people" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "staffing_needs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staffing_needs_people" CHECK ("staffing_needs"."people" > 0),
	CONSTRAINT "staffing_needs_status" CHECK ("staffing_needs"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "staffing_needs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "roster_entries" ADD COLUMN "published_location_id" uuid;
ALTER TABLE "roster_entries" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_period" FOREIGN KEY ("tenant_id","period_id") REFERENCES "public"."attendance_periods"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_shift" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "open_shifts" ADD CONSTRAINT "open_shifts_employee" FOREIGN KEY ("tenant_id","taken_by_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_patterns" ADD CONSTRAINT "roster_patterns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_patterns" ADD CONSTRAINT "roster_patterns_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_patterns" ADD CONSTRAINT "roster_patterns_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_patterns" ADD CONSTRAINT "roster_patterns_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shift_swaps" ADD CONSTRAINT "shift_swaps_colleague_id" FOREIGN KEY ("tenant_id","colleague_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_shift" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staffing_needs" ADD CONSTRAINT "staffing_needs_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "attendance_adjustments_employee_id" ON "attendance_adjustments" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "attendance_adjustments_computed" ON "attendance_adjustments" USING btree ("tenant_id","employee_id","date") WHERE "attendance_adjustments"."status" = 'open' and "attendance_adjustments"."source" = 'computed';
CREATE INDEX "attendance_adjustments_list" ON "attendance_adjustments" USING btree ("tenant_id","company_id","date");
CREATE INDEX "open_shifts_list" ON "open_shifts" USING btree ("tenant_id","company_id","date");
CREATE UNIQUE INDEX "roster_patterns_name" ON "roster_patterns" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "roster_patterns_code" ON "roster_patterns" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE INDEX "shift_swaps_employee_id" ON "shift_swaps" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "shift_swaps_open" ON "shift_swaps" USING btree ("tenant_id","employee_id","date") WHERE "shift_swaps"."status" in ('asked', 'submitted');
CREATE INDEX "shift_swaps_list" ON "shift_swaps" USING btree ("tenant_id","company_id","date");
CREATE INDEX "shift_swaps_colleague" ON "shift_swaps" USING btree ("tenant_id","colleague_id");
CREATE UNIQUE INDEX "staffing_needs_name" ON "staffing_needs" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "staffing_needs_code" ON "staffing_needs" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE POLICY "own_tenant" ON "attendance_adjustments" AS PERMISSIVE FOR ALL TO "app_rt" USING ("attendance_adjustments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("attendance_adjustments"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "open_shifts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("open_shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("open_shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "roster_patterns" AS PERMISSIVE FOR ALL TO "app_rt" USING ("roster_patterns"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("roster_patterns"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "shift_swaps" AS PERMISSIVE FOR ALL TO "app_rt" USING ("shift_swaps"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("shift_swaps"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "staffing_needs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("staffing_needs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("staffing_needs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "roster_patterns" FORCE ROW LEVEL SECURITY;
ALTER TABLE "staffing_needs" FORCE ROW LEVEL SECURITY;
ALTER TABLE "open_shifts" FORCE ROW LEVEL SECURITY;
ALTER TABLE "shift_swaps" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attendance_adjustments" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "roster_patterns" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "staffing_needs" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "open_shifts" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "shift_swaps" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "attendance_adjustments" TO "app_rt";
