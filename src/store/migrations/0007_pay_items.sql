CREATE TABLE "allowances" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"calculation" text NOT NULL,
	"amount" bigint,
	"days" text,
	"hours" text,
	"rate" double precision,
	"base" text,
	"formula" text,
	"cpf_class" text NOT NULL,
	"sdl_liable" boolean NOT NULL,
	"fund_liable" boolean NOT NULL,
	"gross_rate" boolean NOT NULL,
	"prorated" boolean NOT NULL,
	"tax_box" text NOT NULL,
	"gl_code" text,
	"status" text NOT NULL,
	CONSTRAINT "allowances_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "allowances_status" CHECK ("allowances"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "allowances" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "deductions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text,
	"calculation" text NOT NULL,
	"amount" bigint,
	"days" text,
	"hours" text,
	"rate" double precision,
	"base" text,
	"formula" text,
	"ground" text NOT NULL,
	"consent_required" boolean NOT NULL,
	"max_share" double precision,
	"priority" integer NOT NULL,
	"gl_code" text,
	"status" text NOT NULL,
	CONSTRAINT "deductions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "deductions_status" CHECK ("deductions"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "deductions" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "allowances_name" ON "allowances" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "allowances_code" ON "allowances" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "deductions_name" ON "deductions" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "deductions_code" ON "deductions" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE POLICY "own_tenant" ON "allowances" AS PERMISSIVE FOR ALL TO "app_rt" USING ("allowances"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("allowances"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
CREATE POLICY "own_tenant" ON "deductions" AS PERMISSIVE FOR ALL TO "app_rt" USING ("deductions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("deductions"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "allowances" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "allowances" TO "app_rt";
ALTER TABLE "deductions" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "deductions" TO "app_rt";
