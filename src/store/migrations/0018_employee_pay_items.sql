CREATE TABLE "employee_pay_items" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"allowance_id" uuid,
	"deduction_id" uuid,
	"mode" text NOT NULL,
	"amount" bigint,
	"quantity" integer,
	"from_month" text NOT NULL,
	"to_month" text,
	"total" bigint,
	"instalments" integer,
	"amounts" jsonb NOT NULL,
	"skipped" jsonb NOT NULL,
	"settle_month" text,
	"reason" text,
	"file_id" uuid,
	"consent_on" date,
	"status" text NOT NULL,
	CONSTRAINT "employee_pay_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "employee_pay_items_item" CHECK (("employee_pay_items"."allowance_id" is null) <> ("employee_pay_items"."deduction_id" is null)),
	CONSTRAINT "employee_pay_items_months" CHECK ("employee_pay_items"."to_month" is null or "employee_pay_items"."to_month" >= "employee_pay_items"."from_month"),
	CONSTRAINT "employee_pay_items_instalments" CHECK (("employee_pay_items"."total" is null) = ("employee_pay_items"."instalments" is null) and ("employee_pay_items"."instalments" is null or "employee_pay_items"."instalments" > 0))
);

ALTER TABLE "employee_pay_items" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "pay_item_takings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"employee_pay_item_id" uuid,
	"expense_claim_id" uuid,
	"run_id" uuid,
	"period_id" uuid,
	"month" text NOT NULL,
	"amount" bigint NOT NULL,
	"reversal" boolean NOT NULL,
	CONSTRAINT "pay_item_takings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_item_takings_source" CHECK (("pay_item_takings"."employee_pay_item_id" is null) <> ("pay_item_takings"."expense_claim_id" is null))
);

ALTER TABLE "pay_item_takings" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "expense_claims" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"allowance_id" uuid NOT NULL,
	"spent_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint,
	"description" text NOT NULL,
	"project_id" uuid,
	"file_ids" jsonb NOT NULL,
	"status" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"comment" text,
	CONSTRAINT "expense_claims_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "expense_claims_amount" CHECK ("expense_claims"."amount" > 0 and ("expense_claims"."tax" is null or "expense_claims"."tax" between 0 and "expense_claims"."amount"))
);

ALTER TABLE "expense_claims" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "pay_item_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"allowance_id" uuid,
	"deduction_id" uuid,
	"until" date NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "pay_item_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_item_versions_item" CHECK (("pay_item_versions"."allowance_id" is null) <> ("pay_item_versions"."deduction_id" is null))
);

ALTER TABLE "pay_item_versions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "allowances" ADD COLUMN "claimable" boolean DEFAULT false NOT NULL;
ALTER TABLE "allowances" ADD COLUMN "effective_from" date;
ALTER TABLE "deductions" ADD COLUMN "effective_from" date;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_allowance" FOREIGN KEY ("tenant_id","allowance_id") REFERENCES "public"."allowances"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_deduction" FOREIGN KEY ("tenant_id","deduction_id") REFERENCES "public"."deductions"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "employee_pay_items" ADD CONSTRAINT "employee_pay_items_file" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."files"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_item" FOREIGN KEY ("tenant_id","employee_pay_item_id") REFERENCES "public"."employee_pay_items"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pay_item_takings" ADD CONSTRAINT "pay_item_takings_claim" FOREIGN KEY ("tenant_id","expense_claim_id") REFERENCES "public"."expense_claims"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_allowance" FOREIGN KEY ("tenant_id","allowance_id") REFERENCES "public"."allowances"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "expense_claims" ADD CONSTRAINT "expense_claims_project" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."projects"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_allowance" FOREIGN KEY ("tenant_id","allowance_id") REFERENCES "public"."allowances"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pay_item_versions" ADD CONSTRAINT "pay_item_versions_deduction" FOREIGN KEY ("tenant_id","deduction_id") REFERENCES "public"."deductions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "employee_pay_items_employee_id" ON "employee_pay_items" USING btree ("tenant_id","employee_id");
CREATE INDEX "employee_pay_items_list" ON "employee_pay_items" USING btree ("tenant_id","company_id","from_month");
CREATE UNIQUE INDEX "employee_pay_items_month_allowance" ON "employee_pay_items" USING btree ("tenant_id","employee_id","allowance_id","from_month") WHERE "employee_pay_items"."mode" = 'payroll' and "employee_pay_items"."status" <> 'stopped';
CREATE UNIQUE INDEX "employee_pay_items_month_deduction" ON "employee_pay_items" USING btree ("tenant_id","employee_id","deduction_id","from_month") WHERE "employee_pay_items"."mode" = 'payroll' and "employee_pay_items"."status" <> 'stopped';
CREATE INDEX "pay_item_takings_employee_id" ON "pay_item_takings" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "pay_item_takings_of_item" ON "pay_item_takings" USING btree ("tenant_id","employee_pay_item_id","run_id","reversal");
CREATE UNIQUE INDEX "pay_item_takings_of_claim" ON "pay_item_takings" USING btree ("tenant_id","expense_claim_id","run_id","reversal");
CREATE INDEX "expense_claims_employee_id" ON "expense_claims" USING btree ("tenant_id","employee_id");
CREATE INDEX "expense_claims_list" ON "expense_claims" USING btree ("tenant_id","company_id","spent_on");
CREATE UNIQUE INDEX "pay_item_versions_of_allowance" ON "pay_item_versions" USING btree ("tenant_id","allowance_id","until");
CREATE UNIQUE INDEX "pay_item_versions_of_deduction" ON "pay_item_versions" USING btree ("tenant_id","deduction_id","until");
CREATE POLICY "own_tenant" ON "employee_pay_items" AS PERMISSIVE FOR ALL TO "app_rt" USING ("employee_pay_items"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("employee_pay_items"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "pay_item_takings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("pay_item_takings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("pay_item_takings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "expense_claims" AS PERMISSIVE FOR ALL TO "app_rt" USING ("expense_claims"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("expense_claims"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "pay_item_versions" AS PERMISSIVE FOR ALL TO "app_rt" USING ("pay_item_versions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("pay_item_versions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "employee_pay_items" FORCE ROW LEVEL SECURITY;
ALTER TABLE "pay_item_takings" FORCE ROW LEVEL SECURITY;
ALTER TABLE "expense_claims" FORCE ROW LEVEL SECURITY;
ALTER TABLE "pay_item_versions" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "employee_pay_items" TO "app_rt";
GRANT SELECT, INSERT, DELETE ON "pay_item_takings" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "expense_claims" TO "app_rt";
GRANT SELECT, INSERT, UPDATE, DELETE ON "pay_item_versions" TO "app_rt";

-- What a run has taken is never changed. It is deleted only with its employee or tenant.
CREATE FUNCTION pay_item_takings_are_final() RETURNS trigger LANGUAGE plpgsql SET search_path TO 'pg_catalog', 'public' AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
    NOT EXISTS (SELECT 1 FROM employees WHERE employees.tenant_id = OLD.tenant_id AND employees.id = OLD.employee_id)
    OR EXISTS (SELECT 1 FROM tenants WHERE tenants.id = OLD.tenant_id AND tenants.status IN ('closed', 'purged'))
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What a pay run has taken is never changed.' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'pay_item_takings_final';
END $$;
CREATE TRIGGER pay_item_takings_final BEFORE UPDATE OR DELETE ON "pay_item_takings" FOR EACH ROW EXECUTE FUNCTION pay_item_takings_are_final();
