ALTER TABLE "departments" ADD COLUMN "head_employee_id" uuid;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD COLUMN "head_employee_id" uuid;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_employee_id" FOREIGN KEY ("tenant_id","head_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "functional_groups" ADD CONSTRAINT "functional_groups_head_employee_id" FOREIGN KEY ("tenant_id","head_employee_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departments_head" ON "departments" USING btree ("tenant_id","head_employee_id");--> statement-breakpoint
CREATE INDEX "functional_groups_head" ON "functional_groups" USING btree ("tenant_id","head_employee_id");