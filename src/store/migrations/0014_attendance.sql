CREATE TABLE "attendance_logs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"date" date NOT NULL,
	"tz" text NOT NULL,
	"shift_id" uuid,
	"day_kind" text NOT NULL,
	"leave" text,
	"status" text NOT NULL,
	"state" text NOT NULL,
	"first_in" timestamp (3) with time zone,
	"last_out" timestamp (3) with time zone,
	"worked_min" integer NOT NULL,
	"break_min" integer NOT NULL,
	"late_min" integer NOT NULL,
	"early_min" integer NOT NULL,
	"overtime_min" integer NOT NULL,
	"approved_overtime_min" integer,
	"flags" jsonb NOT NULL,
	"correction_id" uuid,
	"note" text,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attendance_logs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attendance_logs_minutes" CHECK (least("attendance_logs"."worked_min", "attendance_logs"."break_min", "attendance_logs"."late_min", "attendance_logs"."early_min", "attendance_logs"."overtime_min") >= 0),
	CONSTRAINT "attendance_logs_approved" CHECK ("attendance_logs"."approved_overtime_min" between 0 and "attendance_logs"."overtime_min" and ("attendance_logs"."state" = 'approved') = ("attendance_logs"."decided_at" is not null))
);

ALTER TABLE "attendance_logs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "attendance_periods" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"status" text NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"locked_by" uuid,
	CONSTRAINT "attendance_periods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "attendance_periods_days" CHECK ("attendance_periods"."end_date" >= "attendance_periods"."start_date"),
	CONSTRAINT "attendance_periods_lock" CHECK (("attendance_periods"."status" = 'locked') = ("attendance_periods"."locked_at" is not null))
);

ALTER TABLE "attendance_periods" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "attendance_recalculations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"employee_id" uuid,
	"changed_count" integer,
	CONSTRAINT "attendance_recalculations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "attendance_recalculations" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "kiosk_pins" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"pin_enc" text NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "kiosk_pins_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "kiosk_pins" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "manual_attendance" (
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
	"in_at" timestamp (3) with time zone NOT NULL,
	"out_at" timestamp (3) with time zone NOT NULL,
	"tz" text NOT NULL,
	"break_min" integer NOT NULL,
	"overtime_min" integer NOT NULL,
	"reason" text NOT NULL,
	"file_id" uuid,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "manual_attendance_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "manual_attendance_times" CHECK ("manual_attendance"."out_at" > "manual_attendance"."in_at" and "manual_attendance"."break_min" >= 0 and "manual_attendance"."overtime_min" >= 0)
);

ALTER TABLE "manual_attendance" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "punches" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tz" text NOT NULL,
	"direction" text NOT NULL,
	"source" text NOT NULL,
	"location_id" uuid,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" integer,
	"distance_m" integer,
	"device" text,
	"raw_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "punches_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "punches_point" CHECK (("punches"."lat" is null) = ("punches"."lng" is null))
);

ALTER TABLE "punches" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "roster_entries" (
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
	"kind" text NOT NULL,
	"shift_id" uuid,
	"location_id" uuid,
	"published_at" timestamp (3) with time zone,
	"published_kind" text,
	"published_shift_id" uuid,
	CONSTRAINT "roster_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "roster_entries_kind" CHECK (("roster_entries"."kind" = 'work') = ("roster_entries"."shift_id" is not null))
);

ALTER TABLE "roster_entries" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "timesheet_entries" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"timesheet_id" uuid NOT NULL,
	"date" date NOT NULL,
	"project_id" uuid NOT NULL,
	"activity" text,
	"minutes" integer NOT NULL,
	"billable" boolean NOT NULL,
	"note" text,
	CONSTRAINT "timesheet_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timesheet_entries_minutes" CHECK ("timesheet_entries"."minutes" between 1 and 1440)
);

ALTER TABLE "timesheet_entries" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "timesheets" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"week_start" date NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "timesheets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "timesheets_monday" CHECK (extract(isodow from "timesheets"."week_start") = 1)
);

