ALTER TABLE "users" ALTER COLUMN "mail_topics" SET DEFAULT '["expiries","requests","decisions","payslips"]'::jsonb;

-- Everyone gets the new topic; those who do not want its emails turn it off.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;
UPDATE "users" SET "mail_topics" = "mail_topics" || '["payslips"]'::jsonb WHERE NOT "mail_topics" ? 'payslips';
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;

-- A person who has been paid by another run of the period has a failed payslip with a blocker, which takes nobody's place.
DROP INDEX "payslips_once";
CREATE UNIQUE INDEX IF NOT EXISTS "payslips_once" ON "payslips" USING btree ("tenant_id","employee_id","period_id",(case "kind" when 'final' then 'regular' else "kind" end),"number") WHERE "payslips"."state" not in ('failed', 'excluded', 'reversed');
