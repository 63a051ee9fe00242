CREATE TABLE "ledger_accounts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"postings" jsonb NOT NULL,
	"description" text,
	"status" text NOT NULL,
	CONSTRAINT "ledger_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_accounts_status" CHECK ("ledger_accounts"."status" in ('active', 'inactive', 'archived')),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('asset', 'liability', 'expense'))
);

ALTER TABLE "ledger_accounts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "allowances" ADD COLUMN "ledger_account_id" uuid;
ALTER TABLE "deductions" ADD COLUMN "ledger_account_id" uuid;
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_created_by" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_updated_by" FOREIGN KEY ("tenant_id","updated_by") REFERENCES "public"."users"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_company" FOREIGN KEY ("tenant_id","company_id") REFERENCES "public"."companies"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "ledger_accounts_name" ON "ledger_accounts" USING btree ("tenant_id","company_id",lower("name" collate "und-x-icu"));
CREATE UNIQUE INDEX "ledger_accounts_code" ON "ledger_accounts" USING btree ("tenant_id","company_id",lower("code" collate "und-x-icu"));
CREATE UNIQUE INDEX "ledger_accounts_salaries" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'salaries';
CREATE UNIQUE INDEX "ledger_accounts_employer_cpf" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'employer-cpf';
CREATE UNIQUE INDEX "ledger_accounts_sdl" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'sdl';
CREATE UNIQUE INDEX "ledger_accounts_foreign_worker_levy" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'foreign-worker-levy';
CREATE UNIQUE INDEX "ledger_accounts_fund_expense" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'fund-expense';
CREATE UNIQUE INDEX "ledger_accounts_salaries_payable" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'salaries-payable';
CREATE UNIQUE INDEX "ledger_accounts_cpf_payable" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'cpf-payable';
CREATE UNIQUE INDEX "ledger_accounts_levy_payable" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'levy-payable';
CREATE UNIQUE INDEX "ledger_accounts_fund_payable" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'fund-payable';
CREATE UNIQUE INDEX "ledger_accounts_deductions_payable" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'deductions-payable';
CREATE UNIQUE INDEX "ledger_accounts_due_from_companies" ON "ledger_accounts" USING btree ("tenant_id","company_id") WHERE "postings" ? 'due-from-companies';
ALTER TABLE "allowances" ADD CONSTRAINT "allowances_ledger_account" FOREIGN KEY ("tenant_id","ledger_account_id") REFERENCES "public"."ledger_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "deductions" ADD CONSTRAINT "deductions_ledger_account" FOREIGN KEY ("tenant_id","ledger_account_id") REFERENCES "public"."ledger_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;
CREATE POLICY "own_tenant" ON "ledger_accounts" AS PERMISSIVE FOR ALL TO "app_rt" USING ("ledger_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK ("ledger_accounts"."tenant_id" = nullif(current_setting('app.tenant', true), '')::uuid);

ALTER TABLE "payslips" ADD COLUMN "cpf_excess" jsonb;
ALTER TABLE "payslips" ADD COLUMN "company_shares" jsonb;
ALTER TABLE "tax_forms" ADD COLUMN "excess" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "tax_forms" ADD COLUMN "earlier_id" uuid;
ALTER TABLE "split_companies" ADD COLUMN "paid_by" text DEFAULT 'lead' NOT NULL;
ALTER TABLE "split_companies" ADD CONSTRAINT "split_companies_paid_by" CHECK ("split_companies"."paid_by" in ('lead', 'each'));

-- Companies that exist get the accounts of new ones, and those that their pay items named.
ALTER TABLE "companies" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "allowances" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "deductions" NO FORCE ROW LEVEL SECURITY;
INSERT INTO "ledger_accounts" (tenant_id, company_id, code, name, kind, postings, status, created_at, created_by, updated_at, updated_by)
SELECT own.tenant_id, own.id, account.code, account.name, account.kind, account.postings, 'active', own.created_at, own.created_by, own.created_at, own.created_by
FROM "companies" own CROSS JOIN (VALUES
  ('1400', 'Due from related companies', 'asset', '["due-from-companies"]'::jsonb),
  ('2200', 'Salaries payable', 'liability', '["salaries-payable"]'::jsonb),
  ('2210', 'CPF payable', 'liability', '["cpf-payable"]'::jsonb),
  ('2220', 'Foreign worker levy payable', 'liability', '["levy-payable"]'::jsonb),
  ('2230', 'Provident fund payable', 'liability', '["fund-payable"]'::jsonb),
  ('2240', 'Payroll deductions payable', 'liability', '["deductions-payable"]'::jsonb),
  ('6000', 'Salaries and wages', 'expense', '["salaries"]'::jsonb),
  ('6010', 'Employer CPF contributions', 'expense', '["employer-cpf"]'::jsonb),
  ('6020', 'Skills Development Levy', 'expense', '["sdl"]'::jsonb),
  ('6030', 'Foreign worker levy', 'expense', '["foreign-worker-levy"]'::jsonb),
  ('6040', 'Provident fund contributions', 'expense', '["fund-expense"]'::jsonb)) account (code, name, kind, postings);
INSERT INTO "ledger_accounts" (tenant_id, company_id, code, name, kind, postings, status, created_at, created_by, updated_at, updated_by)
SELECT DISTINCT ON (item.tenant_id, item.company_id, lower(item.gl_code)) item.tenant_id, item.company_id, item.gl_code, 'Account ' || item.gl_code, item.kind, '[]'::jsonb, 'active', item.created_at, item.created_by, item.created_at, item.created_by
FROM (SELECT tenant_id, company_id, gl_code, 'expense' AS kind, created_at, created_by FROM "allowances" WHERE gl_code IS NOT NULL
  UNION ALL SELECT tenant_id, company_id, gl_code, 'liability', created_at, created_by FROM "deductions" WHERE gl_code IS NOT NULL) item
ORDER BY item.tenant_id, item.company_id, lower(item.gl_code), item.kind
ON CONFLICT DO NOTHING;
UPDATE "allowances" item SET ledger_account_id = account.id FROM "ledger_accounts" account
WHERE account.tenant_id = item.tenant_id AND account.company_id = item.company_id AND lower(account.code) = lower(item.gl_code);
UPDATE "deductions" item SET ledger_account_id = account.id FROM "ledger_accounts" account
WHERE account.tenant_id = item.tenant_id AND account.company_id = item.company_id AND lower(account.code) = lower(item.gl_code);
ALTER TABLE "companies" FORCE ROW LEVEL SECURITY;
ALTER TABLE "allowances" FORCE ROW LEVEL SECURITY;
ALTER TABLE "deductions" FORCE ROW LEVEL SECURITY;
ALTER TABLE "ledger_accounts" FORCE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE, DELETE ON "ledger_accounts" TO "app_rt";
ALTER TABLE "payslip_lines" DROP COLUMN "gl_code";
ALTER TABLE "allowances" DROP COLUMN "gl_code";
ALTER TABLE "deductions" DROP COLUMN "gl_code";
ALTER TABLE "pay_run_files" DROP CONSTRAINT "pay_run_files_kind";
ALTER TABLE "pay_run_files" ADD CONSTRAINT "pay_run_files_kind" CHECK ("pay_run_files"."kind" in ('bank', 'ezpay', 'reconciliation', 'journal', 'register', 'payslips'));
