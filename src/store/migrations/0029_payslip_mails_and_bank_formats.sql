CREATE TABLE "bank_formats" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"layout" text NOT NULL,
	"separator" text NOT NULL,
	"dates" text NOT NULL,
	"amounts" text NOT NULL,
	"heads" boolean NOT NULL,
	"extension" text NOT NULL,
	"columns" jsonb NOT NULL,
	"header" text,
	"footer" text,
	"status" text NOT NULL,
	CONSTRAINT "bank_formats_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "bank_formats_status" CHECK ("bank_formats"."status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "bank_formats_layout" CHECK ("bank_formats"."layout" in ('delimited', 'fixed'))
);

ALTER TABLE "bank_formats" ENABLE ROW LEVEL SECURITY;
-- A person who has been paid by another run of the period has a failed payslip with a blocker, which takes nobody's place.
DROP INDEX "payslips_once";
ALTER TABLE "users" ALTER COLUMN "mail_topics" SET DEFAULT '["expiries","requests","decisions","payslips"]'::jsonb;
ALTER TABLE "bank_formats" ADD CONSTRAINT "bank_formats_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_formats" ADD CONSTRAINT "bank_formats_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_formats" ADD CONSTRAINT "bank_formats_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_formats" ADD CONSTRAINT "bank_formats_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "bank_formats_name" ON "bank_formats" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX IF NOT EXISTS "payslips_once" ON "payslips" USING btree ("tenant_id","employee_id","period_id",(case "kind" when 'final' then 'regular' else "kind" end),"number") WHERE "payslips"."state" not in ('failed', 'excluded', 'reversed');
CREATE POLICY "own_tenant" ON "bank_formats" AS PERMISSIVE FOR ALL TO "app_rt" USING ("bank_formats"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("bank_formats"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "bank_formats" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "bank_formats" TO "app_rt";

-- Everyone gets the new topic; those who do not want its emails turn it off.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;
UPDATE "users" SET "mail_topics" = "mail_topics" || '["payslips"]'::jsonb WHERE NOT "mail_topics" ? 'payslips';
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
