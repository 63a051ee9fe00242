CREATE TABLE "pay_run_files" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"people" integer NOT NULL,
	"total" bigint,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "pay_run_files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "pay_run_files_kind" CHECK ("pay_run_files"."kind" in ('bank', 'ezpay', 'journal', 'register', 'payslips'))
);

ALTER TABLE "pay_run_files" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_run" FOREIGN KEY ("tenant_id","run_id") REFERENCES "public"."pay_runs"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "pay_run_files_list" ON "pay_run_files" USING btree ("tenant_id","run_id","created_at");
CREATE POLICY "own_tenant" ON "pay_run_files" AS PERMISSIVE FOR ALL TO "app_rt" USING ("pay_run_files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("pay_run_files"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "pay_run_files" FORCE ROW LEVEL SECURITY;
-- What has been made is not changed.
GRANT SELECT, INSERT, DELETE ON "pay_run_files" TO "app_rt";
