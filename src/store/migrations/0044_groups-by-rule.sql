ALTER TABLE "employee_groups" ADD COLUMN "membership" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_membership" CHECK ("employee_groups"."membership" = 'list' or ("employee_groups"."membership" = 'rule' and "employee_groups"."rule" is not null));