ALTER TABLE "project_members" ADD COLUMN "rate" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "manager_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "activities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_manager_id" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."employees"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_manager" ON "projects" USING btree ("tenant_id","manager_id");--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_rate" CHECK ("project_members"."rate" >= 0);