CREATE POLICY "counted" ON "employees" AS PERMISSIVE FOR SELECT TO "app_auth" USING (true);
-- The sign-in role counts seats, and sees nothing else of employees.
GRANT SELECT ("tenant_id", "status", "created_at", "last_day") ON "employees" TO "app_auth";

-- Registration used to enter the owner's address, which the platform may not see.
ALTER TABLE "tenants" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;
UPDATE "tenants" SET "billing_email" = NULL WHERE EXISTS (SELECT 1 FROM "users" WHERE "users"."tenant_id" = "tenants"."id" AND lower("users"."email") = lower("tenants"."billing_email"));
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;
ALTER TABLE "tenants" FORCE ROW LEVEL SECURITY;
