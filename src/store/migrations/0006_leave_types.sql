CREATE TABLE "leave_types" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"global_leave_type_id" uuid,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"colour" text NOT NULL,
	"description" text,
	"unit" text NOT NULL,
	"slot" text NOT NULL,
	"pay_fraction" numeric(5, 4) NOT NULL,
	"counts_rest_days" boolean NOT NULL,
	"counts_holidays" boolean NOT NULL,
	"notice_days" integer NOT NULL,
	"max_consecutive_days" integer,
	"max_days_per_month" integer,
	"documents_after" integer,
	"negative_limit" integer NOT NULL,
	"encashable" boolean NOT NULL,
	"carry_forward_max" integer NOT NULL,
	"carry_forward_months" integer,
	"gender" text NOT NULL,
	"marital_status" text NOT NULL,
	"service_months" integer NOT NULL,
	"child_age" integer,
	"child_citizen" text NOT NULL,
	"residencies" text[] NOT NULL,
	"pass_categories" text[] NOT NULL,
	"medical" boolean NOT NULL,
	"visible_to_team" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "leave_types_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "leave_types_pay_fraction" CHECK ("leave_types"."pay_fraction" between 0 and 1),
	CONSTRAINT "leave_types_status" CHECK ("leave_types"."status" in ('active', 'inactive', 'archived'))
);

ALTER TABLE "leave_types" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "leave_types" ADD CONSTRAINT "leave_types_global" FOREIGN KEY ("global_leave_type_id") REFERENCES "public"."global_leave_types"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "leave_types_name" ON "leave_types" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "leave_types_code" ON "leave_types" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE POLICY "own_tenant" ON "leave_types" AS PERMISSIVE FOR ALL TO "app_rt" USING ("leave_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("leave_types"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);
ALTER TABLE "leave_types" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "leave_types" TO "app_rt";
