CREATE TABLE "settlements" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"run_id" uuid,
	"how" text NOT NULL,
	"notice_by" text,
	"notice_from" date,
	"notice_to" date,
	"notice_count" text NOT NULL,
	"aws_method" text,
	"aws_unpaid_days" integer NOT NULL,
	"retrenchment" bigint NOT NULL,
	"encash_leave" boolean NOT NULL,
	"leave_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recover_loans" boolean NOT NULL,
	"limit_loans" boolean NOT NULL,
	"recoveries" jsonb NOT NULL,
	"withhold_tax" boolean NOT NULL,
	"note" text,
	"makers" jsonb NOT NULL,
	"outcome" jsonb,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "settlements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "settlements_notice" CHECK ("settlements"."notice_by" is null or ("settlements"."notice_from" is not null and "settlements"."notice_to" >= "settlements"."notice_from")),
	CONSTRAINT "settlements_amounts" CHECK ("settlements"."retrenchment" >= 0 and "settlements"."aws_unpaid_days" >= 0)
);

ALTER TABLE "settlements" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tax_clearances" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"earlier_id" uuid,
	"status" text NOT NULL,
	"event" text NOT NULL,
	"undertaking" boolean NOT NULL,
	"professional" boolean NOT NULL,
	"had_employer_before" boolean NOT NULL,
	"notice_on" date NOT NULL,
	"ceases_on" date NOT NULL,
	"departs_on" date,
	"arrived_on" date,
	"marital_status" text,
	"short_notice" text,
	"withheld_reason" text,
	"new_employer" text,
	"last_salary" jsonb,
	"years" jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"moneys" jsonb NOT NULL,
	"should_withhold" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"makers" jsonb NOT NULL,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"returned_at" timestamp (3) with time zone,
	"returned_by" uuid,
	"return_reason" text,
	"acknowledgement" text,
	"acknowledged_on" date,
	"directive_on" date,
	"directive_tax" bigint,
	"paid_to_iras" bigint,
	"paid_on" date,
	"released" bigint,
	"released_on" date,
	"cancel_reason" text,
	CONSTRAINT "tax_clearances_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tax_clearances_status" CHECK ("tax_clearances"."status" in ('draft', 'submitted', 'approved', 'acknowledged', 'directed', 'settled', 'cancelled')),
	CONSTRAINT "tax_clearances_second" CHECK ("tax_clearances"."approved_by" is null or not "tax_clearances"."makers" ? "tax_clearances"."approved_by"::text),
	CONSTRAINT "tax_clearances_approved" CHECK ("tax_clearances"."status" not in ('approved', 'acknowledged', 'directed', 'settled') or "tax_clearances"."approved_at" is not null),
	CONSTRAINT "tax_clearances_directed" CHECK ("tax_clearances"."status" not in ('directed', 'settled') or "tax_clearances"."directive_tax" is not null)
);

ALTER TABLE "tax_clearances" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_run" FOREIGN KEY ("tenant_id","run_id") REFERENCES "public"."pay_runs"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_clearances" ADD CONSTRAINT "tax_clearances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_clearances" ADD CONSTRAINT "tax_clearances_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_clearances" ADD CONSTRAINT "tax_clearances_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_clearances" ADD CONSTRAINT "tax_clearances_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_clearances" ADD CONSTRAINT "tax_clearances_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "settlements_employee_id" ON "settlements" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "settlements_once" ON "settlements" USING btree ("tenant_id","employee_id") WHERE "settlements"."cancelled_at" is null;
CREATE INDEX "tax_clearances_employee_id" ON "tax_clearances" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "tax_clearances_number" ON "tax_clearances" USING btree ("tenant_id","employee_id","number");
CREATE UNIQUE INDEX "tax_clearances_open" ON "tax_clearances" USING btree ("tenant_id","employee_id") WHERE "tax_clearances"."status" in ('draft', 'submitted', 'approved');
CREATE POLICY "own_tenant" ON "settlements" AS PERMISSIVE FOR ALL TO "app_rt" USING ("settlements"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("settlements"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "tax_clearances" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tax_clearances"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tax_clearances"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "settlements" FORCE ROW LEVEL SECURITY;
ALTER TABLE "tax_clearances" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "settlements" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "tax_clearances" TO "app_rt";

-- A settlement whose pay run is locked keeps what was paid.
CREATE FUNCTION keep_paid_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['outcome', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF EXISTS (SELECT FROM pay_runs run WHERE run.tenant_id = OLD.tenant_id AND run.id = OLD.run_id AND run.status IN ('locked', 'paid', 'closed')) THEN
    IF TG_OP = 'DELETE' AND goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'the pay run of the settlement is locked' USING ERRCODE = 'HR003';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER "settlements_stay" BEFORE UPDATE OR DELETE ON "settlements" FOR EACH ROW EXECUTE FUNCTION keep_paid_settlement();

-- An approved clearance keeps its figures; what IRAS answers and what is paid is added to it.
CREATE FUNCTION keep_approved_clearance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'acknowledgement', 'acknowledged_on', 'directive_on', 'directive_tax', 'paid_to_iras', 'paid_on', 'released', 'released_on',
    'withheld', 'should_withhold', 'moneys', 'cancel_reason', 'returned_at', 'returned_by', 'return_reason', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF OLD.status NOT IN ('approved', 'acknowledged', 'directed', 'settled') THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the tax clearance is %', OLD.status USING ERRCODE = 'HR003';
END $$;
CREATE TRIGGER "tax_clearances_stay" BEFORE UPDATE OR DELETE ON "tax_clearances" FOR EACH ROW EXECUTE FUNCTION keep_approved_clearance();
