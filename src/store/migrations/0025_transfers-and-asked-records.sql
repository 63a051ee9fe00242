ALTER TABLE "change_requests" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "designation_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "location_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "manager_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "basic" bigint;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "successor_id" uuid;--> statement-breakpoint
CREATE INDEX "change_requests_record" ON "change_requests" USING btree ("tenant_id","record_id");--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("tenant_id","status","effective");