CREATE TABLE "elements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"contract_ops" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"sensitivity" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "elements_status" CHECK ("elements"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "elements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "module_elements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"module_id" uuid NOT NULL,
	"element_id" uuid NOT NULL,
	"order" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "module_elements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"order" integer NOT NULL,
	"depends_on" jsonb NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "modules_status" CHECK ("modules"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "modules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"package_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"limits" jsonb NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package_modules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"price_monthly" bigint NOT NULL,
	"price_yearly" bigint NOT NULL,
	"seat_limit" integer,
	"company_limit" integer,
	"trial_days" integer NOT NULL,
	"popular" boolean NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "packages_status" CHECK ("packages"."status" in ('draft', 'published', 'retired'))
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_packages" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_elements" ADD CONSTRAINT "module_elements_element_id_elements_id_fk" FOREIGN KEY ("element_id") REFERENCES "public"."elements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_modules" ADD CONSTRAINT "package_modules_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "elements_code" ON "elements" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "module_elements_pair" ON "module_elements" USING btree ("module_id","element_id");--> statement-breakpoint
CREATE INDEX "module_elements_element" ON "module_elements" USING btree ("element_id");--> statement-breakpoint
CREATE UNIQUE INDEX "modules_code" ON "modules" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "package_modules_pair" ON "package_modules" USING btree ("package_id","module_id");--> statement-breakpoint
CREATE INDEX "package_modules_module" ON "package_modules" USING btree ("module_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_code" ON "packages" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "tenant_packages_package" ON "tenant_packages" USING btree ("package_id");--> statement-breakpoint
CREATE POLICY "platform_writes" ON "elements" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "elements" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "module_elements" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "module_elements" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "modules" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "modules" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "package_modules" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "package_modules" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "packages" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "packages" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "unpublished_hidden" ON "packages" AS RESTRICTIVE FOR SELECT TO "app_rt" USING ("packages"."status" <> 'draft' or nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "tenant_packages" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_packages"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_packages"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "auth" ON "tenant_packages" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "elements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "modules" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "module_elements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "packages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "package_modules" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_packages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "elements", "modules", "module_elements", "packages", "package_modules" TO "app_rt";--> statement-breakpoint
GRANT SELECT ON "tenant_packages" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "tenant_packages" TO "app_auth";
