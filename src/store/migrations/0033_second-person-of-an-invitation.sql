ALTER TABLE "invitations" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_confirmed" CHECK (("invitations"."confirmed_at" is null) = ("invitations"."confirmed_by" is null) and ("invitations"."confirmed_by" is null or "invitations"."confirmed_by" <> "invitations"."created_by"));