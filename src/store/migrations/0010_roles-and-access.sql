CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_system" boolean NOT NULL,
	"grants" jsonb NOT NULL,
	"field_rights" jsonb NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "roles_owner" CHECK (("roles"."tenant_id" is null) = "roles"."is_system"),
	CONSTRAINT "roles_status" CHECK ("roles"."status" in ('active', 'inactive', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "role_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "scope" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "valid_from" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_access" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "roles_code" ON "roles" USING btree (coalesce("tenant_id", '00000000-0000-0000-0000-000000000000'),lower("code"));--> statement-breakpoint
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_id" UNIQUE("tenant_id","id");--> statement-breakpoint
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_days" CHECK ("user_access"."valid_to" is null or "user_access"."valid_to" >= "user_access"."valid_from");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "roles" AS PERMISSIVE FOR ALL TO "app_rt" USING ("roles"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("roles"."tenant_id" is not distinct from nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "everybody_reads" ON "roles" AS PERMISSIVE FOR SELECT TO "app_rt" USING ("roles"."tenant_id" is null and "roles"."is_system");--> statement-breakpoint
ALTER TABLE "roles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "roles" TO "app_rt";--> statement-breakpoint
GRANT UPDATE ON "user_access" TO "app_rt";--> statement-breakpoint
-- Rights that stood with the account become a role in its companies. Row security steps aside for that, within this migration.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_access" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE user_access SET role_ids = '["0da8042f-5b7a-4c27-880a-30585ff54d30"]', scope = 'tenant' FROM users
  WHERE users.id = user_access.user_id AND users.ability @> '[{"action":"manage","subject":"all"}]';--> statement-breakpoint
UPDATE user_access SET role_ids = '["5b558443-4e29-44e6-8f20-e398dbf070bc"]' FROM users
  WHERE users.id = user_access.user_id AND users.ability @> '[{"action":"manage","subject":"grades"}]';--> statement-breakpoint
UPDATE users SET ability = '[]' WHERE tenant_id IS NOT NULL
  AND (ability @> '[{"action":"manage","subject":"all"}]' OR ability @> '[{"action":"manage","subject":"grades"}]');--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_access" FORCE ROW LEVEL SECURITY;
