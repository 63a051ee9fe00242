ALTER TABLE "company_settings" ADD COLUMN "probation_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "notice_days" integer;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "menu_collapsed" boolean;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "currency_symbol" text DEFAULT '$S' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "toast_ms" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "map_latitude" double precision DEFAULT 10.1526 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "map_longitude" double precision DEFAULT 78.175 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "map_zoom" integer DEFAULT 11 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "dismissed_setups" jsonb DEFAULT '[]'::jsonb NOT NULL;