ALTER TABLE "timesheets" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "attendance_logs" ADD CONSTRAINT "attendance_logs_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attendance_logs" ADD CONSTRAINT "attendance_logs_shift" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_periods" ADD CONSTRAINT "attendance_periods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_periods" ADD CONSTRAINT "attendance_periods_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_periods" ADD CONSTRAINT "attendance_periods_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_periods" ADD CONSTRAINT "attendance_periods_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_recalculations" ADD CONSTRAINT "attendance_recalculations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_recalculations" ADD CONSTRAINT "attendance_recalculations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_recalculations" ADD CONSTRAINT "attendance_recalculations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attendance_recalculations" ADD CONSTRAINT "attendance_recalculations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kiosk_pins" ADD CONSTRAINT "kiosk_pins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kiosk_pins" ADD CONSTRAINT "kiosk_pins_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kiosk_pins" ADD CONSTRAINT "kiosk_pins_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kiosk_pins" ADD CONSTRAINT "kiosk_pins_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kiosk_pins" ADD CONSTRAINT "kiosk_pins_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "manual_attendance" ADD CONSTRAINT "manual_attendance_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "punches" ADD CONSTRAINT "punches_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_shift" FOREIGN KEY ("tenant_id","shift_id") REFERENCES "public"."shifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_location" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."work_locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_timesheet" FOREIGN KEY ("tenant_id","timesheet_id") REFERENCES "public"."timesheets"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "timesheet_entries" ADD CONSTRAINT "timesheet_entries_project_id" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."projects"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "attendance_logs_day" ON "attendance_logs" USING btree ("tenant_id","employee_id","date");
CREATE INDEX "attendance_logs_list" ON "attendance_logs" USING btree ("tenant_id","company_id","date");
CREATE UNIQUE INDEX "attendance_periods_start" ON "attendance_periods" USING btree ("tenant_id","company_id","start_date");
CREATE UNIQUE INDEX "attendance_periods_name" ON "attendance_periods" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "kiosk_pins_employee_id" ON "kiosk_pins" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "kiosk_pins_once" ON "kiosk_pins" USING btree ("tenant_id","employee_id");
CREATE INDEX "manual_attendance_employee_id" ON "manual_attendance" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "manual_attendance_open" ON "manual_attendance" USING btree ("tenant_id","employee_id","date") WHERE "manual_attendance"."status" = 'submitted';
CREATE INDEX "manual_attendance_list" ON "manual_attendance" USING btree ("tenant_id","company_id","date");
CREATE UNIQUE INDEX "punches_raw_id" ON "punches" USING btree ("tenant_id","company_id","raw_id");
CREATE INDEX "punches_employee_id" ON "punches" USING btree ("tenant_id","employee_id","at");
CREATE INDEX "punches_list" ON "punches" USING btree ("tenant_id","company_id","at");
CREATE INDEX "roster_entries_employee_id" ON "roster_entries" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "roster_entries_day" ON "roster_entries" USING btree ("tenant_id","employee_id","date");
CREATE INDEX "roster_entries_list" ON "roster_entries" USING btree ("tenant_id","company_id","date");
CREATE INDEX "timesheet_entries_sheet" ON "timesheet_entries" USING btree ("tenant_id","timesheet_id");
CREATE INDEX "timesheet_entries_project" ON "timesheet_entries" USING btree ("tenant_id","project_id","date");
CREATE INDEX "timesheets_employee_id" ON "timesheets" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "timesheets_week" ON "timesheets" USING btree ("tenant_id","employee_id","week_start");
CREATE INDEX "timesheets_list" ON "timesheets" USING btree ("tenant_id","company_id","week_start");
CREATE POLICY "own_tenant" ON "attendance_logs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("attendance_logs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("attendance_logs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "attendance_periods" AS PERMISSIVE FOR ALL TO "app_rt" USING ("attendance_periods"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("attendance_periods"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "attendance_recalculations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("attendance_recalculations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("attendance_recalculations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "kiosk_pins" AS PERMISSIVE FOR ALL TO "app_rt" USING ("kiosk_pins"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("kiosk_pins"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "manual_attendance" AS PERMISSIVE FOR ALL TO "app_rt" USING ("manual_attendance"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("manual_attendance"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "punches" AS PERMISSIVE FOR ALL TO "app_rt" USING ("punches"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("punches"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "auth" ON "punches" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);
CREATE POLICY "own_tenant" ON "roster_entries" AS PERMISSIVE FOR ALL TO "app_rt" USING ("roster_entries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("roster_entries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "timesheet_entries" AS PERMISSIVE FOR ALL TO "app_rt" USING ("timesheet_entries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("timesheet_entries"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "timesheets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("timesheets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("timesheets"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "punches" FORCE ROW LEVEL SECURITY;
ALTER TABLE "kiosk_pins" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attendance_logs" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attendance_periods" FORCE ROW LEVEL SECURITY;
ALTER TABLE "attendance_recalculations" FORCE ROW LEVEL SECURITY;
ALTER TABLE "manual_attendance" FORCE ROW LEVEL SECURITY;
ALTER TABLE "roster_entries" FORCE ROW LEVEL SECURITY;
ALTER TABLE "timesheets" FORCE ROW LEVEL SECURITY;
ALTER TABLE "timesheet_entries" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT ON "punches" TO "app_rt";
GRANT SELECT, DELETE ON "punches" TO "app_auth";
GRANT SELECT, INSERT, UPDATE, DELETE ON "kiosk_pins" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "attendance_logs" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "attendance_periods" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "attendance_recalculations" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "manual_attendance" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "roster_entries" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "timesheets" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "timesheet_entries" TO "app_rt";

CREATE TRIGGER "punches_stay" BEFORE UPDATE ON "punches" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whether rows may go although they are locked: with their employee or their tenant.
CREATE FUNCTION goes_with_owner(tenant uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_user <> 'app_rt' OR EXISTS (SELECT FROM tenants WHERE tenants.id = tenant AND tenants.status = 'closed')
$$;

-- The days of a locked attendance period do not change.
CREATE FUNCTION refuse_locked_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE locked date;
BEGIN
  -- A lock that is being set is waited for.
  PERFORM FROM attendance_periods period
    WHERE EXISTS (SELECT FROM changed WHERE changed.tenant_id = period.tenant_id AND changed.company_id = period.company_id)
      AND period.end_date >= (SELECT min(changed.date) FROM changed) AND period.start_date <= (SELECT max(changed.date) FROM changed)
    FOR SHARE;
  SELECT min(changed.date) INTO locked FROM changed JOIN attendance_periods period
    ON period.tenant_id = changed.tenant_id AND period.company_id = changed.company_id AND period.status = 'locked'
      AND changed.date BETWEEN period.start_date AND period.end_date
    WHERE TG_OP <> 'DELETE' OR NOT goes_with_owner(changed.tenant_id);
  IF locked IS NOT NULL THEN
    RAISE EXCEPTION 'the attendance of % is locked', locked USING ERRCODE = 'HR001';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "attendance_logs_added" AFTER INSERT ON "attendance_logs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();
CREATE TRIGGER "attendance_logs_changed" AFTER UPDATE ON "attendance_logs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();
CREATE TRIGGER "attendance_logs_removed" AFTER DELETE ON "attendance_logs" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();
CREATE TRIGGER "roster_entries_added" AFTER INSERT ON "roster_entries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();
CREATE TRIGGER "roster_entries_changed" AFTER UPDATE ON "roster_entries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();
CREATE TRIGGER "roster_entries_removed" AFTER DELETE ON "roster_entries" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_locked_days();

-- A locked period keeps its days, and is not deleted.
CREATE FUNCTION keep_locked_period() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'locked' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF (NEW.company_id, NEW.start_date, NEW.end_date) = (OLD.company_id, OLD.start_date, OLD.end_date) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the period is locked' USING ERRCODE = 'HR001';
END $$;

CREATE TRIGGER "attendance_periods_stay" BEFORE UPDATE OR DELETE ON "attendance_periods" FOR EACH ROW EXECUTE FUNCTION keep_locked_period();

-- The minutes of a timesheet change only while it is open.
CREATE FUNCTION refuse_closed_timesheet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry timesheet_entries := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  state text;
BEGIN
  IF TG_OP = 'DELETE' AND goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  SELECT status INTO state FROM timesheets WHERE tenant_id = entry.tenant_id AND id = entry.timesheet_id FOR SHARE;
  IF state NOT IN ('open', 'rejected') THEN
    RAISE EXCEPTION 'the timesheet is %', state USING ERRCODE = 'HR002';
  END IF;
  RETURN entry;
END $$;

CREATE TRIGGER "timesheet_entries_stay" BEFORE INSERT OR UPDATE OR DELETE ON "timesheet_entries" FOR EACH ROW EXECUTE FUNCTION refuse_closed_timesheet();
