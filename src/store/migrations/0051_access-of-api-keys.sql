ALTER TABLE "api_keys" ADD COLUMN "may_manage_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "resent_by" uuid;