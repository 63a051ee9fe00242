CREATE TABLE "tenant_export_bytes" (
	"tenant_id" uuid NOT NULL,
	"export_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "tenant_export_bytes_tenant_id_export_id_part_pk" PRIMARY KEY("tenant_id","export_id","part")
);
--> statement-breakpoint
ALTER TABLE "tenant_export_bytes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_exports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "tenant_exports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tenant_exports_status" CHECK ("tenant_exports"."status" in ('waiting', 'running', 'ready', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "tenant_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_export_bytes" ADD CONSTRAINT "tenant_export_bytes_of" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."tenant_exports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_exports" ADD CONSTRAINT "tenant_exports_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_exports_list" ON "tenant_exports" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "tenant_export_bytes" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_export_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_export_bytes"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "tenant_exports" AS PERMISSIVE FOR ALL TO "app_rt" USING ("tenant_exports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("tenant_exports"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "auth" ON "tenant_exports" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "tenant_exports" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_export_bytes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "tenant_exports" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "tenant_export_bytes" TO "app_rt";--> statement-breakpoint
GRANT SELECT, UPDATE ON "tenant_exports" TO "app_auth";
