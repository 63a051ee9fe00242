ALTER TABLE "attendance_adjustments" ADD COLUMN "payslip_id" uuid;
ALTER TABLE "payslip_lines" ADD COLUMN "on_day" date;
CREATE INDEX "attendance_adjustments_payslip" ON "attendance_adjustments" USING btree ("tenant_id","payslip_id") WHERE "attendance_adjustments"."payslip_id" is not null;
ALTER TABLE "attendance_adjustments" ADD CONSTRAINT "attendance_adjustments_paid" CHECK ("attendance_adjustments"."payslip_id" is null or "attendance_adjustments"."status" = 'settled');