CREATE TABLE "user_mfa" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'totp' NOT NULL,
	"secret_enc" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_mfa" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mfa_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "mfa" jsonb;--> statement-breakpoint
ALTER TABLE "user_mfa" ADD CONSTRAINT "user_mfa_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "auth" ON "user_mfa" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "user_mfa" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "user_mfa" TO "app_auth";