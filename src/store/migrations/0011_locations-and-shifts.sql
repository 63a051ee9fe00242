CREATE TABLE "shifts" (
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
	"start" text NOT NULL,
	"end" text NOT NULL,
	"end_next_day" boolean NOT NULL,
	"breaks" jsonb NOT NULL,
	"work_minutes" integer NOT NULL,
	"grace_in_min" integer NOT NULL,
	"grace_out_min" integer NOT NULL,
	"half_day_min" integer,
	"absent_min" integer,
	"colour" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "shifts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shifts_status" CHECK ("shifts"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "shifts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_locations" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"address" text,
	"lat" double precision,
	"lng" double precision,
	"radius_m" integer NOT NULL,
	"tz" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "work_locations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "work_locations_point" CHECK (("work_locations"."lat" is null) = ("work_locations"."lng" is null)),
	CONSTRAINT "work_locations_status" CHECK ("work_locations"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "work_locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_locations" ADD CONSTRAINT "work_locations_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_name" ON "shifts" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_code" ON "shifts" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "work_locations_name" ON "work_locations" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "work_locations_code" ON "work_locations" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "shifts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("shifts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "work_locations" AS PERMISSIVE FOR ALL TO "app_rt" USING ("work_locations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("work_locations"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "shifts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_locations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "shifts", "work_locations" TO "app_rt";
