CREATE TABLE "sso_connections" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret_enc" text,
	"domains" jsonb NOT NULL,
	"password_allowed" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sso_connections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sso_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sso_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sso_subjects" (
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_subjects_user_id_issuer_pk" PRIMARY KEY("user_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "sso_subjects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_states" ADD CONSTRAINT "sso_states_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_subjects" ADD CONSTRAINT "sso_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_connections_tenant" ON "sso_connections" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "sso_states_expiry" ON "sso_states" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_subjects_subject" ON "sso_subjects" USING btree ("issuer","subject");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "sso_connections" AS PERMISSIVE FOR ALL TO "app_rt" USING ("sso_connections"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("sso_connections"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "auth" ON "sso_connections" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth" ON "sso_states" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth" ON "sso_subjects" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "sso_connections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sso_states" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sso_subjects" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sso_connections" TO "app_rt";--> statement-breakpoint
GRANT SELECT ON "sso_connections" TO "app_auth";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sso_states" TO "app_auth";--> statement-breakpoint
GRANT SELECT, INSERT ON "sso_subjects" TO "app_auth";
