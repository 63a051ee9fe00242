CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"swift" text,
	"branch_rule" text,
	"acct_no_pattern" text,
	"giro_format" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "banks_giro_format" CHECK ("banks"."giro_format" in ('dbs-uff', 'ocbc-giro', 'uob-fast', 'iso20022', 'none')),
	CONSTRAINT "banks_status" CHECK ("banks"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "banks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"iso2" text NOT NULL,
	"iso3" text NOT NULL,
	"name" text NOT NULL,
	"nationality" text NOT NULL,
	"dial_code" text,
	"currency" text,
	"is_traditional_source" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "countries_status" CHECK ("countries"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "countries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "global_leave_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"statute" text,
	"unit" text NOT NULL,
	"gender" text NOT NULL,
	"service_months" integer NOT NULL,
	"child_age" integer,
	"child_citizen" text NOT NULL,
	"marital_status" text NOT NULL,
	"default_entitlement" jsonb NOT NULL,
	"pay_fraction" numeric(5, 4) NOT NULL,
	"government_paid_units" integer,
	"government_paid_cap" bigint,
	"government_paid_per" text,
	"doc_required" boolean NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "global_leave_types_unit" CHECK ("global_leave_types"."unit" in ('day', 'hour')),
	CONSTRAINT "global_leave_types_pay_fraction" CHECK ("global_leave_types"."pay_fraction" between 0 and 1),
	CONSTRAINT "global_leave_types_status" CHECK ("global_leave_types"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "global_leave_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "races" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"shg_fund" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "races_fund" CHECK ("races"."shg_fund" in ('CDAC', 'SINDA', 'ECF', 'none')),
	CONSTRAINT "races_status" CHECK ("races"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "races" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "religions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"drives_mbmf" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "religions_status" CHECK ("religions"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "religions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workpass_occupations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"workpass_type_ids" uuid[] NOT NULL,
	"sector" text,
	"is_pme" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "workpass_occupations_sector" CHECK ("workpass_occupations"."sector" in ('services', 'manufacturing', 'construction', 'marine', 'process')),
	CONSTRAINT "workpass_occupations_status" CHECK ("workpass_occupations"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "workpass_occupations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workpass_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"employer_tied" boolean NOT NULL,
	"levy_applies" boolean NOT NULL,
	"quota_counts" boolean NOT NULL,
	"cpf_applies" boolean NOT NULL,
	"min_qualifying_salary" jsonb NOT NULL,
	"max_validity_months" integer,
	"renew_lead_days" integer,
	"status" text NOT NULL,
	CONSTRAINT "workpass_types_category" CHECK ("workpass_types"."category" in ('professional', 'skilled', 'trainee', 'family', 'exempt')),
	CONSTRAINT "workpass_types_status" CHECK ("workpass_types"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "workpass_types" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_leave_types" ADD CONSTRAINT "global_leave_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "global_leave_types" ADD CONSTRAINT "global_leave_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "races" ADD CONSTRAINT "races_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "religions" ADD CONSTRAINT "religions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "religions" ADD CONSTRAINT "religions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workpass_occupations" ADD CONSTRAINT "workpass_occupations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workpass_occupations" ADD CONSTRAINT "workpass_occupations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workpass_types" ADD CONSTRAINT "workpass_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workpass_types" ADD CONSTRAINT "workpass_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "banks_code" ON "banks" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso2" ON "countries" USING btree (lower("iso2"));--> statement-breakpoint
CREATE UNIQUE INDEX "countries_iso3" ON "countries" USING btree (lower("iso3"));--> statement-breakpoint
CREATE UNIQUE INDEX "global_leave_types_code" ON "global_leave_types" USING btree (lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "races_code" ON "races" USING btree (lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "religions_code" ON "religions" USING btree (lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "workpass_occupations_code" ON "workpass_occupations" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "workpass_types_code" ON "workpass_types" USING btree (lower("code" collate "und-x-icu"));--> statement-breakpoint
CREATE POLICY "platform_writes" ON "banks" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "banks" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "countries" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "countries" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "global_leave_types" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "global_leave_types" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "races" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "races" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "religions" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "religions" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "workpass_occupations" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "workpass_occupations" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "workpass_types" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "workpass_types" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
ALTER TABLE "banks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "countries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "global_leave_types" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "races" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "religions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workpass_occupations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "workpass_types" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "banks", "countries", "global_leave_types", "races", "religions", "workpass_occupations", "workpass_types" TO "app_rt";
