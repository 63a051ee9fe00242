CREATE TABLE "blackout_dates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"department_id" uuid,
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "blackout_dates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "blackout_dates_days" CHECK ("blackout_dates"."start" <= "blackout_dates"."end"),
	CONSTRAINT "blackout_dates_status" CHECK ("blackout_dates"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "blackout_dates" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "year_settings" DROP CONSTRAINT "year_settings_state";
ALTER TABLE "leave_ledger" ADD COLUMN "year_setting_id" uuid;
ALTER TABLE "year_settings" ADD COLUMN "encash" boolean DEFAULT false NOT NULL;
ALTER TABLE "year_settings" ADD COLUMN "closed_at" timestamp (3) with time zone;
ALTER TABLE "blackout_dates" ADD CONSTRAINT "blackout_dates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "blackout_dates" ADD CONSTRAINT "blackout_dates_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "blackout_dates" ADD CONSTRAINT "blackout_dates_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "blackout_dates" ADD CONSTRAINT "blackout_dates_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "blackout_dates" ADD CONSTRAINT "blackout_dates_department" FOREIGN KEY ("tenant_id","department_id") REFERENCES "public"."departments"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "blackout_dates_name" ON "blackout_dates" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE INDEX "blackout_dates_days" ON "blackout_dates" USING btree ("tenant_id","company_id","start");
CREATE INDEX "leave_ledger_closing" ON "leave_ledger" USING btree ("tenant_id","year_setting_id");
ALTER TABLE "year_settings" ADD CONSTRAINT "year_settings_state" CHECK ("year_settings"."state" in ('open', 'closing', 'closed', 'reopening'));
CREATE POLICY "own_tenant" ON "blackout_dates" AS PERMISSIVE FOR ALL TO "app_rt" USING ("blackout_dates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("blackout_dates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "blackout_dates" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "blackout_dates" TO "app_rt";
