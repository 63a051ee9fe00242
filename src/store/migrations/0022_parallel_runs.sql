CREATE TABLE "parallel_runs" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"accepted" jsonb NOT NULL,
	CONSTRAINT "parallel_runs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);

ALTER TABLE "parallel_runs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "parallel_runs" ADD CONSTRAINT "parallel_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parallel_runs" ADD CONSTRAINT "parallel_runs_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parallel_runs" ADD CONSTRAINT "parallel_runs_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parallel_runs" ADD CONSTRAINT "parallel_runs_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "parallel_runs" ADD CONSTRAINT "parallel_runs_run" FOREIGN KEY ("tenant_id","run_id") REFERENCES "public"."pay_runs"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "parallel_runs_of_run" ON "parallel_runs" USING btree ("tenant_id","run_id");
CREATE POLICY "own_tenant" ON "parallel_runs" AS PERMISSIVE FOR ALL TO "app_rt" USING ("parallel_runs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("parallel_runs"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "parallel_runs" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "parallel_runs" TO "app_rt";
