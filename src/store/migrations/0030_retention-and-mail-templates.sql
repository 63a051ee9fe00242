CREATE TABLE "mail_templates" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	CONSTRAINT "mail_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_templates_whole" CHECK (("mail_templates"."subject" is null) = ("mail_templates"."text" is null))
);
--> statement-breakpoint
ALTER TABLE "mail_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "hold_since" date;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "modules" jsonb;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "retention" jsonb;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_templates_one" ON "mail_templates" USING btree ("tenant_id","template","language");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_hold" CHECK (("employees"."hold_reason" is null) = ("employees"."hold_since" is null));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "mail_templates" AS PERMISSIVE FOR ALL TO "app_rt" USING ("mail_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("mail_templates"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "auth" ON "mail_templates" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "mail_templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "mail_templates" TO "app_rt";--> statement-breakpoint
GRANT SELECT ON "mail_templates" TO "app_auth";
