CREATE TABLE "calculation_settings" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"overtime_cap" text NOT NULL,
	"sdl_rounding" text NOT NULL,
	"conversion_month" text NOT NULL,
	"additional_wage_estimate" text NOT NULL,
	"sinda_passes" text NOT NULL,
	"mbmf_low_wages" text NOT NULL,
	"service_basis" text NOT NULL,
	CONSTRAINT "calculation_settings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "calculation_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "platform_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"record_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_set_uses" (
	"rate_set_id" uuid NOT NULL,
	"tenant_id" uuid,
	"used_until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_set_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"company_id" uuid,
	"kind" text NOT NULL,
	"effective_from" date NOT NULL,
	"announced_up_to" date NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"source_id" text,
	"certainty" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"activated_at" timestamp (3) with time zone,
	"activated_by" uuid,
	CONSTRAINT "rate_sets_owner" CHECK (("rate_sets"."tenant_id" is null) = ("rate_sets"."company_id" is null) and ("rate_sets"."company_id" is null) = ("rate_sets"."kind" <> 'ppf'))
);
--> statement-breakpoint
ALTER TABLE "rate_sets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculation_settings" ADD CONSTRAINT "calculation_settings_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_events" ADD CONSTRAINT "platform_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_set_uses" ADD CONSTRAINT "rate_set_uses_rate_set_id_rate_sets_id_fk" FOREIGN KEY ("rate_set_id") REFERENCES "public"."rate_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_sets" ADD CONSTRAINT "rate_sets_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calculation_settings_company" ON "calculation_settings" USING btree ("tenant_id","company_id");--> statement-breakpoint
CREATE INDEX "platform_events_record" ON "platform_events" USING btree ("record_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_set_uses_until" ON "rate_set_uses" USING btree ("rate_set_id","used_until");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_sets_start" ON "rate_sets" USING btree ("kind","effective_from",coalesce("company_id", '00000000-0000-0000-0000-000000000000')) WHERE "rate_sets"."status" = 'active';--> statement-breakpoint
CREATE INDEX "rate_sets_company_kind" ON "rate_sets" USING btree ("tenant_id","company_id","kind");--> statement-breakpoint
CREATE POLICY "platform_accounts" ON "users" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("users"."tenant_id" is null and nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "calculation_settings" AS PERMISSIVE FOR ALL TO "app_rt" USING ("calculation_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("calculation_settings"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "platform_writes" ON "platform_events" AS PERMISSIVE FOR ALL TO "app_rt" USING (nullif(current_setting('app.tenant', true), '') is null) WITH CHECK (nullif(current_setting('app.tenant', true), '') is null);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "platform_events" AS PERMISSIVE FOR SELECT TO "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "see_uses" ON "rate_set_uses" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("rate_set_uses"."tenant_id" is null or "rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "note_uses" ON "rate_set_uses" AS PERMISSIVE FOR INSERT TO "app_rt" WITH CHECK ("rate_set_uses"."tenant_id" is null or "rate_set_uses"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "rate_sets" AS PERMISSIVE FOR ALL TO "app_rt" USING ("rate_sets"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("rate_sets"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "rate_sets" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("rate_sets"."tenant_id" is null and "rate_sets"."status" <> 'draft');--> statement-breakpoint
ALTER TABLE "calculation_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "platform_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_set_uses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_sets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rate_sets" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "calculation_settings" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT ON "platform_events", "rate_set_uses" TO "app_rt";