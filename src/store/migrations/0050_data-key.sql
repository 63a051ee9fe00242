CREATE SCHEMA "server";
--> statement-breakpoint
CREATE TABLE "server"."data_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"salt" text NOT NULL,
	"fingerprint" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"next_salt" text,
	"next_fingerprint" text,
	"cursor" jsonb,
	CONSTRAINT "data_key_only" CHECK ("server"."data_key"."only"),
	CONSTRAINT "data_key_next" CHECK (("server"."data_key"."next_salt" is null) = ("server"."data_key"."next_fingerprint" is null))
);
--> statement-breakpoint
ALTER TABLE "user_mfa" ADD COLUMN "recovery_key_enc" text;