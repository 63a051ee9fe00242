CREATE TABLE "pay_periods" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"frequency" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"attendance_from" date NOT NULL,
	"attendance_to" date NOT NULL,
	"pay_date" date NOT NULL,
	"month" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "pay_periods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_periods_days" CHECK ("pay_periods"."end_date" >= "pay_periods"."start_date" and "pay_periods"."attendance_to" >= "pay_periods"."attendance_from" and "pay_periods"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_periods_status" CHECK ("pay_periods"."status" in ('open', 'inputs-closed', 'locked', 'closed'))
);

ALTER TABLE "pay_periods" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "pay_runs" (
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
	"number" integer NOT NULL,
	"period_id" uuid NOT NULL,
	"department_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"employee_group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"employee_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"item_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"task_id" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"to_do" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"excluded" integer DEFAULT 0 NOT NULL,
	"blockers" integer DEFAULT 0 NOT NULL,
	"warnings" integer DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"deductions" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"employer_cost" bigint DEFAULT 0 NOT NULL,
	"cpf_employee" bigint DEFAULT 0 NOT NULL,
	"cpf_employer" bigint DEFAULT 0 NOT NULL,
	"funds" bigint DEFAULT 0 NOT NULL,
	"sdl" bigint DEFAULT 0 NOT NULL,
	"levy" bigint DEFAULT 0 NOT NULL,
	"previous_run_id" uuid,
	"corrects_run_id" uuid,
	"engine_version" integer,
	"rates_version" text,
	"input_hash" text,
	"makers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"calculated_at" timestamp (3) with time zone,
	"calculated_by" uuid,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"returned_at" timestamp (3) with time zone,
	"returned_by" uuid,
	"return_reason" text,
	"locked_at" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"paid_at" date,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "pay_runs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_runs_status" CHECK ("pay_runs"."status" in ('draft', 'calculating', 'calculated', 'failed', 'submitted', 'approved', 'locked', 'paid', 'closed', 'cancelled')),
	CONSTRAINT "pay_runs_second" CHECK ("pay_runs"."approved_by" is null or not "pay_runs"."makers" ? "pay_runs"."approved_by"::text),
	CONSTRAINT "pay_runs_approved" CHECK ("pay_runs"."status" not in ('approved', 'locked', 'paid', 'closed') or "pay_runs"."approved_at" is not null)
);

ALTER TABLE "pay_runs" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "payslip_lines" (
	"tenant_id" uuid NOT NULL,
	"payslip_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"kind" text NOT NULL,
	"unit" text,
	"quantity" double precision,
	"rate" bigint,
	"amount" bigint NOT NULL,
	"cpf" text NOT NULL,
	"sdl" boolean NOT NULL,
	"funds" boolean NOT NULL,
	"tax_box" text,
	"gl_code" text,
	"source_id" uuid,
	"from_day" date,
	"about" text,
	"calculated" bigint,
	CONSTRAINT "payslip_lines_tenant_id_payslip_id_position_pk" PRIMARY KEY("tenant_id","payslip_id","position")
);

ALTER TABLE "payslip_lines" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "payslips" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"period_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"employer" text NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"department_id" uuid,
	"designation_id" uuid,
	"gross" bigint DEFAULT 0 NOT NULL,
	"deductions" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"paid_before" bigint DEFAULT 0 NOT NULL,
	"employer_cost" bigint DEFAULT 0 NOT NULL,
	"ordinary_wages" bigint DEFAULT 0 NOT NULL,
	"additional_wages" bigint DEFAULT 0 NOT NULL,
	"additional_subject" bigint DEFAULT 0 NOT NULL,
	"cpf_employee" bigint DEFAULT 0 NOT NULL,
	"cpf_employer" bigint DEFAULT 0 NOT NULL,
	"sdl_wages" bigint DEFAULT 0 NOT NULL,
	"sdl" bigint DEFAULT 0 NOT NULL,
	"fund_wages" bigint DEFAULT 0 NOT NULL,
	"funds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fund_total" bigint DEFAULT 0 NOT NULL,
	"levy" bigint DEFAULT 0 NOT NULL,
	"previous_net" bigint,
	"blockers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blocker_count" integer DEFAULT 0 NOT NULL,
	"warning_count" integer DEFAULT 0 NOT NULL,
	"overrides" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"timesheet" jsonb,
	"input" text,
	"input_hash" text,
	"engine_version" integer,
	"rates_version" text,
	"held" boolean DEFAULT false NOT NULL,
	"hold_reason" text,
	"note" text,
	"calculated_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"reverse_reason" text,
	"replaces_id" uuid,
	"replaced_by_id" uuid,
	CONSTRAINT "payslips_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payslips_state" CHECK ("payslips"."state" in ('failed', 'draft', 'excluded', 'final', 'published', 'reversed')),
	CONSTRAINT "payslips_net" CHECK ("payslips"."net" = "payslips"."gross" - "payslips"."deductions"),
	CONSTRAINT "payslips_reversed" CHECK (("payslips"."state" = 'reversed') = ("payslips"."reversed_at" is not null))
);

