ALTER TABLE "company_settings" ADD COLUMN "off_in_lieu" boolean DEFAULT false NOT NULL;
ALTER TABLE "company_settings" ADD COLUMN "off_in_lieu_months" integer DEFAULT 3;
ALTER TABLE "company_settings" ADD COLUMN "childcare_claim_period" text DEFAULT 'calendar-year' NOT NULL;
ALTER TABLE "company_settings" ADD COLUMN "national_service_claim_months" integer DEFAULT 3 NOT NULL;
ALTER TABLE "manual_leaves" ADD COLUMN "attendance_log_id" uuid;
CREATE UNIQUE INDEX "manual_leaves_earned_once" ON "manual_leaves" USING btree ("tenant_id","attendance_log_id") WHERE "manual_leaves"."status" = 'posted';
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_leave_months" CHECK ("company_settings"."national_service_claim_months" between 1 and 12 and "company_settings"."off_in_lieu_months" between 1 and 24);