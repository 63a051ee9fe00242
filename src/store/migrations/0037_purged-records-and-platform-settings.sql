CREATE TABLE "platform_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"mfa_policy" text NOT NULL,
	"only" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purged_records" (
	"tenant_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text,
	"through" bigint NOT NULL,
	"employee_id" uuid NOT NULL,
	CONSTRAINT "purged_records_tenant_id_record_id_pk" PRIMARY KEY("tenant_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "purged_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_settings_only" ON "platform_settings" USING btree ("only") WHERE "platform_settings"."only";--> statement-breakpoint
CREATE POLICY "platform_writes" ON "platform_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "platform_settings" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "purged_records" AS PERMISSIVE FOR ALL TO "app_rt" USING ("purged_records"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("purged_records"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "platform_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "purged_records" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "platform_settings", "purged_records" TO "app_rt";
