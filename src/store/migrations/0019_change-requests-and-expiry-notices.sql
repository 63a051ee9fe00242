CREATE TABLE "change_requests" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"section" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"note" text,
	"file_id" uuid,
	"status" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decision_note" text,
	CONSTRAINT "change_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "change_requests_state" CHECK ("change_requests"."status" in ('submitted', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "change_requests_decision" CHECK (("change_requests"."status" = 'submitted') = ("change_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "change_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "expiry_notices" (
	"tenant_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"expiry" date NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "expiry_notices_tenant_id_kind_record_id_expiry_days_pk" PRIMARY KEY("tenant_id","kind","record_id","expiry","days")
);
--> statement-breakpoint
ALTER TABLE "expiry_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expiry_notices" ADD CONSTRAINT "expiry_notices_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_requests_employee_id" ON "change_requests" USING btree ("tenant_id","employee_id");--> statement-breakpoint
CREATE INDEX "change_requests_list" ON "change_requests" USING btree ("tenant_id","company_id","status","created_at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "change_requests" AS PERMISSIVE FOR ALL TO "app_rt" USING ("change_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("change_requests"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "expiry_notices" AS PERMISSIVE FOR ALL TO "app_rt" USING ("expiry_notices"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("expiry_notices"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "change_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "expiry_notices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "change_requests", "expiry_notices" TO "app_rt";
