-- The account that had the employee first keeps them.
ALTER TABLE "user_access" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "user_access" later SET "employee_id" = NULL FROM "user_access" earlier WHERE earlier."tenant_id" = later."tenant_id" AND earlier."employee_id" = later."employee_id" AND (earlier."created_at", earlier."id") < (later."created_at", later."id");--> statement-breakpoint
ALTER TABLE "user_access" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_person" ON "invitations" USING btree ("tenant_id","company_id","employee_id") WHERE "invitations"."accepted_at" is null and "invitations"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_person" UNIQUE("tenant_id","employee_id");