ALTER TABLE "tenants" DROP CONSTRAINT "tenants_status";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "closing_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_closing" CHECK (("tenants"."closes_on" is null) = ("tenants"."status" <> 'closing'));--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_status" CHECK ("tenants"."status" in ('trial', 'active', 'suspended', 'closing', 'closed'));