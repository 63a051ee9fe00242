ALTER TABLE "tenants" ADD COLUMN "time_zone" text DEFAULT 'Asia/Singapore' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "currency" text DEFAULT 'SGD' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_locale" CHECK ("tenants"."locale" in ('en', 'de', 'fr', 'pt'));