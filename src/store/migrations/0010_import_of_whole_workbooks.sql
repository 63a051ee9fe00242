CREATE TABLE "import_mappings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"header" text NOT NULL,
	"field" text,
	CONSTRAINT "import_mappings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "import_mappings" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "import_jobs" DROP CONSTRAINT "import_jobs_status";
ALTER TABLE "employee_bank_accounts" ADD COLUMN "import_id" uuid;
ALTER TABLE "import_jobs" ADD COLUMN "sheets" jsonb;
ALTER TABLE "import_jobs" ADD COLUMN "comparison" text;
ALTER TABLE "import_jobs" ADD COLUMN "digest" text;
ALTER TABLE "import_jobs" ADD COLUMN "counts" jsonb;
ALTER TABLE "import_jobs" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;
ALTER TABLE "import_jobs" ADD COLUMN "failure" text;
ALTER TABLE "import_jobs" ADD COLUMN "updated_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "import_jobs" ADD COLUMN "account_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "import_mappings_header" ON "import_mappings" USING btree ("tenant_id","company_id","kind","header");
CREATE INDEX "employee_bank_accounts_import" ON "employee_bank_accounts" USING btree ("tenant_id","import_id");
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_status" CHECK ("import_jobs"."status" in ('uploaded', 'validated', 'applying', 'committed', 'discarded'));
CREATE POLICY "own_tenant" ON "import_mappings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("import_mappings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("import_mappings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);

ALTER TABLE "import_mappings" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "import_mappings" TO "app_rt";

-- Earlier imports have one sheet; those that were checked are checked again.
ALTER TABLE "import_jobs" NO FORCE ROW LEVEL SECURITY;
UPDATE "import_jobs" SET
	"sheets" = jsonb_build_array(jsonb_build_object('name', '', 'kind', 'people', 'headers', "headers", 'rows', "row_count", 'mapping', "mapping")),
	"status" = CASE WHEN "status" = 'validated' THEN 'uploaded' ELSE "status" END,
	"faults" = '[]', "fault_count" = 0;
ALTER TABLE "import_jobs" FORCE ROW LEVEL SECURITY;
ALTER TABLE "import_jobs" ALTER COLUMN "sheets" SET NOT NULL;
ALTER TABLE "import_jobs" DROP COLUMN "headers";
ALTER TABLE "import_jobs" DROP COLUMN "mapping";
