CREATE TABLE "support_grants" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"administrator_id" uuid NOT NULL,
	"stand_in_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"role_id" uuid NOT NULL,
	"company_ids" jsonb NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"entered_at" timestamp (3) with time zone,
	CONSTRAINT "support_grants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "support_grants_end" CHECK ("support_grants"."ends_at" > "support_grants"."created_at")
);
--> statement-breakpoint
ALTER TABLE "support_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_grants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_packages" DROP CONSTRAINT "tenant_packages_pkey";--> statement-breakpoint
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_tenant_id_since_pk" PRIMARY KEY("tenant_id","since");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_tenant_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_grant_id" uuid;--> statement-breakpoint
ALTER TABLE "tenant_packages" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "code" text DEFAULT left(gen_random_uuid()::text, 8) NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "country" text DEFAULT 'SG' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "billing_email" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "billing_cycle" text DEFAULT 'monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "status_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "trial_ends_on" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "activated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "support_of" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_stand_in" FOREIGN KEY ("tenant_id","stand_in_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_ended_by" FOREIGN KEY ("tenant_id","ended_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_grants_administrator" ON "support_grants" USING btree ("administrator_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_support_of_users_id_fk" FOREIGN KEY ("support_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenants_code" ON "tenants" USING btree (lower("code"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_stand_in" ON "users" USING btree ("tenant_id","support_of");--> statement-breakpoint
ALTER TABLE "tenant_packages" ADD CONSTRAINT "tenant_packages_times" CHECK ("tenant_packages"."until" is null or "tenant_packages"."until" > "tenant_packages"."since");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_status" CHECK ("tenants"."status" in ('trial', 'active', 'suspended', 'closed'));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "support_grants" AS PERMISSIVE FOR ALL TO "app_rt" USING ("support_grants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("support_grants"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "auth" ON "support_grants" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "support_grants" TO "app_rt";--> statement-breakpoint
GRANT SELECT, UPDATE ON "support_grants" TO "app_auth";--> statement-breakpoint
GRANT SELECT ("support_of") ON "users" TO "app_rt";--> statement-breakpoint
GRANT DELETE ON "tenant_packages" TO "app_auth";
