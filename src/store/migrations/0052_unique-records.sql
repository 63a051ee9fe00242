-- What was entered twice so far is kept, marked so that it can be told from the first; of drafts of one employee's terms the last
-- is kept, and of transfers and of support accesses that are open at once one stays open.
DO $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT * FROM (VALUES
    ('employee_dependants', 'full_name', 'employee_id, relation, full_name, date_of_birth', 'true'),
    ('previous_employments', 'employer', 'employee_id, employer, "from"', 'true'),
    ('employee_work_passes', 'pass_no', 'employee_id, type_id, pass_no, application_date, issued_on, expiry', 'true'),
    ('employee_documents', 'number', 'employee_id, type_id, number, issued_on, expiry, file_id', 'true'),
    ('employee_tasks', 'title', 'employee_id, kind, owner, title, due_on', 'status in (''open'', ''inProgress'')'),
    ('webhooks', 'name', 'lower(name collate "und-x-icu")', 'true')
  ) AS rules (name, marked, keys, among) LOOP
    -- The owner of the tables is bound by their policies too, and works for no tenant here.
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', rule.name);
    EXECUTE format(
      'UPDATE %1$I SET %2$I = concat_ws('' '', %2$I, ''('' || twins.n || '')'') FROM (SELECT id AS twin, row_number() OVER (PARTITION BY tenant_id, %3$s ORDER BY created_at, id) AS n FROM %1$I WHERE %4$s) twins WHERE id = twins.twin AND twins.n > 1',
      rule.name, rule.marked, rule.keys, rule.among);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', rule.name);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "kets" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DELETE FROM "kets" USING "kets" "later" WHERE "kets"."status" = 'draft' AND "later"."status" = 'draft' AND "later"."tenant_id" = "kets"."tenant_id" AND "later"."employee_id" = "kets"."employee_id" AND "later"."number" > "kets"."number";--> statement-breakpoint
ALTER TABLE "kets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "transfers" SET "status" = 'withdrawn' FROM (SELECT "id" AS "twin", row_number() OVER (PARTITION BY "tenant_id", "employee_id" ORDER BY "status", "created_at" DESC, "id") AS "n" FROM "transfers" WHERE "status" IN ('requested', 'approved')) "twins" WHERE "id" = "twins"."twin" AND "twins"."n" > 1;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_grants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "support_grants" SET "ended_at" = least(now(), "ends_at") FROM (SELECT "id" AS "twin", row_number() OVER (PARTITION BY "tenant_id", "administrator_id" ORDER BY "ends_at" DESC, "id") AS "n" FROM "support_grants" WHERE "ended_at" IS NULL) "twins" WHERE "id" = "twins"."twin" AND "twins"."n" > 1;--> statement-breakpoint
ALTER TABLE "support_grants" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_bank_accounts" ADD COLUMN "account_no_hash" text;--> statement-breakpoint
ALTER TABLE "employee_bank_accounts" ADD COLUMN "account_no_hash" text;--> statement-breakpoint
ALTER TABLE "employee_passports" ADD COLUMN "number_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "company_bank_accounts_number" ON "company_bank_accounts" USING btree ("tenant_id","company_id","bank_id","account_no_hash") WHERE "company_bank_accounts"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "employee_bank_accounts_number" ON "employee_bank_accounts" USING btree ("tenant_id","employee_id","bank_id","account_no_hash","status") WHERE "employee_bank_accounts"."status" in ('pendingVerify', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX "employee_passports_number" ON "employee_passports" USING btree ("tenant_id","employee_id","country_id","number_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_tasks_open" ON "employee_tasks" USING btree ("tenant_id","employee_id","kind","owner","title","due_on") WHERE "employee_tasks"."status" in ('open', 'inProgress');--> statement-breakpoint
CREATE UNIQUE INDEX "kets_draft" ON "kets" USING btree ("tenant_id","employee_id") WHERE "kets"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "previous_employments_once" ON "previous_employments" USING btree ("tenant_id","employee_id","employer","from");--> statement-breakpoint
CREATE UNIQUE INDEX "support_grants_open" ON "support_grants" USING btree ("tenant_id","administrator_id") WHERE "support_grants"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open" ON "transfers" USING btree ("tenant_id","employee_id") WHERE "transfers"."status" in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_name" ON "webhooks" USING btree ("tenant_id",lower("name" collate "und-x-icu"));--> statement-breakpoint
ALTER TABLE "employee_dependants" ADD CONSTRAINT "employee_dependants_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","relation","full_name","date_of_birth");--> statement-breakpoint
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","type_id","number","issued_on","expiry","file_id");--> statement-breakpoint
ALTER TABLE "employee_work_passes" ADD CONSTRAINT "employee_work_passes_once" UNIQUE NULLS NOT DISTINCT("tenant_id","employee_id","type_id","pass_no","application_date","issued_on","expiry");