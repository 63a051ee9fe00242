CREATE TABLE "email_otps" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"code_hash" text,
	"token_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_otps_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "email_otps_purpose" CHECK ("email_otps"."purpose" in ('verify', 'reset'))
);
--> statement-breakpoint
ALTER TABLE "email_otps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"fault" text,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('verify-email', 'password-reset', 'password-changed'))
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_otps" ADD CONSTRAINT "email_otps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_otps_token" ON "email_otps" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_otps_user" ON "email_otps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_otps_expiry" ON "email_otps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE POLICY "auth" ON "email_otps" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth" ON "mails" AS PERMISSIVE FOR ALL TO "app_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "email_otps" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "email_otps", "mails" TO "app_auth";