ALTER TABLE "payslips" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "pay_periods" ADD CONSTRAINT "pay_periods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_periods" ADD CONSTRAINT "pay_periods_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_periods" ADD CONSTRAINT "pay_periods_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_periods" ADD CONSTRAINT "pay_periods_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_period" FOREIGN KEY ("tenant_id","period_id") REFERENCES "public"."pay_periods"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslip_lines" ADD CONSTRAINT "payslip_lines_payslip" FOREIGN KEY ("tenant_id","payslip_id") REFERENCES "public"."payslips"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_run" FOREIGN KEY ("tenant_id","run_id") REFERENCES "public"."pay_runs"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_period" FOREIGN KEY ("tenant_id","period_id") REFERENCES "public"."pay_periods"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_employee_id" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "pay_periods_name" ON "pay_periods" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "pay_periods_start" ON "pay_periods" USING btree ("tenant_id","company_id","frequency","start_date");
CREATE INDEX "pay_periods_list" ON "pay_periods" USING btree ("tenant_id","company_id","pay_date");
CREATE UNIQUE INDEX "pay_runs_number" ON "pay_runs" USING btree ("tenant_id","period_id","kind","number");
CREATE UNIQUE INDEX "pay_runs_calculating" ON "pay_runs" USING btree ("tenant_id","period_id") WHERE "pay_runs"."status" = 'calculating';
CREATE INDEX "pay_runs_list" ON "pay_runs" USING btree ("tenant_id","company_id","created_at");
CREATE INDEX "pay_runs_publish" ON "pay_runs" USING btree ("tenant_id","publish_at") WHERE "pay_runs"."published_at" is null;
CREATE INDEX "payslip_lines_source" ON "payslip_lines" USING btree ("tenant_id","source_id") WHERE "payslip_lines"."source_id" is not null;
CREATE UNIQUE INDEX "payslips_of_run" ON "payslips" USING btree ("tenant_id","run_id","employee_id");
CREATE UNIQUE INDEX "payslips_once" ON "payslips" USING btree ("tenant_id","employee_id","period_id",(case "kind" when 'final' then 'regular' else "kind" end),"number") WHERE "payslips"."state" not in ('excluded', 'reversed');
CREATE INDEX "payslips_year" ON "payslips" USING btree ("tenant_id","person_id","employer","month");
CREATE INDEX "payslips_employee" ON "payslips" USING btree ("tenant_id","employee_id");
CREATE INDEX "payslips_list" ON "payslips" USING btree ("tenant_id","company_id","month");
CREATE POLICY "own_tenant" ON "pay_periods" AS PERMISSIVE FOR ALL TO "app_rt" USING ("pay_periods"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("pay_periods"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "pay_runs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("pay_runs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("pay_runs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "payslip_lines" AS PERMISSIVE FOR ALL TO "app_rt" USING ("payslip_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("payslip_lines"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "payslips" AS PERMISSIVE FOR ALL TO "app_rt" USING ("payslips"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("payslips"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "pay_periods" FORCE ROW LEVEL SECURITY;
ALTER TABLE "pay_runs" FORCE ROW LEVEL SECURITY;
ALTER TABLE "payslips" FORCE ROW LEVEL SECURITY;
ALTER TABLE "payslip_lines" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "pay_periods" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "pay_runs" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "payslips" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "payslip_lines" TO "app_rt";

-- A payslip of a locked run stays as it is: it is published, seen, held, released or reversed, and nothing else.
CREATE FUNCTION keep_final_payslip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['state', 'held', 'hold_reason', 'published_at', 'viewed_at', 'acknowledged_at', 'reversed_at', 'reversed_by', 'reverse_reason',
    'replaced_by_id', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state NOT IN ('final', 'published', 'reversed') OR goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF OLD.state NOT IN ('final', 'published', 'reversed') THEN
    RETURN NEW;
  ELSIF (NEW.state = OLD.state OR (OLD.state = 'final' AND NEW.state IN ('published', 'reversed')) OR (OLD.state = 'published' AND NEW.state = 'reversed'))
    AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the payslip is %', OLD.state USING ERRCODE = 'HR003';
END $$;
CREATE TRIGGER "payslips_stay" BEFORE UPDATE OR DELETE ON "payslips" FOR EACH ROW EXECUTE FUNCTION keep_final_payslip();

-- The lines of such a payslip are neither changed, nor do they become more or fewer.
CREATE FUNCTION keep_final_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed JOIN payslips ON payslips.tenant_id = changed.tenant_id AND payslips.id = changed.payslip_id
    WHERE payslips.state IN ('final', 'published', 'reversed') AND (TG_OP <> 'DELETE' OR NOT goes_with_owner(changed.tenant_id))) THEN
    RAISE EXCEPTION 'the payslip is locked' USING ERRCODE = 'HR003';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "payslip_lines_added" AFTER INSERT ON "payslip_lines" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_final_lines();
CREATE TRIGGER "payslip_lines_changed" AFTER UPDATE ON "payslip_lines" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_final_lines();
CREATE TRIGGER "payslip_lines_removed" AFTER DELETE ON "payslip_lines" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_final_lines();

-- A locked run keeps what was approved, and only moves on.
CREATE FUNCTION keep_locked_run() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  states text[] := ARRAY['locked', 'paid', 'closed'];
  free text[] := ARRAY['status', 'held', 'publish_at', 'published_at', 'paid_at', 'closed_at', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF NOT OLD.status = ANY (states) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF array_position(states, NEW.status) >= array_position(states, OLD.status) AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the pay run is %', OLD.status USING ERRCODE = 'HR003';
END $$;
CREATE TRIGGER "pay_runs_stay" BEFORE UPDATE OR DELETE ON "pay_runs" FOR EACH ROW EXECUTE FUNCTION keep_locked_run();

-- A period keeps its days once one of its runs is locked.
CREATE FUNCTION keep_paid_period() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF NOT EXISTS (SELECT FROM pay_runs WHERE pay_runs.tenant_id = OLD.tenant_id AND pay_runs.period_id = OLD.id AND pay_runs.status IN ('locked', 'paid', 'closed')) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF NEW.status IN ('locked', 'closed') AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the pay period is paid' USING ERRCODE = 'HR003';
END $$;
CREATE TRIGGER "pay_periods_stay" BEFORE UPDATE OR DELETE ON "pay_periods" FOR EACH ROW EXECUTE FUNCTION keep_paid_period();

-- Attendance that a locked run has paid stays locked.
CREATE FUNCTION keep_paid_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'locked' AND NEW.status <> 'locked' AND EXISTS (
    SELECT FROM pay_runs run JOIN pay_periods period ON period.tenant_id = run.tenant_id AND period.id = run.period_id
    WHERE run.tenant_id = OLD.tenant_id AND run.company_id = OLD.company_id AND run.status IN ('locked', 'paid', 'closed')
      AND run.kind IN ('regular', 'final') AND least(period.start_date, period.attendance_from) <= OLD.end_date
      AND greatest(period.end_date, period.attendance_to) >= OLD.start_date) THEN
    RAISE EXCEPTION 'the attendance is paid' USING ERRCODE = 'HR003';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "attendance_periods_paid" BEFORE UPDATE ON "attendance_periods" FOR EACH ROW EXECUTE FUNCTION keep_paid_attendance();
