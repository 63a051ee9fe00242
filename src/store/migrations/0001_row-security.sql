-- Row policies bind the owner of the tables too, and each role may do no more than its work needs.
-- A migration that adds a table repeats both for it; tests/isolation/catalogue.test.ts finds a table without.
ALTER TABLE "audit_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "designations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "grades" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_access" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT USAGE ON SCHEMA "public" TO "app_rt", "app_auth";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "designations", "grades" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "companies" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "user_access" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT ON "audit_events" TO "app_rt";--> statement-breakpoint
GRANT SELECT ON "tenants" TO "app_rt";--> statement-breakpoint
GRANT SELECT ("id", "tenant_id", "email", "username", "full_name", "avatar", "role") ON "users" TO "app_rt";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "tenants", "users" TO "app_auth";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "sessions" TO "app_auth";
