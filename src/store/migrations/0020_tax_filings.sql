CREATE TABLE "tax_filings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"amends_id" uuid,
	"status" text NOT NULL,
	"task_id" uuid,
	"done" integer DEFAULT 0 NOT NULL,
	"to_do" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"excluded" integer DEFAULT 0 NOT NULL,
	"with_problems" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"cpf" bigint DEFAULT 0 NOT NULL,
	"source" text DEFAULT '6' NOT NULL,
	"organisation_id_type" text DEFAULT '8' NOT NULL,
	"organisation_id" text,
	"authorised_person" text,
	"authorised_designation" text,
	"phone" text,
	"email" text,
	"division" text,
	"income_rounding" text DEFAULT 'down' NOT NULL,
	"deduction_rounding" text DEFAULT 'up' NOT NULL,
	"ir8s_last_year" integer DEFAULT 2025 NOT NULL,
	"country_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"makers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	"drafted_by" uuid,
	"submitted_at" timestamp (3) with time zone,
	"submitted_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"returned_at" timestamp (3) with time zone,
	"returned_by" uuid,
	"return_reason" text,
	"acknowledgement" text,
	"acknowledged_on" date,
	CONSTRAINT "tax_filings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tax_filings_status" CHECK ("tax_filings"."status" in ('drafting', 'draft', 'failed', 'submitted', 'approved', 'acknowledged')),
	CONSTRAINT "tax_filings_second" CHECK ("tax_filings"."approved_by" is null or not "tax_filings"."makers" ? "tax_filings"."approved_by"::text),
	CONSTRAINT "tax_filings_approved" CHECK ("tax_filings"."status" not in ('approved', 'acknowledged') or "tax_filings"."approved_at" is not null)
);

ALTER TABLE "tax_filings" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "tax_forms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"filing_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"person_enc" text,
	"designation" text NOT NULL,
	"started_on" date NOT NULL,
	"ceased_on" date,
	"drafted" jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"benefits" jsonb,
	"gains" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"earlier" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"unassigned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nationality_known" boolean NOT NULL,
	"slip_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"changed" boolean DEFAULT true NOT NULL,
	"exclude_reason" text,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_forms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "tax_forms" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_filings" ADD CONSTRAINT "tax_filings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_filing" FOREIGN KEY ("tenant_id","filing_id") REFERENCES "public"."tax_filings"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "tax_forms" ADD CONSTRAINT "tax_forms_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "tax_filings_number" ON "tax_filings" USING btree ("tenant_id","company_id","year","number");
CREATE UNIQUE INDEX "tax_filings_open" ON "tax_filings" USING btree ("tenant_id","company_id","year") WHERE "tax_filings"."status" <> 'acknowledged';
CREATE UNIQUE INDEX "tax_forms_person" ON "tax_forms" USING btree ("tenant_id","filing_id","person_id");
CREATE INDEX "tax_forms_earlier" ON "tax_forms" USING btree ("tenant_id","person_id");
CREATE POLICY "own_tenant" ON "tax_filings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tax_filings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tax_filings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "tax_forms" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tax_forms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tax_forms"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "tax_filings" FORCE ROW LEVEL SECURITY;
ALTER TABLE "tax_forms" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "tax_filings" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "tax_forms" TO "app_rt";

-- An approved filing keeps what was approved, and is only acknowledged.
CREATE FUNCTION keep_approved_filing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'acknowledgement', 'acknowledged_on', 'version', 'updated_at', 'updated_by'];
BEGIN
  IF OLD.status NOT IN ('approved', 'acknowledged') THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
  ELSIF (NEW.status = OLD.status OR (OLD.status = 'approved' AND NEW.status = 'acknowledged')) AND to_jsonb(NEW) - free = to_jsonb(OLD) - free THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the tax filing is %', OLD.status USING ERRCODE = 'HR003';
END $$;
CREATE TRIGGER "tax_filings_stay" BEFORE UPDATE OR DELETE ON "tax_filings" FOR EACH ROW EXECUTE FUNCTION keep_approved_filing();

-- So do its forms; only the details of a purged person go.
CREATE FUNCTION keep_approved_forms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  form tax_forms := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF EXISTS (SELECT FROM tax_filings filing WHERE filing.tenant_id = form.tenant_id AND filing.id = form.filing_id AND filing.status IN ('approved', 'acknowledged')) THEN
    IF TG_OP = 'DELETE' AND goes_with_owner(OLD.tenant_id) THEN RETURN OLD; END IF;
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'person_enc' = to_jsonb(OLD) - 'person_enc' THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'the tax filing is approved' USING ERRCODE = 'HR003';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER "tax_forms_stay" BEFORE INSERT OR UPDATE OR DELETE ON "tax_forms" FOR EACH ROW EXECUTE FUNCTION keep_approved_forms();
