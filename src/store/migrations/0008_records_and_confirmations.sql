CREATE TABLE "confirmations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"confirmed_on" date NOT NULL,
	"note" text,
	"status" text NOT NULL,
	CONSTRAINT "confirmations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "confirmations" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "companies" ADD COLUMN "block" text;
ALTER TABLE "companies" ADD COLUMN "street" text;
ALTER TABLE "companies" ADD COLUMN "unit" text;
ALTER TABLE "companies" ADD COLUMN "building" text;
ALTER TABLE "companies" ADD COLUMN "postal" text;
ALTER TABLE "designations" ADD COLUMN "vacancies" integer DEFAULT 0 NOT NULL;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "confirmations_employee_id" ON "confirmations" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "confirmations_open" ON "confirmations" USING btree ("tenant_id","employee_id") WHERE "confirmations"."status" = 'requested';
ALTER TABLE "designations" ADD CONSTRAINT "designations_vacancies" CHECK ("designations"."vacancies" >= 0);
CREATE POLICY "own_tenant" ON "confirmations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("confirmations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("confirmations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "confirmations" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "confirmations" TO "app_rt";

-- Addresses in one text become parts: the postal code at the end, the rest as the street.
ALTER TABLE "companies" NO FORCE ROW LEVEL SECURITY;
UPDATE "companies" SET
  "postal" = substring("address" from '(\d{6})\s*$'),
  "street" = left(nullif(btrim(regexp_replace(regexp_replace("address", '\s*[\r\n]+\s*', ', ', 'g'), ',?\s*(Singapore)?\s*\d{6}\s*$', '', 'i'), ', '), ''), 120)
WHERE "address" IS NOT NULL;
ALTER TABLE "companies" FORCE ROW LEVEL SECURITY;
ALTER TABLE "companies" DROP COLUMN "address";

-- The levy belongs to the work pass: passes without one take it from the statutory terms of today.
ALTER TABLE "employee_work_passes" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "employee_statutory" NO FORCE ROW LEVEL SECURITY;
UPDATE "employee_work_passes" pass SET "levy_rate" = terms."fwl"
FROM (
  SELECT DISTINCT ON ("employee_id") "employee_id", "tenant_id", "fwl" FROM "employee_statutory"
  ORDER BY "employee_id", "effective_from" <= current_date DESC, abs("effective_from" - current_date)
) terms
WHERE terms."tenant_id" = pass."tenant_id" AND terms."employee_id" = pass."employee_id"
  AND pass."levy_rate" IS NULL AND pass."status" IN ('issued', 'renewing') AND terms."fwl" IS NOT NULL;
ALTER TABLE "employee_work_passes" FORCE ROW LEVEL SECURITY;
ALTER TABLE "employee_statutory" FORCE ROW LEVEL SECURITY;
ALTER TABLE "employee_statutory" DROP COLUMN "fwl";
