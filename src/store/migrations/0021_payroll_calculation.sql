ALTER TABLE "attendance_adjustments" ADD COLUMN "payslip_id" uuid;
ALTER TABLE "payslip_lines" ADD COLUMN "on_day" date;
ALTER TABLE "payslips" ADD COLUMN "costs" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "employee_statutory" ADD COLUMN "in_ppf" boolean DEFAULT false NOT NULL;
ALTER TABLE "employee_statutory" ADD COLUMN "ppf_employee_share" numeric(5, 4);
ALTER TABLE "employee_statutory" ADD COLUMN "ppf_employer_share" numeric(5, 4);
CREATE INDEX "attendance_adjustments_payslip" ON "attendance_adjustments" USING btree ("tenant_id","payslip_id") WHERE "attendance_adjustments"."payslip_id" is not null;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_paid" CHECK ("attendance_adjustments"."payslip_id" is null or "attendance_adjustments"."status" = 'settled');