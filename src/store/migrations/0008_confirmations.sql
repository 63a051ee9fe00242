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
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_employee" FOREIGN KEY ("tenant_id","employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "confirmations_employee_id" ON "confirmations" USING btree ("tenant_id","employee_id");
CREATE UNIQUE INDEX "confirmations_open" ON "confirmations" USING btree ("tenant_id","employee_id") WHERE "confirmations"."status" = 'requested';
CREATE POLICY "own_tenant" ON "confirmations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("confirmations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("confirmations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "confirmations" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "confirmations" TO "app_rt";
